import type { EntryContext, ServerBuild } from "@remix-run/node";
import { Outlet, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import type { PageMatch } from "#app/http/network/route-finder.server.ts";
import { type PagePart, PagePartContext, SLOT } from "#app/ui/frame/page-part.tsx";
import { RequestNumberContext } from "#app/ui/frame/request-number.tsx";
import { NonceContext } from "#app/ui/hydrated/nonce.ts";
import { RememberedMarkupContext } from "#app/ui/remembered-markup.tsx";
import { rememberMarkup } from "./remembered-markup.server.tsx";

export type Build = Pick<ServerBuild, "routes" | "assets" | "future">;

/**
 * Renders the page of a request whose loaders have run. The result depends on the URL, their data and the
 * nonce. The request id appears only on pages that failed.
 */
export function renderPage(context: EntryContext, url: string, nonce: string, number?: string): string {
	const { matches } = context.staticHandlerContext;
	const handles = matches.map(
		({ route }) => context.routeModules[route.id]?.handle as ScreenHandle | undefined,
	);
	const isHydrated = handles.some((handle) => handle?.hydrate);
	const render = (element: ReactElement) =>
		(isHydrated ? renderToString : renderToStaticMarkup)(
			<NonceContext.Provider value={nonce}>
				<RequestNumberContext.Provider value={number}>{element}</RequestNumberContext.Provider>
			</NonceContext.Provider>,
		);
	const shown = isHydrated ? context : onlyMatched(context);
	return `<!DOCTYPE html>${render(<RemixServer context={shown} url={url} />)}`;
}

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

type PartQuery = {
	/** The path with its query. */
	url: string;
	matches: readonly PageMatch[];
	/** The loaders' data, by route. */
	loaderData: Record<string, unknown>;
	/** Renders the root's error page instead of the screen. */
	refusal?: { status: number; data: unknown };
};

/** Renders a part of a page: its texts, cut at the slots. `own` is the `handle.own` of the last route. */
export function renderPart(
	part: Exclude<PagePart, "whole"> | "own",
	query: PartQuery,
	build: Build,
): string[] {
	const { matches, refusal } = query;
	const url = new URL(query.url, "http://localhost");
	const routeModules: Record<string, unknown> = {};
	// Without any data, the framework would wait for a browser to load it.
	const loaderData: Record<string, unknown> = {};
	for (const { route } of matches) {
		routeModules[route.id] = build.routes[route.id]?.module;
		loaderData[route.id] = query.loaderData[route.id] ?? null;
	}
	const last = matches.at(-1)?.route.id ?? "";
	if (part === "own") {
		const { handle } = routeModules[last] as { handle: ScreenHandle };
		routeModules.root = { default: Outlet };
		routeModules[last] = { handle, default: handle.own };
	}
	const context = onlyMatched({
		manifest: build.assets,
		routeModules: routeModules as EntryContext["routeModules"],
		staticHandlerContext: {
			basename: "/",
			location: { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default" },
			matches: [...matches],
			loaderData,
			actionData: null,
			errors: refusal ? { root: { ...refusal, statusText: "", internal: false } } : null,
			statusCode: refusal?.status ?? 200,
			loaderHeaders: {},
			actionHeaders: {},
			activeDeferreds: null,
		},
		serverHandoffString: "",
		future: build.future,
		isSpaMode: false,
		serializeError: () => undefined as never,
	});
	const html = renderToStaticMarkup(
		<PagePartContext.Provider value={part === "own" ? "whole" : part}>
			<RememberedMarkupContext.Provider value={rememberMarkup}>
				<RemixServer context={context} url={url.href} />
			</RememberedMarkupContext.Provider>
		</PagePartContext.Provider>,
		{ identifierPrefix: part },
	);
	return html.split(SLOT);
}
