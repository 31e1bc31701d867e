import { fork } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";
import { openDatabase } from "#db/client.ts";
import type { Engine } from "#db/engine.ts";
import { migrate } from "#db/migrate.ts";
import { startPostgres } from "#db/testing/postgres-server.ts";
import { fillInCheckout } from "./filling/checkout.ts";
import type { Figure, Measured } from "./growth/measure.ts";

/* Measures every screen's loader, placing an order and booking a room as the database grows: `npm run
   bench:growth`, after `npm run build`. A size is the number of products, of orders, of room bookings and
   of moving bookings; there are a tenth as many accounts and a hundredth as many hotels (at least 100).
   `--engine sqlite,postgres`, `--sizes 1000,1000000`; `--keep FOLDER` keeps the filled databases for the
   next run; `--only PATTERN` measures matching screens; `--quick` uses tiny sizes. */

type Options = { engines: Engine[]; sizes: number[]; rounds: number; keep?: string; only?: string };

const GOAL = 2;
/** A shorter difference is not noticeable, and a busy machine causes more. */
const NOISE_MS = 1;
const NIGHTS = 540;

/**
 * Fills and measures a database for each engine and size, prints tables, and returns the routes in neither
 * list.
 */
export async function benchGrowth({ engines, sizes, rounds, keep, only }: Options): Promise<string[]> {
	const folder = keep ?? mkdtempSync(join(tmpdir(), "meeha-growth-"));
	mkdirSync(folder, { recursive: true });
	// As root, PostgreSQL runs as another account, which has to enter the folder.
	if (!keep) chmodSync(folder, 0o711);
	const missing = new Set<string>();
	for (const engine of engines) {
		const server =
			engine === "postgres" ? await startPostgres({ directory: join(folder, "postgres") }) : null;
		const bySize: Figure[][] = [];
		for (const size of sizes) {
			const url = server
				? await keptOnPostgres(server.url, `growth_${size}`, (empty) => fill(empty, size))
				: await keptOnSqlite(join(folder, `growth-${size}.db`), (empty) => fill(empty, size));
			await bringUpToDate(url);
			if (server) await settle(url);
			const { figures, unlisted } = await measure(url, { rounds, only });
			bySize.push(figures);
			for (const each of unlisted) missing.add(each);
		}
		await server?.stop();
		print(engine, sizes, bySize);
	}
	if (!keep) rmSync(folder, { recursive: true, force: true });
	return [...missing];
}

/** The URL of a filled database, from now or an earlier run. The file gets its name only when it is full. */
async function keptOnSqlite(path: string, fillIt: (url: string) => Promise<void>): Promise<string> {
	if (!existsSync(path)) {
		const filling = `${path}-filling`;
		for (const end of ["", "-wal", "-shm"]) rmSync(filling + end, { force: true });
		await fillIt(`sqlite:${filling}`);
		renameSync(filling, path);
	}
	return `sqlite:${path}`;
}

/** The same for PostgreSQL. */
async function keptOnPostgres(
	urlOf: (name: string) => string,
	name: string,
	fillIt: (url: string) => Promise<void>,
): Promise<string> {
	const client = new pg.Client({ connectionString: urlOf("postgres") });
	await client.connect();
	const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
	if (rowCount === 0) {
		await client.query(`drop database if exists ${name}_filling`);
		await client.query(`create database ${name}_filling`);
		await fillIt(urlOf(`${name}_filling`));
		await client.query(`alter database ${name}_filling rename to ${name}`);
	}
	await client.end();
	return urlOf(name);
}

/** What autovacuum and the checkpointer would do soon after a large import, while the screens are measured. */
async function settle(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query("vacuum (freeze, analyze)");
	await client.query("checkpoint");
	await client.end();
}

const fill = (url: string, size: number): Promise<void> =>
	fillInCheckout(".", url, {
		kind: "market",
		options: {
			size,
			hotels: Math.max(Math.min(100, size), Math.ceil(size / 100)),
			roomsPerHotel: 1,
			nights: size < 1_000 ? 60 : NIGHTS,
		},
	});

/** A kept database may be older than the newest migration. */
async function bringUpToDate(url: string): Promise<void> {
	const db = openDatabase({ url, isPatient: true });
	await migrate(db);
	await db.destroy();
}

/** In another process: the built site opens one database when it starts. */
function measure(url: string, { rounds, only }: Pick<Options, "rounds" | "only">): Promise<Measured> {
	const child = fork(new URL("growth/measure.ts", import.meta.url), {
		execArgv: ["--import", "tsx"],
		stdio: ["ignore", "pipe", "inherit", "ipc"],
		env: {
			...process.env,
			NODE_ENV: "production",
			DATABASE_URL: url,
			GROWTH_ROUNDS: String(rounds),
			GROWTH_ONLY: only ?? "",
			SESSION_SECRET: "benches-keep-no-secrets-0123456789abcdef",
			ADMIN_EMAIL: "admin@growth.test",
			APP_ORIGIN: "http://localhost:3000",
			LOG_LEVEL: "error",
			RATE_LIMITS: "off",
		},
	});
	let written = "";
	child.stdout?.on("data", (chunk) => {
		written += chunk;
	});
	return new Promise((done, fail) => {
		child.once("exit", (code) => {
			const last = written.trim().split("\n").at(-1) ?? "";
			if (code === 0 && last.startsWith("{")) done(JSON.parse(last));
			else fail(new Error(`measuring ended with ${code}`));
		});
	});
}

function print(engine: Engine, sizes: number[], bySize: Figure[][]): void {
	const [smallest = [], largest = []] = [bySize[0], bySize.at(-1)];
	// With SQLite all work is done in this process, whose CPU time other load does not lengthen.
	const judged = engine === "sqlite" ? "cpu" : "p95";
	const beyond: string[] = [];
	const rows = smallest.map((first) => {
		const of = (figures: Figure[]) => figures.find(({ name }) => name === first.name);
		const last = of(largest)?.[judged] ?? Number.NaN;
		if (last > GOAL * first[judged] && last - first[judged] > NOISE_MS) beyond.push(first.name);
		const columns = bySize.map((figures, at) => {
			const { p50 = Number.NaN, p95 = Number.NaN, cpu = Number.NaN } = of(figures) ?? {};
			return [sizes[at]?.toLocaleString("en") ?? "", [p50, p95, cpu].map((ms) => ms.toFixed(1)).join(" / ")];
		});
		return {
			screen: first.name,
			ratio: Number((last / first[judged]).toFixed(1)),
			...Object.fromEntries(columns),
		};
	});
	console.log(
		`\n${engine}: p50 / p95 / p95 of this process’s own time, in ms; ratio: ${judged} of the largest to the smallest`,
	);
	console.table(rows);
	const words = beyond.length === 0 ? "none" : beyond.join("; ");
	console.log(`Beyond ${GOAL} times (and ${NOISE_MS} ms): ${words}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	const { values } = parseArgs({
		options: {
			engine: { type: "string", default: "sqlite,postgres" },
			sizes: { type: "string", default: "1000,10000,100000,1000000" },
			keep: { type: "string" },
			only: { type: "string" },
			quick: { type: "boolean" },
		},
	});
	const missing = await benchGrowth(
		values.quick
			? { engines: ["sqlite"], sizes: [40, 160], rounds: 2 }
			: {
					engines: values.engine.split(",") as Engine[],
					sizes: values.sizes.split(",").map(Number),
					rounds: 40,
					keep: values.keep,
					only: values.only,
				},
	);
	for (const each of missing) console.log(each);
	process.exit(missing.length > 0 ? 1 : 0);
}
