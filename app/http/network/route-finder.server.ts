import type { EntryContext, ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";

export type PageMatch = EntryContext["staticHandlerContext"]["matches"][number];
type PageRoute = PageMatch["route"];
type Routes = ServerBuild["routes"];

const firstSegment = (path = "") => path.split("/", 1)[0]?.toLowerCase() ?? "";

/**
 * The routes by the first segment of their paths. The framework ranks all routes that it has and compiles their patterns
 * for each request, and a path can only match routes that begin with its first segment or with a parameter.
 */
export function routesBySegment(routes: Routes) {
	const segments = new Set(Object.values(routes).map((route) => firstSegment(route?.path)));
	return {
		/** The first segment of a path, or "" if no route begins with it. */
		segmentOf(pathname: string): string {
			const segment = firstSegment(pathname.slice(1));
			return segments.has(segment) ? segment : "";
		},
		routesUnder(segment: string): Routes {
			const isUnder = (id: string): boolean => {
				const { parentId, path = "" } = routes[id] ?? {};
				if (parentId === undefined) return true;
				const isTop = routes[parentId]?.parentId === undefined;
				return isTop ? firstSegment(path) === segment || !/^[\w-]/.test(path) : isUnder(parentId);
			};
			return Object.fromEntries(Object.entries(routes).filter(([id]) => isUnder(id)));
		},
	};
}

/** Finds the routes of a path like the framework. Null without any, not even a page for paths that don't exist. */
export function routeFinder(routes: Routes): (pathname: string) => PageMatch[] | null {
	const { segmentOf, routesUnder } = routesBySegment(routes);
	const trees = new Map<string, PageRoute[]>();
	const found = new LRUCache<string, { matches: PageMatch[] | null }>({ max: 2_000 });
	return (pathname) => {
		const cached = found.get(pathname);
		if (cached) return cached.matches;
		const segment = segmentOf(pathname);
		const tree = trees.get(segment) ?? treeOf(routesUnder(segment));
		trees.set(segment, tree);
		const matches = matchRoutes<PageRoute>(tree, pathname);
		if (pathname.length < 100) found.set(pathname, { matches });
		return matches;
	};
}

function treeOf(routes: Routes, parentId?: string): PageRoute[] {
	const children = Object.values(routes).filter((route) => route?.parentId === parentId);
	return children.flatMap((route) => {
		if (!route) return [];
		const { id, path, index, caseSensitive } = route;
		return index
			? { id, path, index, caseSensitive }
			: { id, path, caseSensitive, children: treeOf(routes, id) };
	});
}
