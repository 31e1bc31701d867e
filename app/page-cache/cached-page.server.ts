import type { ServerBuild } from "@remix-run/node";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { declaredQuery, type PageMatch, type RouteFinder } from "#app/http/network/route-finder.server.ts";
import type { cacheUntilChanged } from "./cache-until-changed.server.ts";

type CachedLoader = ReturnType<typeof cacheUntilChanged<object, unknown>>;

/** The page of a cached route. */
export type CachedPage = {
	/** The path, with the declared parameters in the declared order. */
	url: string;
	matches: PageMatch[];
	handle: ScreenHandle;
	loader: CachedLoader | undefined;
};

/** Any screen has the dialog for partners. */
const FLAGS = ["partner"];

/** The page of a URL; null for a route that is not cached, unusual paths and data requests. */
export function findCachedPage(
	url: string,
	find: RouteFinder,
	routes: ServerBuild["routes"],
): CachedPage | null {
	const [pathname = "/"] = url.split("?", 1);
	if (!/^\/(?!\/)[\w/-]*$/.test(pathname) || /[?&](?:_data|index)\b/.test(url)) return null;
	const matches = find(pathname);
	const module = routes[matches?.at(-1)?.route.id ?? ""]?.module;
	const handle = module?.handle as ScreenHandle | undefined;
	const loader = module?.loader as CachedLoader | undefined;
	if (!matches || !handle?.cached) return null;
	return { url: pathname + declaredQuery(url, loader?.policy.params, FLAGS), matches, handle, loader };
}
