import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const { start } = JSON.parse(readFileSync("package.json", "utf8")).scripts as { start: string };
let folder = "";
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "meeha-settings-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The port that a process started like `npm start` knows from its first line on. */
function portAtStart(setting?: string): string {
	const [, preload = ""] = /--import (\S+)/.exec(start) ?? [];
	const { PORT: _, ...env } = process.env;
	return execFileSync(process.execPath, ["--import", resolve(preload), "-p", "process.env.PORT"], {
		cwd: folder,
		env: setting === undefined ? env : { ...env, PORT: setting },
		encoding: "utf8",
	}).trim();
}

test("reads the port before the site is loaded, 3000 by default", () => {
	expect(portAtStart()).toBe("3000");
	writeFileSync(join(folder, ".env"), "HOST=\nPORT=4711\n");
	expect(portAtStart()).toBe("4711");
	expect(portAtStart("4712")).toBe("4712");
	writeFileSync(join(folder, ".env"), "PORT=\n");
	expect(portAtStart()).toBe("3000");
});

test("passes npm’s signal to the server", () => {
	expect(start).toMatch(/^exec /);
});
