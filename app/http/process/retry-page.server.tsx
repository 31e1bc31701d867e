import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import stylesheet from "#app/ui/app.css?url";
import { TryLaterPage } from "#app/ui/frame/try-later.tsx";
import { RETRY_AFTER_S, retryHeaders, setRetryPage, UNAVAILABLE } from "./try-later.server.ts";

/** So that those who wait do not all come back in the same second. */
const SPREAD_S = 5;

/**
 * The retry page in place of a page whose loaders or action the database failed; undefined for any other. A page
 * that says itself that something failed, and has kept what was typed, gets the header that says when to retry.
 */
export function retryPage(request: Request, context: EntryContext, headers: Headers): Response | undefined {
	const { statusCode, errors } = context.staticHandlerContext;
	if (statusCode !== UNAVAILABLE) return undefined;
	const isAway = (error: unknown) => isRouteErrorResponse(error) && error.status === UNAVAILABLE;
	if (!Object.values(errors ?? {}).some(isAway)) {
		headers.set("Retry-After", String(RETRY_AFTER_S));
		return undefined;
	}
	const sent = request.method !== "GET" && request.method !== "HEAD";
	return new Response(request.method === "HEAD" ? null : renderPage(sent), {
		status: UNAVAILABLE,
		headers: retryHeaders(),
	});
}

function renderPage(sent: boolean): string {
	const afterS = RETRY_AFTER_S + Math.floor(Math.random() * SPREAD_S);
	const page = <TryLaterPage sent={sent} stylesheet={stylesheet} afterS={afterS} />;
	return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

/** Called once at the start. */
export const startRetryPage = (): void => setRetryPage(() => renderPage(false));
