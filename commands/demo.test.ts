import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

/** Runs the command in its own folder until it refuses. */
function startDemo({ port, isInterrupted }: { port: number; isInterrupted: boolean }) {
	const cwd = mkdtempSync(join(tmpdir(), "meeha-demo-"));
	if (isInterrupted) {
		mkdirSync(join(cwd, "data"));
		writeFileSync(join(cwd, "data", "demo-filling"), "");
	}
	const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
	const started = spawnSync(process.execPath, ["--import", tsx, resolve("commands/demo.ts")], {
		cwd,
		env: { ...process.env, PORT: String(port) },
		encoding: "utf8",
	});
	rmSync(cwd, { recursive: true });
	return { code: started.status, error: started.stderr };
}

test("refuses to start the demo on a used port or with a half-filled database", async () => {
	const server = createServer();
	const port = await new Promise<number>((done) => {
		server.listen(0, () => {
			const address = server.address();
			done(typeof address === "object" && address ? address.port : 0);
		});
	});
	expect(startDemo({ port, isInterrupted: false })).toMatchObject({
		code: 1,
		error: expect.stringContaining(`Port ${port} is in use.`),
	});
	await new Promise((done) => server.close(done));
	expect(startDemo({ port, isInterrupted: true })).toMatchObject({
		code: 1,
		error: expect.stringContaining("Delete data/ and start again."),
	});
});
