import fc from "fast-check";
import { type Route, routes } from "#e2e/helpers/map-routes.ts";
import type { SiteServer } from "#e2e/helpers/site-server.ts";
import type { ChangeLedger } from "./changes.ts";
import { placeOf } from "./crawl.ts";
import { type Driver, newDriver } from "./driver.ts";
import {
	actions,
	collectForms,
	type Known,
	type OnFault,
	type Pool,
	poolOf,
	sendAsMeant,
} from "./known-forms.ts";
import { fillIn, type Part } from "./odd/fill-in.ts";
import { oddAsk, withCookies } from "./odd/odd-asks.ts";
import { type OddGet, oddGet, queryOf } from "./odd/odd-queries.ts";
import { type OddPath, type OddPost, oddPost, twistParts } from "./odd/odd-requests.ts";
import { spell, wellFormed } from "./odd/odd-values.ts";
import { wrap } from "./odd/wrappings.ts";
import { judgeLog, plantMarkers } from "./planted.ts";
import type { World } from "./world/fill-world.ts";
import { type FuzzPerson, SENDERS } from "./world/people.ts";

export type FuzzOptions = {
	server: SiteServer;
	ledger: ChangeLedger;
	world: World;
	seed: number;
	/** Malformed forms for each action, odd URLs for each route, and odd methods; a fifth: every fifth route. */
	posts: number;
	gets: number;
	asks: number;
	/** The pages of each kind that each person visits first. */
	each: number;
	/** Whether they share the pages: faster, with fewer forms. */
	isShared?: boolean;
	/** Only routes whose path contains this. */
	only?: string;
	onProgress?: (now: FuzzProgress) => void;
	onFault?: (fault: Fault) => void;
};

export type FuzzProgress = { at: number; total: number; requests: number; faults: number };

export type Fault = { route: string; faults: string[]; example: string };

export type FuzzResult = {
	faults: Fault[];
	/** Routes that nobody could visit, and actions whose form was not found or was always refused. */
	unseen: string[];
	formless: string[];
	neverTaken: string[];
	/** The messages of routes that refused a valid form. */
	refusals: Map<string, string>;
	requests: number;
	seconds: number;
	slowest: { ms: number; what: string }[];
};

/** The tests' run: each route with an action gets a valid and a malformed form. */
export const QUICK = { posts: 1, gets: 1, asks: 0.2, each: 1, isShared: true };

/**
 * Crawls the site as every test person, sends each form with valid values, then sends malformed forms to
 * every action and odd URLs to every loader. Each request starts from the same data, so that a request alone
 * shows its fault.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
	const { server, ledger, world, seed, each } = options;
	const began = Date.now();
	const driver = newDriver(server, ledger);
	const faults: Fault[] = [];
	const site = { driver, world, onFault };
	const { pages, collected } = await collectForms(site, { each, isShared: options.isShared ?? false });
	const visited = new Set(pages.map((page) => placeOf(page)?.route.path ?? ""));
	const { taken, refusals } = await sendAsMeant(site, { collected, twiceOf: options.isShared ? 16 : 1 });
	const pool = poolOf(collected, pages);
	pool.fields.set("idempotencyKey", await usedKeys(ledger));
	if (!options.only) await plantMarkers({ ...site, server, collected, queries: pool.queries });
	const total = routes.length;
	for (const [at, route] of routes.entries()) {
		options.onProgress?.({ at, total, requests: driver.figures.requests, faults: faults.length });
		// Skipped here, so that a route's seed does not depend on the selected routes.
		if (!route.path.includes(options.only ?? "")) continue;
		const forms = collected.filter((form) => form.route.path === route.path);
		const run = { driver, world, pool, route, forms, seed: seed + at, onFault };
		if (forms.length > 0) await fuzzAction({ ...run, runs: options.posts });
		await fuzzLoader({ ...run, runs: options.gets, pages });
		const isNext = (seed + at) % Math.max(1, 1 / options.asks) === 0;
		await fuzzAsking({ ...run, runs: isNext ? Math.ceil(options.asks) : 0, pages });
	}
	options.onProgress?.({ at: total, total, requests: driver.figures.requests, faults: faults.length });
	judgeLog({ server, onFault });
	const without = (paths: Set<string>) => (of: readonly Route[]) =>
		of.map(({ path }) => path).filter((path) => path !== "/*" && !paths.has(path));
	return {
		faults,
		unseen: without(new Set([...visited, ...actions.map(({ path }) => path)]))(routes),
		formless: without(new Set(collected.map(({ route }) => route.path)))(actions),
		neverTaken: without(taken)(actions.filter(({ path }) => refusals.has(path))),
		refusals,
		requests: driver.figures.requests,
		seconds: (Date.now() - began) / 1000,
		slowest: driver.figures.slowest,
	};

	function onFault(route: string, found: string[], example: string): void {
		const fault = { route, faults: found, example };
		faults.push(fault);
		options.onFault?.(fault);
	}
}

/** Idempotency keys of forms sent before. */
async function usedKeys(ledger: ChangeLedger): Promise<string[]> {
	const tables = ["orders", "bookings", "order_returns", "room_blocks", "calendar_feeds"];
	const keys = tables.map(
		(table) => `select idempotency_key from ${table} where idempotency_key is not null`,
	);
	return (await ledger.all(keys.join(" union "))).map((row) => String(row.idempotency_key)).sort();
}

type Run = {
	driver: Driver;
	world: World;
	pool: Pool;
	route: Route;
	forms: readonly Known[];
	seed: number;
	runs: number;
	onFault: OnFault;
};

