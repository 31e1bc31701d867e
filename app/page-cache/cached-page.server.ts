import type { ServerBuild } from "@remix-run/node";
import { currentLanguage } from "#app/common/language/current-language.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import type { PageMatch } from "#app/http/network/route-finder.server.ts";
import type { cacheUntilChanged } from "./cache-until-changed.server.ts";

type CachedLoader = ReturnType<typeof cacheUntilChanged<object, unknown>>;

/** The page of a cached route. */
export type CachedPage = {
	/** The path, with the declared parameters in the declared order. */
	url: string;
	/** The URL with its language, for caches. */
	key: string;
	matches: PageMatch[];
	handle: ScreenHandle;
	loader: CachedLoader | undefined;
};

/** Any screen has the dialog for partners. */
const FLAGS = ["partner"];

/** The page of a URL; null for a route that is not cached, unusual paths and data requests. */
export function findCachedPage(
	url: string,
	find: (pathname: string) => PageMatch[] | null,
	routes: ServerBuild["routes"],
): CachedPage | null {
	const [pathname = "/"] = url.split("?", 1);
	if (!/^\/(?!\/)[\w/-]*$/.test(pathname) || /[?&](?:_data|index)\b/.test(url)) return null;
	const matches = find(pathname);
	const module = routes[matches?.at(-1)?.route.id ?? ""]?.module;
	const handle = module?.handle as ScreenHandle | undefined;
	const loader = module?.loader as CachedLoader | undefined;
	if (!matches || !handle?.cached) return null;
	const declared = pathname + declaredQuery(url, loader?.policy.params);
	return { url: declared, key: `${currentLanguage()} ${declared}`, matches, handle, loader };
}

/** The query string of a URL without undeclared and empty parameters, in the declared order. Flags have no value. */
function declaredQuery(url: string, params: readonly string[] = []): string {
	const at = url.indexOf("?");
	if (at < 0) return "";
	const sent = new URLSearchParams(url.slice(at + 1));
	const fields = params.flatMap((name) => sent.getAll(name).map((value) => [name, value]));
	const query = new URLSearchParams(fields.filter(([, value]) => value !== "")).toString();
	const parts = [query, ...FLAGS.filter((name) => sent.has(name))].filter(Boolean);
	return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** The paths of all cached pages that need no id, in the order of the routes. */
export function cachedPaths(routes: ServerBuild["routes"]): string[] {
	const pathOf = (id: string | undefined): string => {
		const route = routes[id ?? ""];
		return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : "";
	};
	return Object.values(routes).flatMap((route) => {
		const handle = route?.module.handle as ScreenHandle | undefined;
		const path = `/${pathOf(route?.id)}`;
		return handle?.cached && !path.includes(":") ? [path] : [];
	});
}
