import { readFileSync } from "node:fs";
import fc from "fast-check";
import { type Route, routes } from "#e2e/map-routes.ts";
import type { SiteServer } from "#e2e/site-server.ts";
import type { Ledger } from "./changes.ts";
import { placeOf, type Walked, walk } from "./crawl.ts";
import { type Driver, newDriver } from "./driver.ts";
import { type OddGet, oddGet, queryOf } from "./odd-queries.ts";
import { fillIn, type OddPath, type OddPost, oddPost, type Part, twistParts, wrap } from "./odd-requests.ts";
import { spell, wellFormed } from "./odd-values.ts";
import type { SiteForm } from "./site-forms.ts";
import type { World } from "./world/fill-world.ts";
import { type Person, SENDERS, type Sender } from "./world/people.ts";

export type FuzzOptions = {
	server: SiteServer;
	ledger: Ledger;
	world: World;
	seed: number;
	/** Odd forms to each action, and odd addresses of each route. */
	posts: number;
	gets: number;
	/** Pages of each kind that each person looks at first. */
	each: number;
	/** Only routes whose path contains this. */
	only?: string;
	onProgress?: (done: number, of: number) => void;
	onFault?: (fault: Fault) => void;
};

export type Fault = { route: string; faults: string[]; example: string };

export type FuzzResult = {
	faults: Fault[];
	/** Routes that nobody could look at, and actions whose own form was found nowhere or taken from nobody. */
	unseen: string[];
	formless: string[];
	neverTaken: string[];
	requests: number;
	seconds: number;
	slowest: { ms: number; what: string }[];
};

type Known = SiteForm & { sender: Sender; route: Route };

const isAction = ({ file }: Route) =>
	/export\s+(async\s+)?(function|const)\s+action\b|export\s*\{[^}]*\baction\b/.test(
		readFileSync(file, "utf8"),
	);

/**
 * Walks the site as everybody, sends each form it finds as it is meant, then sends every action odd forms and
 * every loader odd addresses, as everybody. Each request meets the same world, so that one alone shows its fault.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
	const { server, ledger, world, seed, each } = options;
	const began = Date.now();
	const driver = newDriver(server, ledger);
	const faults: Fault[] = [];
	const seen = new Set<string>();
	const pages: string[] = [];
	const known: Known[] = [];
	for (const sender of SENDERS) {
		const walked: Walked = await walk(driver, world.people[sender], {
			starts: world.starts[sender],
			each,
			onFault,
		});
		for (const page of walked.pages) seen.add(placeOf(page)?.route.path ?? "");
		pages.push(...walked.pages);
		for (const form of walked.forms) {
			const route = placeOf(form.action)?.route;
			if (route && form.method === "POST") known.push({ ...form, sender, route });
		}
	}
	const actions = routes.filter(isAction);
	const taken = await sendAsMeant(driver, world, known, onFault);
	const pool = poolOf(known, pages);
	const subjects = routes.filter(({ path }) => path.includes(options.only ?? ""));
	const total = subjects.length;
	for (const [at, route] of subjects.entries()) {
		options.onProgress?.(at, total);
		const forms = known.filter((form) => form.route.path === route.path);
		const run = { driver, world, pool, route, forms, seed, onFault };
		if (forms.length > 0) await fuzzAction({ ...run, runs: options.posts });
		await fuzzLoader({ ...run, runs: options.gets, pages });
	}
	options.onProgress?.(total, total);
	const without = (paths: Set<string>) => (of: readonly Route[]) =>
		of.map(({ path }) => path).filter((path) => path !== "/*" && !paths.has(path));
	return {
		faults,
		unseen: without(new Set([...seen, ...actions.map(({ path }) => path)]))(routes),
		formless: without(new Set(known.map(({ route }) => route.path)))(actions),
		neverTaken: without(taken)(actions.filter(({ path }) => known.some(({ route }) => route.path === path))),
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

type OnFault = (route: string, faults: string[], example: string) => void;

/** Each kind of form once, well filled; the routes that took one. */
async function sendAsMeant(driver: Driver, world: World, known: readonly Known[], onFault: OnFault) {
	const taken = new Set<string>();
	const tried = new Set<string>();
	for (const form of known) {
		const { sender, route } = form;
		const kind = `${route.path} ${sender} ${form.fields.map(({ name, type, value }) => (type === "hidden" && value.length < 20 ? `${name}=${value}` : name))}`;
		if (tried.has(kind) || (taken.has(route.path) && tried.has(`${route.path} ${sender}`))) continue;
		tried.add(kind).add(`${route.path} ${sender}`);
		const { type, body } = wrap(fillIn(form), { wrapping: "as meant", isMultipart: form.isMultipart });
		const headers = { ...(type ? { "Content-Type": type } : {}) };
		const driven = await driver.drive(world.people[sender], {
			method: "POST",
			path: form.action,
			headers,
			body,
		});
		if (driven.answer.status < 400) taken.add(route.path);
		if (driven.faults.length > 0)
			onFault(
				route.path,
				driven.faults,
				`${sender} sends the form of ${form.page} as meant: ${body.toString("latin1").slice(0, 600)}`,
			);
	}
	return taken;
}

