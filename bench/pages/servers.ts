import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { freePort } from "#db/testing/free-port.ts";

const serve = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");

/** One core for the server and one for the load, if the machine has two. */
export const isPinned = cpus().length > 1 && spawnSync("taskset", ["-c", "0", "true"]).status === 0;
export const onCore = (core: number, command: readonly string[]): string[] =>
	isPinned ? ["taskset", "-c", String(core), ...command] : [...command];

export type Server = {
	url: string;
	/** The CPU time used so far, in seconds. */
	cpu: () => number;
	/** The memory that it has now, in MB, without the files that it maps: the system takes that back when it needs it. */
	memoryMb: () => number;
	stop: () => Promise<void>;
};

/** Builds and starts the plain application. */
export function startPlain(databaseFile: string): Promise<Server> {
	const remix = resolve("node_modules/.bin/remix");
	const build = [remix, "vite:build", "--config", "bench/pages/plain/vite.config.ts"];
	execFileSync(process.execPath, build, { stdio: "ignore" });
	return start([process.execPath, serve, "node_modules/.cache/meeha-bench/plain/server/index.js"], {
		folder: ".",
		ready: "/home",
		env: { DATABASE_FILE: databaseFile },
	});
}

/** Starts the built site of a checkout. */
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
	const stopWithProcess = () => void child.kill("SIGKILL");
	process.once("exit", stopWithProcess);
	const url = `http://localhost:${port}`;
	while (!(await isUp(url + ready)))
		if (child.exitCode !== null) throw new Error(`${command.join(" ")} did not start`);
	return {
		url,
		cpu: () => cpuSeconds(child.pid),
		memoryMb: () => memoryMb(child.pid),
		stop() {
			process.off("exit", stopWithProcess);
			return end(child);
		},
	};
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

function memoryMb(pid: number | undefined): number {
	const file = `/proc/${pid}/status`;
	if (!existsSync(file)) return Number.NaN;
	return Math.round(Number(/RssAnon:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1]) / 1_024);
}

const end = (child: ChildProcess) =>
	new Promise<void>((done) => {
		child.once("exit", () => done());
		child.kill("SIGKILL");
	});
