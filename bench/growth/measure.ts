import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import SQLite from "better-sqlite3";
import { openDatabase } from "#db/client.ts";
import { SMALL_TABLES } from "../plans/excuses.ts";
import { giveHistory, signEveryoneIn } from "./people.ts";
import { measureBookings, measureFreeTimes, measureMoves, measureOrders } from "./rules.ts";
import { type Asker, listScreens } from "./screens.ts";
import { findUnlisted, READS_NOTHING_THAT_GROWS } from "./unmeasured.ts";

/* Measures the screens of the built site on the database of DATABASE_URL, in this process, and prints the
   figures as JSON. Runs only each screen's loader, without rendering. */

/**
 * In ms. `cpu` is the p95 of this process's CPU time, which other load does not lengthen: all of the work
 * with SQLite, and the part outside the server with PostgreSQL.
 */
export type Figure = { name: string; p50: number; p95: number; cpu: number };

/** `unlisted`: the routes that `unmeasured.ts` reports as missing; only set after all screens. */
export type Measured = { figures: Figure[]; unlisted: string[] };

const ROUNDS = Number(process.env.GROWTH_ROUNDS ?? 40);

const now = new Date();
const db = openDatabase({ url: process.env.DATABASE_URL ?? "" });
/** The statements that the site has prepared so far on SQLite, each once. */
const prepared = new Set<string>();
const { prepare } = SQLite.prototype;
SQLite.prototype.prepare = function (this: SQLite.Database, source: string) {
	prepared.add(source);
	return prepare.call(this, source);
} as typeof prepare;
const cookies = await signEveryoneIn(db, now);
await giveHistory(db, now);
const build: ServerBuild = await import(new URL("../../build/server/index.js", import.meta.url).href);
const handle = createRequestHandler(build, "production");
const figures: Figure[] = [];
const requested = new Set<string>();
const leaves = new Map<string, string>();
const only = new RegExp(process.env.GROWTH_ONLY ?? "");
for (const { name, as, paths } of await listScreens(db, { now }))
	if (only.test(name))
		figures.push(await measure(name, (round) => ask(paths[round % paths.length] ?? "", as)));
if (only.test("placing an order")) figures.push(await measureOrders(db, { measure, rounds: ROUNDS, now }));
if (only.test("booking a room") && (await db.selectFrom("rooms").select("id").executeTakeFirst()))
	figures.push(await measureBookings(db, { measure, now }));
if (only.test("free times of a month")) figures.push(await measureFreeTimes(db, { measure, now }));
if (only.test("booking and cancelling a move")) figures.push(await measureMoves(db, { measure, now }));
const unlisted = process.env.GROWTH_ONLY
	? []
	: [...findUnlisted(loaders(), requested), ...(await findUntrue())];
process.stdout.write(`${JSON.stringify({ figures, unlisted } satisfies Measured)}\n`);
process.exit(0);

/**
 * What routes read that are said to read nothing that grows, apart from what each page reads and from the statements of
 * measured screens. Only SQLite's statements are seen.
 */
async function findUntrue(): Promise<string[]> {
	const untrue = new Set<string>();
	const newTables = async (path: string, as: Asker) => {
		const known = new Set(prepared);
		await (await handle(requestOf(path, as))).text();
		return [...prepared].filter((statement) => !known.has(statement)).flatMap(tablesRead);
	};
	const askers = Object.keys(cookies) as Asker[];
	for (const as of askers) await newTables("/coming-soon", as);
	for (const pattern of READS_NOTHING_THAT_GROWS)
		for (const as of askers)
			for (const table of await newTables(pattern, as))
				untrue.add(`${pattern} is excused as reading nothing that grows, and reads ${table}`);
	return [...untrue];
}

function tablesRead(statement: string): string[] {
	const named = [...statement.matchAll(/\b(?:from|join) "?(\w+)/gi)].map(([, table = ""]) => table);
	return named.filter((table) => !SMALL_TABLES.has(table));
}

type RouteTree = { id: string; path?: string; index?: boolean; children?: RouteTree[] };

function treeOf(parentId?: string): RouteTree[] {
	return Object.values(build.routes)
		.filter((route) => route?.parentId === parentId)
		.map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(id) }));
}

/** As the map has it: `/orders/:number`. */
function patternOf(id: string): string {
	const parts: string[] = [];
	for (let route = build.routes[id]; route; route = build.routes[route.parentId ?? ""])
		if (route.path) parts.unshift(route.path);
	return `/${parts.join("/")}`;
}

/** The patterns of routes with a loader, without the root. */
function loaders(): string[] {
	const all = Object.values(build.routes).filter((route) => route?.module.loader && route.id !== "root");
	return [...new Set(all.map((route) => patternOf(route?.id ?? "")))];
}

/** The route of a path, looked up once: the look-up takes longer than many loaders. */
function leafOf(pathname: string): string | undefined {
	const cached = leaves.get(pathname);
	if (cached) return cached;
	const leaf = matchRoutes(treeOf() as never, pathname)?.at(-1)?.route.id;
	if (leaf) {
		leaves.set(pathname, leaf);
		requested.add(patternOf(leaf));
	}
	return leaf;
}

function requestOf(path: string | URL, as: Asker): Request {
	return new Request(new URL(path, "http://localhost:3000"), { headers: { Cookie: cookies[as] } });
}

async function ask(path: string, as: Asker): Promise<void> {
	const url = new URL(path, "http://localhost:3000");
	const leaf = leafOf(url.pathname);
	// A file or a feed is a response.
	if (leaf && build.routes[leaf]?.module.default) url.searchParams.set("_data", leaf);
	const response = await handle(requestOf(url, as));
	await response.text();
	// A search that finds products alone, or hotels alone, redirects to their list, and a number to its record.
	const forwarded = ["/search", "/find"].includes(url.pathname) && response.status === 204;
	if (response.status !== 200 && !forwarded) throw new Error(`${path} as ${as}: ${response.status}`);
}

/** The first quarter of the rounds is not counted: it prepares statements. */
async function measure(name: string, act: (round: number) => Promise<void>): Promise<Figure> {
	const [times, own]: [number[], number[]] = [[], []];
	const warm = Math.floor(ROUNDS / 4);
	for (let round = 0; round < warm + ROUNDS; round++) {
		const [start, before] = [performance.now(), process.cpuUsage()];
		await act(round);
		const { user, system } = process.cpuUsage(before);
		if (round < warm) continue;
		times.push(performance.now() - start);
		own.push((user + system) / 1_000);
	}
	const at = (of: number[], share: number) =>
		of.toSorted((a, b) => a - b)[Math.floor((of.length - 1) * share)] ?? 0;
	return { name, p50: at(times, 0.5), p95: at(times, 0.95), cpu: at(own, 0.95) };
}