/** What stands in fields and in paths, by its name: mostly other people's. */
export type Pool = { fields: Map<string, string[]>; params: Map<string, string[]>; queries: string[] };

function poolOf(known: readonly Known[], pages: readonly string[]): Pool {
	const fields = new Map<string, Set<string>>();
	const params = new Map<string, Set<string>>();
	const add = (to: Map<string, Set<string>>, name: string, value: string) => {
		const values = to.get(name) ?? new Set();
		to.set(name, values.add(value));
	};
	const paths = [...known.map(({ action }) => action), ...pages];
	for (const form of known)
		for (const { name, value, choices } of form.fields)
			for (const each of [value, ...choices]) add(fields, name, each);
	const queries = new Set<string>();
	for (const path of paths) {
		for (const [name, value = ""] of Object.entries(placeOf(path)?.params ?? {})) add(params, name, value);
		for (const name of new URL(path, "http://site").searchParams.keys()) queries.add(name);
	}
	const lists = (of: Map<string, Set<string>>) =>
		new Map([...of].map(([name, values]) => [name, [...values].sort()]));
	return { fields: lists(fields), params: lists(params), queries: [...queries].sort() };
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
	if (details.failed) onFault(route.path, faults, example);
}

/** A place of the route with another's, or nothing of the kind, in its parameters. */
export function pathWith(path: string, odd: OddPath, pool: Pool): string {
	if (!odd) return path;
	const place = placeOf(path);
	const [bare = "", query] = path.split("?");
	let result = bare;
	const names = Object.entries(place?.params ?? {});
	for (const [at, [name, value = ""]] of names.entries()) {
		if (value === "" || (names.length > 1 && (odd.others + at) % 2 === 0)) continue;
		const others = pool.params.get(name) ?? [];
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
		const person: Person = world.people[other ?? form.sender];
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

async function fuzzLoader(run: Run & { pages: readonly string[] }): Promise<void> {
	const { driver, world, pool, route } = run;
	const own = run.pages.filter((page) => placeOf(page)?.route.path === route.path);
	const fallback = route.path
		.replace("*", "nothing-here")
		.replaceAll(/:(\w+)/g, (_, name) => pool.params.get(name)?.[0] ?? "x");
	const paths = own.length > 0 ? own : [fallback];
	const cases: fc.Arbitrary<OddGet> = oddGet(pool.queries);
	await check(run, cases, async (odd) => {
		const page = pathWith(paths[odd.page % paths.length] ?? fallback, odd.path, pool);
		const path = queryOf(page, odd, route.id);
		const person = world.people[odd.sender];
		const { faults, answer } = await driver.drive(person, { method: "GET", path });
		return { faults, example: `${person.sender} looks at ${path.slice(0, 500)} → ${answer.status}` };
	});
}
