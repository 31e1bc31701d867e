import { spawn } from "node:child_process";
import pLimit from "p-limit";

/* Runs the quick form of each bench, so that none breaks unnoticed: `npm run test:benches`, after `npm run
   build`. */

/** Two at a time: nothing is measured here, and they wait for servers half of the time. The longest are first. */
const AT_A_TIME = 2;

const BENCHES = [
	"torture",
	"moving-bookings",
	"growth",
	"hotel-search",
	"pages",
	"orders",
	"uploads",
	"writes",
	"live",
	"first-view",
	"refusals",
	"product-import",
];

await pLimit(AT_A_TIME).map(BENCHES, async (name) => {
	const began = performance.now();
	const { code, output } = await run(`bench/${name}.ts`);
	console.log(`bench ${name}: ${code === 0 ? "ran" : "FAILED"}, ${Math.round(performance.now() - began)} ms`);
	if (code === 0) return;
	console.log(output);
	process.exitCode = 1;
});

function run(file: string): Promise<{ code: number | null; output: string }> {
	return new Promise((done) => {
		const child = spawn(process.execPath, ["--import", "tsx", file, "--quick"], {
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text: string) => {
				output += text;
			});
		child.once("close", (code) => done({ code, output }));
	});
}
