import { readFileSync } from "node:fs";
import { type Route, routes } from "#e2e/helpers/map-routes.ts";
import { placeOf, walk } from "./crawl.ts";
import type { Driver } from "./driver.ts";
import { fillIn } from "./odd/fill-in.ts";
import { wrap } from "./odd/wrappings.ts";
import type { SiteForm } from "./site-forms.ts";
import type { World } from "./world/fill-world.ts";
import { type FuzzSender, SENDERS } from "./world/people.ts";

/** A form, and the route that receives it. */
export type Known = SiteForm & { sender: FuzzSender; route: Route };

export type OnFault = (route: string, faults: string[], example: string) => void;

type Site = { driver: Driver; world: World; onFault: OnFault };

const isAction = ({ file }: Route) =>
	/export\s+(async\s+)?(function|const)\s+action\b|export\s*\{[^}]*\baction\b/.test(
		readFileSync(file, "utf8"),
	);

/** The routes that receive forms. */
export const actions = routes.filter(isAction);

/** Who visits the remaining pages, so that few visit pages they may not see. */
const SHARING: readonly FuzzSender[] = ["visitor", "SuperAdmin", "Hotel", "Admin", "User"];

/**
 * Crawls the site as every test person and collects the pages, their forms, and the forms that only ask, such as a
 * search. With `isShared`, only one of them visits each page.
 */
export async function collectForms(
	{ driver, world, onFault }: Site,
	{ each, isShared }: { each: number; isShared: boolean },
): Promise<{ pages: string[]; collected: Known[]; asking: Known[] }> {
	const pages: string[] = [];
	const collected: Known[] = [];
	const asking: Known[] = [];
	const together = new Map<string, number>();
	for (const sender of isShared ? SHARING : SENDERS) {
		const visited = isShared ? together : new Map<string, number>();
		const starts = (isShared ? world.rare : world.starts)[sender];
		const walked = await walk(driver, world.people[sender], { starts, each, visited, isShared, onFault });
		pages.push(...walked.pages);
		for (const form of walked.forms) {
			const route = placeOf(form.action)?.route;
			if (route) (form.method === "POST" ? collected : asking).push({ ...form, sender, route });
		}
	}
	return { pages, collected, asking };
}

/**
 * Sends each kind of form once with valid values, and one of `twiceOf` also twice at the same time. Returns
 * the routes that accepted one, and the last messages of the others.
 */
export async function sendAsMeant(
	{ driver, world, onFault }: Site,
	{ collected, twiceOf }: { collected: readonly Known[]; twiceOf: number },
): Promise<{ taken: Set<string>; refusals: Map<string, string> }> {
	const taken = new Set<string>();
	const refusals = new Map<string, string>();
	const tried = new Set<string>();
	for (const form of collected) {
		const { sender, route } = form;
		if (tried.has(kindOf(form)) || (taken.has(route.path) && tried.has(`${route.path} ${sender}`))) continue;
		tried.add(kindOf(form)).add(`${route.path} ${sender}`);
		const { type, body } = wrap(fillIn(form), { wrapping: "as meant", isMultipart: form.isMultipart });
		const headers: Record<string, string> = type ? { "Content-Type": type } : {};
		const sent = { method: "POST", path: form.action, headers, body };
		const { answer, faults, changes } = await driver.drive(world.people[sender], sent);
		if (answer.status < 400 && tried.size % twiceOf === 0)
			faults.push(...(await driver.driveTwice(world.people[sender], sent, changes)));
		const what = `${sender} sends the form of ${form.page} as meant: ${body.toString("latin1").slice(0, 600)}`;
		if (answer.status < 400) taken.add(route.path);
		else refusals.set(route.path, `${answer.status} ${wordsOf(answer.body)}; ${what}`);
		if (faults.length > 0) onFault(route.path, faults, what);
	}
	return { taken, refusals };
}

const kindOf = ({ route, sender, fields }: Known) =>
	`${route.path} ${sender} ${fields.map(({ name, type, value }) => (type === "hidden" && value.length < 20 ? `${name}=${value}` : name))}`;

/** The contents of a page, without its frame. */
const wordsOf = (html: string) =>
	(html.split(/<main[^>]*>/)[1] ?? html)
		.replaceAll(/<script.*?<\/script>|<svg.*?<\/svg>|<option.*?<\/option>/gs, "")
		.replaceAll(/<[^>]*>/g, " ")
		.replaceAll(/\s+/g, " ")
		.slice(0, 300);

/** Values of fields and path parameters by name, mostly other people's. */
export type Pool = { fields: Map<string, string[]>; params: Map<string, string[]>; queries: string[] };

export function poolOf(collected: readonly Known[], pages: readonly string[]): Pool {
	const fields = new Map<string, Set<string>>();
	const params = new Map<string, Set<string>>();
	const add = (to: Map<string, Set<string>>, name: string, value: string) => {
		const values = to.get(name) ?? new Set();
		to.set(name, values.add(value));
	};
	const paths = [...collected.map(({ action }) => action), ...pages];
	for (const form of collected)
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
