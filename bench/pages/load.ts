import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";

/* The load of `bench:pages`, in its own process: each message is a `LoadTask`, and its answer is what came of it. */

export type LoadTask = {
	url: string;
	cookie: string;
	/** Asked for in turns. */
	paths: string[];
	requests: number;
	/** Requests a second; otherwise 16 connections ask as fast as they are answered. */
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
/** Requests a second that the client of Node.js does not keep up with. */
const FAST = 2_000;
const GIVES_UP_AFTER_MS = 10_000;
const BROWSER = {
	accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
	"accept-encoding": "gzip, deflate, br, zstd",
	"accept-language": "en-US,en;q=0.9",
	"user-agent":
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36",
};

async function sendByConnections({ url, cookie, paths, requests, rate }: LoadTask): Promise<LoadResult> {
	let next = 0;
	const inTurn = (request: autocannon.Request) => ({ ...request, path: paths[next++ % paths.length] });
	const result = await autocannon({
		url,
		connections: Math.min(CONNECTIONS, requests),
		amount: requests,
		...(rate ? { overallRate: rate } : {}),
		// When all are answered, it ends with the next sample.
		sampleInt: 50,
		headers: headersOf(cookie),
		requests: [paths.length === 1 ? { path: paths[0] } : { setupRequest: inTurn }],
	});
	return {
		total: result.requests.total,
		seconds: result.duration,
		p99: result.latency.p99,
		bytes: result.throughput.total,
		failed: result.non2xx + result.errors,
		unanswered: result.timeouts,
	};
}

/**
 * Asks whether or not earlier requests are answered, and measures from when each was due. autocannon would send the
 * requests of each second at its beginning, where those for slow pages wait for each other.
 */
async function sendEvenly({ url, cookie, paths, requests, rate = 1 }: LoadTask): Promise<LoadResult> {
	const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: "fifo" });
	const options = { agent, headers: headersOf(cookie), timeout: GIVES_UP_AFTER_MS };
	const latencies: number[] = [];
	let [bytes, failed, unanswered] = [0, 0, 0];
	const ask = (path: string, due: number) =>
		new Promise<void>((done) => {
			const request = get(url + path, options, (response) => {
				if (response.statusCode !== 200) failed++;
				response.on("data", (part: Buffer) => {
					bytes += part.length;
				});
				response.on("end", () => {
					latencies.push(performance.now() - due);
					done();
				});
			});
			request.on("timeout", () => {
				unanswered++;
				request.destroy();
			});
			request.on("error", () => {
				failed++;
				done();
			});
		});
	const start = performance.now();
	const asked: Promise<void>[] = [];
	while (asked.length < requests) {
		const due = start + (asked.length * 1_000) / rate;
		if (due > performance.now()) await wait(1);
		else asked.push(ask(paths[asked.length % paths.length] ?? "/", due));
	}
	await Promise.all(asked);
	agent.destroy();
	latencies.sort((a, b) => a - b);
	return {
		total: latencies.length,
		seconds: (performance.now() - start) / 1_000,
		p99: Math.round(latencies[Math.ceil(latencies.length * 0.99) - 1] ?? Number.NaN),
		bytes,
		failed,
		unanswered,
	};
}

const headersOf = (cookie: string) => (cookie ? { ...BROWSER, cookie } : BROWSER);

process.on("message", async (load: LoadTask) =>
	process.send?.(await (load.rate && load.rate < FAST ? sendEvenly(load) : sendByConnections(load))),
);
