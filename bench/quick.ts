import { spawn } from "node:child_process";

/* Runs the quick form of each bench, so that none breaks unnoticed: `npm run test:benches`, after `npm run
   build`. */

const BENCHES = [
	"moving-bookings",
	"orders",
	"product-import",
	"hotel-search",
	"growth",
	"pages",
	"refusals",
	"writes",
	"uploads",
	"torture",
];

for (const name of BENCHES) {
	const began = performance.now();
	const { code, output } = await run(`bench/${name}.ts`);
	console.log(`bench ${name}: ${code === 0 ? "ran" : "FAILED"}, ${Math.round(performance.now() - began)} ms`);
	if (code === 0) continue;
	console.log(output);
	process.exitCode = 1;
}

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
