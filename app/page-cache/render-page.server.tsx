import type { EntryContext, ServerBuild } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { RequestNumberContext } from "#app/ui/frame/request-number.tsx";
import { NonceContext } from "#app/ui/hydrated/nonce.ts";
import type { PageMatch } from "./page-routes.server.ts";

export type Build = Pick<ServerBuild, "routes" | "assets" | "future">;

/**
 * Renders the page of a request whose loaders have run. The result depends on the URL, their data and the
 * nonce. The request id appears only on pages that failed.
 */
export function renderPage(context: EntryContext, url: string, nonce?: string, number?: string): string {
	const html = renderToString(
		<NonceContext.Provider value={nonce}>
			<RequestNumberContext.Provider value={number}>
				<RemixServer context={isHydrated(context) ? context : onlyMatched(context)} url={url} />
			</RequestNumberContext.Provider>
		</NonceContext.Provider>,
	);
	return `<!DOCTYPE html>${html}`;
}

const isHydrated = ({ staticHandlerContext, routeModules }: EntryContext) =>
	staticHandlerContext.matches.some(
		({ route }) => (routeModules[route.id]?.handle as ScreenHandle | undefined)?.hydrate,
	);

/**
 * Keeps only the routes of this page: the framework builds its router from all routes for each page. Other
 * routes are only useful to a browser that navigates on the client.
 */
function onlyMatched(context: EntryContext): EntryContext {
	const { matches } = context.staticHandlerContext;
	const routes: EntryContext["manifest"]["routes"] = {};
	for (const { route } of matches) {
		const entry = context.manifest.routes[route.id];
		if (entry) routes[route.id] = entry;
	}
	return { ...context, manifest: { ...context.manifest, routes } };
}

/** What a loader or an action throws to refuse a request. */
export type PageRefusal = { status: number; data: unknown };

/**
 * Renders a plain page from a path with its query, its routes and their loaders' data as JSON. With a
 * refusal, renders the root's error page instead of the screen.
 */
export function renderData(
	{ path, matches, refusal }: { path: string; matches: PageMatch[]; refusal?: PageRefusal },
	texts: string[],
	{ routes, assets, future }: Build,
): string {
	const url = new URL(path, "http://localhost");
	const loaderData: Record<string, unknown> = {};
	for (const [index, { route }] of matches.entries())
		if (texts[index]) loaderData[route.id] = JSON.parse(texts[index]);
	const routeModules: EntryContext["routeModules"] = {};
	for (const { route } of matches) {
		const module = routes[route.id]?.module;
		if (module) routeModules[route.id] = module as EntryContext["routeModules"][string];
	}
	const context: EntryContext = {
		manifest: assets,
		routeModules,
		staticHandlerContext: {
			basename: "/",
			location: { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default" },
			matches,
			loaderData,
			actionData: null,
			errors: refusal ? { root: { ...refusal, statusText: "", internal: false } } : null,
			statusCode: refusal?.status ?? 200,
			loaderHeaders: {},
			actionHeaders: {},
			activeDeferreds: null,
		},
		serverHandoffString: "",
		future,
		isSpaMode: false,
		serializeError: () => undefined as never,
	};
	return renderPage(context, url.href);
}
