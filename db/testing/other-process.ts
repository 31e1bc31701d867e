import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

/** The variable with the path of the scripts' bundles; `other-process-scripts.ts` makes them. */
export const BUNDLES = "MEEHA_OTHER_PROCESSES";

/** A script in another process, with its task as JSON in the first argument. */
export function spawnElsewhere(script: string, task: object) {
	const bundle = resolve(process.env[BUNDLES] ?? "", script.replace(/\.ts$/, ".js"));
	return spawn(process.execPath, [bundle, JSON.stringify(task)], { stdio: ["pipe", "pipe", "inherit"] });
}

/** A process that prints "ready", starts at `go()`, and prints its result as JSON in the last line. */
export function startElsewhere<Result>(script: string, task: object) {
	const child = spawnElsewhere(script, task);
	let last = "";
	const lines = createInterface({ input: child.stdout });
	const ready = new Promise<void>((done, fail) => {
		lines.on("line", (line) => {
			if (line === "ready") done();
			else last = line;
		});
		child.once("exit", (code) => fail(new Error(`${script} ended early with ${code}`)));
	});
	const result = new Promise<Result>((done, fail) => {
		child.once("close", (code) =>
			code === 0 ? done(JSON.parse(last)) : fail(new Error(`${script} failed: ${code}`)),
		);
	});
	return { ready, result, go: () => child.stdin.end("go\n") };
}

/** The other end of `startElsewhere`: waits for `go()`, runs, prints the result. */
export async function runHere<Task>(work: (task: Task) => Promise<unknown>): Promise<void> {
	const task = JSON.parse(process.argv[2] ?? "{}") as Task;
	process.stdout.write("ready\n");
	await new Promise((done) => process.stdin.once("data", done));
	process.stdout.write(`${JSON.stringify(await work(task))}\n`);
	process.exit(0);
}
