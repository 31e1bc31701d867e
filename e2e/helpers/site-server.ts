import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { freePort } from "#db/testing/free-port.ts";
import { SESSION_SECRET } from "./signed-cookie.ts";

const STARTS_WITHIN_MS = 60_000;
const serve = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");

export type SiteServer = {
	url: string;
	port: number;
	/** The process id. */
	pid: number;
	/** Its output so far, by line. */
	lines: string[];
	/** Problems so far: error lines of the log, 5xx answers, and output that is not a log line. */
	problems: string[];
	/** Stops the process (`SIGKILL`: at once) and waits until it has ended. */
	stop: (signal?: "SIGTERM" | "SIGKILL") => Promise<number | null>;
};

/** Starts the built site as in production, and waits until it answers. */
export async function startSite(site: {
	databaseUrl: string;
	/** The checkout whose build is started; this one by default. */
	folder?: string;
	port?: number;
	/** Settings as in `.env`, which override the usual ones. */
	settings?: Record<string, string>;
}): Promise<SiteServer> {
	const port = site.port ?? (await freePort());
	const url = `http://localhost:${port}`;
	const child = spawn(process.execPath, [serve, "build/server/index.js"], {
		cwd: site.folder,
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			...process.env,
			// Playwright asks its workers for colours; Node warns when NO_COLOR is also set.
			FORCE_COLOR: undefined,
			// As `npm start` sets them.
			NODE_ENV: "production",
			MALLOC_MMAP_THRESHOLD_: "1048576",
			PORT: String(port),
			DATABASE_URL: site.databaseUrl,
			SESSION_SECRET,
			ADMIN_EMAIL: "admin@meeha.test",
			SELLER_NAME: "Meeha Ltd",
			SELLER_ADDRESS: "1 Market Street;New York, NY 10012",
			SELLER_TAX_NUMBER: "12-3456789",
			BANK_ACCOUNT: "Account holder=Meeha Ltd;Bank=Example Bank;Account number=000 123 456 789",
			MAP_FILE: fileURLToPath(new URL("../../demo/map/demo.pmtiles", import.meta.url)),
			LOG_LEVEL: "info",
			// Journeys complete forms faster than people.
			...site.settings,
		},
	});
	const lines: string[] = [];
	const problems: string[] = [];
	for (const stream of [child.stdout, child.stderr])
		eachLine(stream, (line) => {
			lines.push(line);
			if (isProblem(line)) problems.push(line);
		});
	const gone = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
	const stopWithProcess = () => void child.kill("SIGKILL");
	process.once("exit", stopWithProcess);

	const since = Date.now();
	while (!(await answers(url))) {
		if (child.exitCode === null && Date.now() - since < STARTS_WITHIN_MS) continue;
		child.kill("SIGKILL");
		throw new Error(`The site did not start.\n${problems.join("\n")}`);
	}
	return {
		url,
		port,
		pid: child.pid ?? 0,
		lines,
		problems,
		async stop(signal = "SIGTERM") {
			child.kill(signal);
			const code = await gone;
			process.off("exit", stopWithProcess);
			return code;
		},
	};
}

function eachLine(stream: NodeJS.ReadableStream, take: (line: string) => void): void {
	let rest = "";
	stream.setEncoding("utf8").on("data", (text: string) => {
		const lines = (rest + text).split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) if (line.trim()) take(line);
	});
}

/** What a start without accounts prints besides the log. */
const SETUP_NOTICE = /^Nobody has set .* up yet\. |\/setup\?token=/;

/**
 * pino's levels of 50 and above are errors, including answers of 500 and above; every line is one of pino's.
 */
function isProblem(line: string): boolean {
	if (line.startsWith("[remix-serve]") || SETUP_NOTICE.test(line)) return false;
	if (!line.startsWith("{")) return true;
	const { level } = JSON.parse(line) as { level?: unknown };
	return typeof level !== "number" || level >= 50;
}

async function answers(url: string): Promise<boolean> {
	const startedAt = Date.now();
	const ok = await fetch(`${url}/favicon.svg`).then(
		(response) => response.ok,
		() => false,
	);
	if (!ok) await new Promise((done) => setTimeout(done, Math.max(0, startedAt + 50 - Date.now())));
	return ok;
}
