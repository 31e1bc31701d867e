import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { openDatabase } from "#db/client.ts";
import { copyTemplate, type DatabaseTemplate } from "#db/testing/database-template.ts";
import { freePort } from "#db/testing/free-port.ts";
import { type SiteServer, startSite } from "#e2e/helpers/site-server.ts";
import type { Market } from "../browsing/market.ts";
import { audit } from "./books.ts";
import { prepareDesk } from "./desk-work.ts";
import { Load } from "./load.ts";
import type { PaymentScene } from "./payment-scene.ts";

/** The result of a fault, as a line of the table. */
export type SceneRow = {
	fault: string;
	requests: number;
	answered: number;
	/** 5xx without an unavailable page. */
	bare: number;
	/** Confirmed orders and bookings that are not in the database. */
	lost: number;
	/** Counters that differ from their ledgers. */
	wrong: number;
	/** The memory of the process in MB, after garbage collection. */
	memory: { before: number; after: number };
	isServing: boolean;
	/** Why it failed, and other remarks. */
	failures: string[];
	notes: string[];
};

type SceneOptions = {
	template: DatabaseTemplate;
	market: Market;
	settings?: Record<string, string>;
	/** Instead of a copy of the template. */
	databaseUrl?: string;
	clients?: number;
	/** How long the site is used before and after the fault. */
	useMs?: number;
	mayGrow?: number;
	areLimitsKept?: boolean;
	/** The clients book moves and act on them. */
	isOfMoves?: boolean;
	/** The clients are at the desk of a hotel. */
	isOfDesk?: boolean;
	/** The clients pay their orders online, at this provider. */
	paying?: PaymentScene;
};

/** The most that memory may grow over a fault. */
const MAY_GROW = 1.3;
/** The growth of a new process; a percentage of a small value means nothing. */
const SLACK_MB = 24;
const INSIDE = resolve("bench/torture/inside.mjs");

export type TortureScene = {
	load: Load;
	databaseUrl: string;
	site: () => SiteServer;
	/** Kills the process and starts another at the same address. */
	restart: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>;
	setClock: (shiftMs: number) => Promise<void>;
	fail: (why: string) => void;
	note: (what: string) => void;
	/** Resolves when the process has ended. */
	afterwards: (work: () => Promise<void>) => void;
};