async function check<T>(
	{ seed, runs, route, onFault }: Run,
	cases: fc.Arbitrary<T>,
	faultsOf: (one: T) => Promise<{ faults: string[]; example: string }>,
): Promise<void> {
	if (runs === 0) return;
	let example = "";
	let faults: string[] = [];
	const property = fc.asyncProperty(cases, async (one) => {
		const found = await faultsOf(one);
		if (found.faults.length === 0) return;
		({ example, faults } = found);
		throw new Error(found.faults[0]);
	});
	const details = await fc.check(property, { seed, numRuns: runs, endOnFailure: true });
	if (!details.failed) return;
	// Without a fault of the site, the run itself has failed.
	onFault(route.path, faults.length > 0 ? faults : [String(details.errorInstance)], example);
}

/** A URL of the route with another person's parameters, or invalid ones. */
export function pathWith(path: string, odd: OddPath, pool: Pool): string {
	if (!odd) return path;
	const place = placeOf(path);
	const [bare = "", query] = path.split("?");
	let result = bare;
	const names = Object.entries(place?.params ?? {});
	for (const [at, [name, value = ""]] of names.entries()) {
		if (value === "" || (names.length > 1 && (odd.others + at) % 2 === 0)) continue;
		// Sometimes a parameter of another kind: an order number as a hotel's id.
		const others = odd.others % 7 === 0 ? [...pool.params.values()].flat() : (pool.params.get(name) ?? []);
		const other =
			odd.others % 5 === 0
				? encodeURIComponent(wellFormed(spell(odd.to).slice(0, 2_000)))
				: others[odd.others % others.length];
		result = result.replace(`/${value}`, `/${other ?? value}`);
	}
	return query === undefined ? result : `${result}?${query}`;
}

async function fuzzAction(run: Run): Promise<void> {
	const { driver, world, pool, forms } = run;
	const cases = fc.record({
		post: oddPost,
		sender: fc.option(fc.constantFrom(...SENDERS), { nil: null, freq: 3 }),
	});
	await check(run, cases, async ({ post, sender: other }) => {
		const form = forms[post.form % forms.length];
		if (!form) return { faults: [], example: "" };
		const person: FuzzPerson = world.people[other ?? form.sender];
		const sent = requestOf(form, post, pool);
		const { faults, answer } = await driver.drive(person, sent);
		const example = `${person.sender} sends the form of ${form.sender} at ${form.page} to ${sent.path}: ${JSON.stringify(post)} → ${answer.status}; ${sent.body.toString("latin1").slice(0, 400)}`;
		return { faults, example };
	});
}

function requestOf(form: Known, post: OddPost, pool: Pool) {
	const others = (name: string) => pool.fields.get(name) ?? [];
	const parts: Part[] = twistParts(fillIn(form), { twists: post.twists, action: form.action, others });
	const { type, body } = wrap(parts, { wrapping: post.wrapping, isMultipart: form.isMultipart });
	const headers: Record<string, string> = type ? { "Content-Type": type } : {};
	if (post.origin !== "same-origin")
		headers["Sec-Fetch-Site"] = post.origin === "cross-site" ? "cross-site" : "";
	return { method: "POST" as const, path: pathWith(form.action, post.path, pool), headers, body };
}

/** Pages of the route, or possible ones. */
function pagesOf({ route, pool, pages }: Run & { pages: readonly string[] }): string[] {
	const own = pages.filter((page) => placeOf(page)?.route.path === route.path);
	const made = route.path
		.replace("*", "nothing-here")
		.replaceAll(/:(\w+)/g, (_, name) => pool.params.get(name)?.[0] ?? "x");
	return own.length > 0 ? own : [made];
}

async function fuzzAsking(run: Run & { pages: readonly string[] }): Promise<void> {
	const { driver, world, pool, forms } = run;
	const paths = pagesOf(run);
	await check(run, oddAsk, async (odd) => {
		const form = odd.hasBody ? forms[odd.page % forms.length] : undefined;
		const page = form?.action ?? paths[odd.page % paths.length] ?? "/";
		const path = pathWith(page, odd.path, pool);
		const { type, body } = form
			? wrap(fillIn(form), { wrapping: "as meant", isMultipart: form.isMultipart })
			: { type: null, body: undefined };
		const headers = { ...(type ? { "Content-Type": type } : {}), ...Object.fromEntries(odd.headers) };
		const person = withCookies(world.people[odd.sender], odd.cookies);
		const { faults, answer } = await driver.drive(person, { method: odd.method, path, headers, body });
		const request = { method: odd.method, cookies: odd.cookies, headers: headersSaid(odd.headers) };
		const example = `${person.sender} asks ${path.slice(0, 300)}: ${JSON.stringify(request)} → ${answer.status}; ${body?.toString("latin1").slice(0, 400) ?? ""}`;
		return { faults, example };
	});
}

const headersSaid = (headers: readonly [name: string, value: string][]) =>
	headers.map(([name, value]) => `${name}: ${value.slice(0, 60)}`);

async function fuzzLoader(run: Run & { pages: readonly string[] }): Promise<void> {
	const { driver, world, pool, route } = run;
	const paths = pagesOf(run);
	const cases: fc.Arbitrary<OddGet> = oddGet(pool.queries);
	await check(run, cases, async (odd) => {
		const page = pathWith(paths[odd.page % paths.length] ?? "/", odd.path, pool);
		const path = queryOf(page, odd, route.id);
		const person = world.people[odd.sender];
		const { faults, answer } = await driver.drive(person, { method: "GET", path });
		return { faults, example: `${person.sender} looks at ${path.slice(0, 500)} → ${answer.status}` };
	});
}
