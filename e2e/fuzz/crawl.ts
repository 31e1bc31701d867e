import { matchRoutes } from "@remix-run/react";
import { type Route, routes } from "#e2e/helpers/map-routes.ts";
import type { Driver } from "./driver.ts";
import { readPage, type SiteForm } from "./site-forms.ts";
import type { FuzzPerson } from "./world/people.ts";

/** A URL's route and parameters. */
export type Place = { route: Route; params: Record<string, string> };

const flat = routes.map((route) => ({ path: route.path, id: route.id }));

/** Matching ranks all routes each time. */
const places = new Map<string, Place | null>();

export function placeOf(path: string): Place | null {
	const [bare = ""] = path.split("?", 1);
	const place = places.get(bare) ?? match(bare);
	places.set(bare, place);
	return place;
}

function match(path: string): Place | null {
	const [match] = matchRoutes(flat, path) ?? [];
	const route = match && routes.find(({ id }) => id === match.route.id);
	return route && match ? { route, params: match.params as Record<string, string> } : null;
}

/** Parameters that select a page instead of a row: each value counts as a page of its own. */
const WAYS = /^(change|stateChange|answer)$/;

function bucketAt(path: string, { route, params }: Place, isShared: boolean): string {
	const query = isShared ? "" : path.split("?")[1];
	const ways = Object.entries(params).filter(([name]) => WAYS.test(name));
	const names = [...new Set(new URLSearchParams(query).keys())].sort();
	return `${route.path} ${ways.map(([, value]) => value)} ${names.slice(0, 1)}`;
}

export type Walked = {
	/** The path and query of each visited page. */
	pages: string[];
	forms: SiteForm[];
};

type Walk = {
	starts: readonly string[];
	/** The number of pages of each kind. */
	each: number;
	/** The number of visited pages of each kind: by one person, or by all who share them. */
	visited: Map<string, number>;
	isShared: boolean;
	onFault: (route: string, faults: string[], example: string) => void;
};

/** Follows a person's links, to a limited number of pages of each kind. */
export async function walk(
	driver: Driver,
	person: FuzzPerson,
	{ starts, each, visited, isShared, onFault }: Walk,
): Promise<Walked> {
	const queued = new Set<string>();
	const queue: string[] = [];
	const add = (path: string, isStart = false) => {
		const place = placeOf(path);
		if (!place || place.route.path === "/*" || queued.has(path)) return;
		const bucket = bucketAt(path, place, isShared);
		const count = visited.get(bucket) ?? 0;
		if (count >= each && !isStart) return;
		visited.set(bucket, count + 1);
		queued.add(path);
		queue.push(path);
	};
	for (const path of starts) add(path, true);
	for (const { path } of routes) if (!path.includes(":")) add(path);
	const pages: string[] = [];
	const forms: SiteForm[] = [];
	const missed: string[] = [];
	for (const path of queue) {
		const { answer, faults } = await driver.drive(person, { method: "GET", path });
		if (faults.length > 0)
			onFault(placeOf(path)?.route.path ?? path, faults, `${person.sender} looks at ${path}`);
		const to = answer.headers.location;
		if (typeof to === "string") add(to);
		if (answer.status !== 200) {
			missed.push(path);
			continue;
		}
		pages.push(path);
		const type = String(answer.headers["content-type"]);
		if (!type.startsWith("text/html")) continue;
		const page = readPage(answer.body, path);
		forms.push(...page.forms);
		for (const link of page.links) add(link);
		for (const form of page.forms) if (form.method === "GET") add(form.action);
	}
	// Somebody else may be allowed to see these.
	for (const path of missed) {
		const place = placeOf(path);
		const bucket = place ? bucketAt(path, place, isShared) : "";
		visited.set(bucket, (visited.get(bucket) ?? 1) - 1);
	}
	return { pages, forms };
}

export const headersOf = (person: FuzzPerson): Record<string, string> => ({
	Host: "localhost",
	Cookie: person.cookie,
	"Sec-Fetch-Site": "same-origin",
	"Accept-Language": "en-US",
});
