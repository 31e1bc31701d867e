import autocannon from "autocannon";

/* The load of `bench:pages`, in its own process: each message is a `LoadTask`, and its answer is what came of it. */

export type LoadTask = {
	url: string;
	cookie: string;
	/** Asked for in turns by 16 connections. */
	paths: string[];
	/** Ends after this time; otherwise when each path was asked for once. */
	seconds?: number;
	/** Requests a second; otherwise as fast as they are answered. */
	rate?: number;
};

export type LoadResult = {
	total: number;
	seconds: number;
	p99: number;
	bytes: number;
	failed: number;
	/** Those of the failed ones that had no answer for ten seconds. */
	unanswered: number;
};

const CONNECTIONS = 16;
const BROWSER = {
	accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
	"accept-encoding": "gzip, deflate, br, zstd",
	"accept-language": "en-US,en;q=0.9",
	"user-agent":
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36",
};

async function send({ url, cookie, paths, seconds, rate }: LoadTask): Promise<LoadResult> {
	let next = 0;
	const headers = cookie ? { ...BROWSER, cookie } : BROWSER;
	const inTurn = (request: autocannon.Request) => ({ ...request, path: paths[next++ % paths.length] });
	const { requests, latency, throughput, duration, non2xx, errors, timeouts } = await autocannon({
		url,
		connections: Math.min(CONNECTIONS, paths.length === 1 ? CONNECTIONS : paths.length),
		...(seconds ? { duration: seconds } : { amount: paths.length }),
		...(rate ? { overallRate: rate } : {}),
		// When each path was asked for once, it ends with the next sample.
		sampleInt: 50,
		headers,
		requests: [paths.length === 1 ? { path: paths[0] } : { setupRequest: inTurn }],
	});
	return {
		total: requests.total,
		seconds: duration,
		p99: latency.p99,
		bytes: throughput.total,
		failed: non2xx + errors,
		unanswered: timeouts,
	};
}

process.on("message", async (load: LoadTask) => process.send?.(await send(load)));
