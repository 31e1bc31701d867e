import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { type PagePart, PagePartContext } from "#app/ui/frame/page-part.tsx";
import { NonceContext } from "#app/ui/hydrated/nonce.ts";
import { RequestNumberContext } from "#app/ui/request-number.tsx";

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

/** Renders a part of a page for the page cache. Elements of different parts have different generated ids. */
export function renderPagePart(context: EntryContext, url: string, part: PagePart): string {
	const html = renderToStaticMarkup(
		<PagePartContext.Provider value={part}>
			<RemixServer context={onlyMatched(context)} url={url} />
		</PagePartContext.Provider>,
		{ identifierPrefix: part.name },
	);
	return part.name === "main" ? `<!DOCTYPE html>${html}` : html;
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
