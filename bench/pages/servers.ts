import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#e2e/helpers/site-server.ts";

const STOCK = resolve("node_modules/.cache/meeha-stock");
const serve = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");

/** One core for the server and one for the load, if the machine has two. */
export const isPinned = cpus().length > 1 && spawnSync("taskset", ["-c", "0", "true"]).status === 0;
export const onCore = (core: number, command: readonly string[]): string[] =>
	isPinned ? ["taskset", "-c", String(core), ...command] : [...command];

export type Server = {
	url: string;
	/** The CPU time used so far, in seconds. */
	cpu: () => number;
	stop: () => Promise<void>;
};

/** The same screens as a plain Remix application: streamed, hydrated, compressed by its server. */
export function buildStock(): string {
	rmSync(STOCK, { recursive: true, force: true });
	mkdirSync(STOCK, { recursive: true });
	for (const part of [
		"app",
		"db",
		"migrations",
		"public",
		"package.json",
		"tsconfig.json",
		"vite.config.ts",
		"remix.config.js",
	])
		cpSync(part, join(STOCK, part), { recursive: true });
	const entry = readFileSync("bench/pages/stock-entry.server.tsx", "utf8");
	writeFileSync(join(STOCK, "app/entry.server.tsx"), entry.replace("../../app/", "./"));
	const rootFile = join(STOCK, "app/root.tsx");
	const root = readFileSync(rootFile, "utf8");
	const always = root.replace("{hydrate ? <Scripts nonce={nonce} /> : null}", "<Scripts />");
	if (always === root)
		throw new Error("The root's scripts were not found: bench/pages/servers.ts has to follow.");
	writeFileSync(rootFile, always);
	execFileSync(process.execPath, [resolve("node_modules/.bin/remix"), "vite:build"], {
		cwd: STOCK,
		stdio: "ignore",
	});
	return STOCK;
}

export function startMeasuredSite(folder: string, databaseFile: string): Promise<Server> {
	return start([process.execPath, serve, "build/server/index.js"], {
		folder,
		ready: "/favicon.svg",
		env: {
			DATABASE_URL: `sqlite:${databaseFile}`,
			SESSION_SECRET: "a-bench-keeps-no-secrets-0123456789abcdef",
			RATE_LIMITS: "off",
			LOG_LEVEL: "error",
		},
	});
}

export const startBare = (databaseFile: string): Promise<Server> =>
	start([process.execPath, "--import", "tsx", "bench/pages/bare-server.ts"], {
		folder: ".",
		ready: "/home",
		env: { DATABASE_FILE: databaseFile },
	});

type Start = { folder: string; ready: string; env: Record<string, string> };

async function start(command: string[], { folder, ready, env }: Start): Promise<Server> {
	const port = await freePort();
	const [program = "", ...args] = onCore(0, command);
	const child = spawn(program, args, {
		cwd: folder,
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, ...env, NODE_ENV: "production", PORT: String(port) },
	});
	const url = `http://localhost:${port}`;
	while (!(await isUp(url + ready)))
		if (child.exitCode !== null) throw new Error(`${command.join(" ")} did not start`);
	return { url, cpu: () => cpuSeconds(child.pid), stop: () => end(child) };
}

async function isUp(url: string): Promise<boolean> {
	const ok = await fetch(url).then(
		(response) => response.ok,
		() => false,
	);
	if (!ok) await new Promise((done) => setTimeout(done, 50));
	return ok;
}

/** The CPU time of a process in seconds; Linux reports hundredths. */
export function cpuSeconds(pid: number | undefined): number {
	const file = `/proc/${pid}/stat`;
	if (!existsSync(file)) return Number.NaN;
	const fields = readFileSync(file, "utf8").split(") ")[1]?.split(" ") ?? [];
	return (Number(fields[11]) + Number(fields[12])) / 100;
}

const end = (child: ChildProcess) =>
	new Promise<void>((done) => {
		child.once("exit", () => done());
		child.kill("SIGKILL");
	});
