import autocannon from "autocannon";

/* The load of `bench:pages`, in its own process. Takes a URL and seconds as arguments, and prints a line
   of JSON. */
const BROWSER = {
	accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
	"accept-encoding": "gzip, deflate, br, zstd",
	"accept-language": "en-US,en;q=0.9",
	"user-agent":
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36",
};

const [url = "", seconds = "3"] = process.argv.slice(2);
const { requests, latency, throughput, non2xx, errors } = await autocannon({
	url,
	connections: 16,
	duration: Number(seconds),
	headers: BROWSER,
});
const bytes = Math.round(throughput.total / Math.max(1, requests.total));
console.log(
	JSON.stringify({
		total: requests.total,
		rate: requests.average,
		p99: latency.p99,
		bytes,
		failed: non2xx + errors,
	}),
);