/** Starts a site, uses it, injects the fault, uses it again, and checks the data. */
export async function playScene(
	fault: string,
	options: SceneOptions,
	happen: (scene: TortureScene) => Promise<void>,
): Promise<SceneRow> {
	const { template, market, settings = {}, clients = 6, useMs = 3_000 } = options;
	const copy = options.databaseUrl
		? { url: options.databaseUrl, remove: async () => {} }
		: await copyTemplate(template);
	const folder = mkdtempSync(join(tmpdir(), "meeha-torture-"));
	// The user of the process.
	chmodSync(folder, 0o777);
	const orders = join(folder, "orders.json");
	const port = options.paying?.sitePort ?? (await freePort());
	const start = () =>
		startSite({
			databaseUrl: copy.url,
			port,
			settings: {
				NODE_OPTIONS: `--import ${INSIDE}`,
				TORTURE_ORDERS: orders,
				TRUST_PROXY: "1",
				LOG_LEVEL: "error",
				// Caches fill up to their limit; it is small here, so that it can't look like a leak.
				PAGE_CACHE_MB: "4",
				DATABASE_CACHE_MB: "4",
				MAIL_FOLDER: join(folder, "mail"),
				...options.paying?.settings,
				...settings,
			},
		});
	await options.paying?.prepare(copy.url);
	if (options.isOfDesk) await prepareDesk(copy.url);
	let site = await start();
	let clockMs = 0;
	const order = async () => {
		const at = `${Date.now()} ${Math.random()}`;
		writeFileSync(orders, JSON.stringify({ at, shiftMs: clockMs }));
		process.kill(site.pid, "SIGUSR2");
		for (let waited = 0; waited < 30_000; waited += 20) {
			if (readDone(`${orders}.done`) === at) return;
			await after(20);
		}
		throw new Error("The process does not do as it is told.");
	};
	/** The smallest of several readings, because memory is released with a delay. */
	const measure = async () => {
		let least = Number.POSITIVE_INFINITY;
		for (let look = 0; look < 4; look++) {
			await order();
			await after(150);
			least = Math.min(least, residentMb(site.pid));
		}
		return least;
	};
	const failures: string[] = [];
	const notes: string[] = [];
	const ends: (() => Promise<void>)[] = [];
	const load = new Load(() => `http://127.0.0.1:${port}`, market, {
		...options,
		...(options.isOfDesk ? { deskUrl: copy.url } : {}),
	});
	const use = async () => {
		load.start(clients);
		await after(useMs);
		await load.stop();
	};
	/** A process that ended by itself is another fault. */
	const checkAlive = () => {
		if (!existsSync(`/proc/${site.pid}`))
			throw new Error(`The process ended by itself.\n${site.problems.slice(-20).join("\n")}`);
	};
	try {
		await use();
		checkAlive();
		const before = await measure();
		await happen({
			load,
			databaseUrl: copy.url,
			site: () => site,
			async restart(signal = "SIGKILL") {
				await site.stop(signal);
				site = await start();
			},
			async setClock(shiftMs) {
				clockMs = shiftMs;
				await order();
			},
			fail: (why) => void failures.push(why),
			note: (what) => void notes.push(what),
			afterwards: (work) => void ends.push(work),
		});
		await use();
		checkAlive();
		const grown = await measure();
		const isServing = await load.orderOnce().catch(() => false);
		const db = openDatabase({ url: copy.url });
		const { lost, wrong } = await audit(db, load.forms, {
			...options,
			moveChanges: load.moveChanges,
			deskChanges: load.deskChanges,
		});
		if (options.paying) wrong.push(...(await options.paying.audit(db)));
		await db.destroy();
		if (!isServing) failures.push("no longer serving");
		if (lost.length > 0) failures.push(`lost: ${lost.slice(0, 3).join(", ")}`);
		failures.push(...wrong);
		for (const [what, count] of load.bare) failures.push(`${count} × ${what} without a retry page`);
		for (const [what, count] of load.odd) failures.push(`${count} × ${what}`);
		if (grown > Math.max(before * (options.mayGrow ?? MAY_GROW), before + SLACK_MB))
			failures.push(`memory grew from ${before.toFixed(0)} to ${grown.toFixed(0)} MB`);
		if (load.made.length === 0) failures.push("nothing was made, so nothing is proved");
		if (load.retryPages > 0) notes.push(`${load.retryPages} retry pages`);
		const made = (kind: string) => load.made.filter((form) => form.kind === kind).length;
		if (options.isOfMoves) notes.push(describeChanges(load));
		for (const [form, count] of load.deskForms) notes.push(`${count} × ${form}`);
		if (options.paying) notes.push(options.paying.describe());
		notes.push(`made ${made("order")} orders, ${made("room")} stays, ${made("move")} moves`);
		return {
			fault,
			requests: load.requests,
			answered: load.answered,
			bare: [...load.bare.values()].reduce((sum, count) => sum + count, 0),
			lost: lost.length,
			wrong: wrong.length,
			memory: { before, after: grown },
			isServing,
			failures,
			notes,
		};
	} finally {
		load.close();
		await site.stop("SIGKILL");
		for (const end of ends) await end();
		await copy.remove();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** "12 moved, 7 Delivered" */
function describeChanges({ moveChanges }: Load): string {
	const counts = new Map<string, number>();
	for (const { event } of moveChanges) counts.set(event, (counts.get(event) ?? 0) + 1);
	return [...counts].map(([event, count]) => `${count} ${event}`).join(", ");
}

function readDone(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}

/** The resident memory of a process in MB, as Linux reports it. */
export function residentMb(pid: number): number {
	const [, kb = "0"] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kb) / 1_024;
}
