import type { EntryContext, ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";

export type PageMatch = EntryContext["staticHandlerContext"]["matches"][number];
type PageRoute = PageMatch["route"];
export type RouteFinder = (pathname: string) => PageMatch[] | null;
const finders = new WeakMap<ServerBuild["routes"], RouteFinder>();

/** The finder of a site's routes, which all steps of a request share. */
export function routeFinder(routes: ServerBuild["routes"]): RouteFinder {
	const finder = finders.get(routes) ?? makeFinder(routes);
	finders.set(routes, finder);
	return finder;
}

/**
 * Finds the routes of a path like the framework, but faster: the framework ranks all routes and compiles
 * their patterns for every request, while this tests only routes whose first segment can match.
 */
function makeFinder(routes: ServerBuild["routes"]): RouteFinder {
	const all = Object.values(routes).flatMap((route) => (route ? [route] : []));
	const below = (parentId: string | undefined): PageRoute[] =>
		all
			.filter((route) => route.parentId === parentId)
			.map(({ id, path, index, caseSensitive }) =>
				index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: below(id) },
			);
	const [root] = all.filter(({ parentId }) => parentId === undefined);
	if (!root) return () => null;
	const screens = below(root.id);
	const mayStart = (start: string) =>
		screens.filter(({ path = "" }) => firstPart(path) === start || !/^[\w-]/.test(path));
	const byStart = new Map<string, PageRoute>();
	for (const start of new Set(screens.map(({ path }) => firstPart(path))))
		byStart.set(start, { id: root.id, path: root.path, children: mayStart(start) });
	// The framework compiles patterns for each path. The result depends only on the path.
	const found = new LRUCache<string, PageMatch[]>({ max: 2_000 });
	const words = new Set(all.flatMap(({ path = "" }) => path.toLowerCase().split("/")));
	// The router treats all segments alike that are no word of any pattern, so paths of one shape match the same routes.
	const byShape = new LRUCache<string, (pathname: string) => PageMatch[]>({ max: 500 });
	return (pathname) => {
		const cached = found.get(pathname);
		if (cached) return cached;
		const shape = pathname
			.split("/")
			.map((segment) => (!PLAIN_SEGMENT.test(segment) || words.has(segment.toLowerCase()) ? segment : ":"))
			.join("/");
		const alike = byShape.get(shape)?.(pathname);
		const tree = alike ? undefined : byStart.get(firstPart(pathname.slice(1)));
		const matches = alike ?? (tree ? matchRoutes<PageRoute>([tree], pathname) : null);
		if (!matches || pathname.length >= 100) return matches;
		found.set(pathname, matches);
		const sameFor = alike ? undefined : sameRoutes(matches, pathname);
		if (sameFor) byShape.set(shape, sameFor);
		return matches;
	};
}

const PLAIN_SEGMENT = /^[\w-]+$/;

/** Makes matches of the same routes for another path; undefined for patterns with a rest or an optional segment. */
function sameRoutes(matches: readonly PageMatch[], pathname: string) {
	const partsOf = (path: string) => path.split("/").filter(Boolean);
	const pattern = matches.flatMap(({ route }) => partsOf(route.path ?? ""));
	if (pattern.length !== partsOf(pathname).length || pattern.some((part) => /[*?]/.test(part)))
		return undefined;
	const depths = matches.map((match) => partsOf(match.pathname).length);
	return (other: string): PageMatch[] => {
		const parts = partsOf(other);
		const named = pattern.flatMap((part, at) =>
			part.startsWith(":") ? [[part.slice(1), parts[at] ?? ""]] : [],
		);
		const params: PageMatch["params"] = Object.fromEntries(named);
		return matches.map((match, at) => {
			const path = `/${parts.slice(0, depths[at]).join("/")}`;
			return { ...match, params, pathname: path, pathnameBase: path };
		});
	};
}

const firstPart = (path = "") => path.split("/", 1)[0]?.toLowerCase() ?? "";

/** The query string of a URL without undeclared and empty parameters, in the declared order. Flags have no value. */
export function declaredQuery(
	url: string,
	params: readonly string[] = [],
	flags: readonly string[] = [],
): string {
	const at = url.indexOf("?");
	if (at < 0) return "";
	const sent = new URLSearchParams(url.slice(at + 1));
	const fields = params.flatMap((name) => sent.getAll(name).map((value) => [name, value]));
	const query = new URLSearchParams(fields.filter(([, value]) => value !== "")).toString();
	const parts = [query, ...flags.filter((name) => sent.has(name))].filter(Boolean);
	return parts.length > 0 ? `?${parts.join("&")}` : "";
}
