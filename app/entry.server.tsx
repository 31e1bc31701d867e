import { randomBytes } from "node:crypto";
import type { EntryContext, HandleDataRequestFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import "./http/network/incoming.server.ts";
import { NonceContext } from "#app/ui/hydrated/nonce.ts";
import { startCalendars } from "./http/calendars/calendars.server.ts";
import { startImports } from "./http/imports/imports.server.ts";
import { startMail } from "./http/mail/mail.server.ts";
import { addPageHeaders, bringsSession } from "./http/network/security-headers.server.ts";
import { keepQueriesOutOfTheLog } from "./http/process/access-log.server.ts";
import { startHousekeeping } from "./http/process/housekeeping.server.ts";
import { log } from "./http/process/log.server.ts";

keepQueriesOutOfTheLog();
startHousekeeping();
startMail();
startImports();
startCalendars();

/** Pages are rendered whole: no stream to keep open, and a page that fails fails before its first byte. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	const nonce = randomBytes(16).toString("base64");
	const html = renderToString(
		<NonceContext.Provider value={nonce}>
			<RemixServer context={context} url={request.url} />
		</NonceContext.Provider>,
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const isPrivate = bringsSession(request);
	// Only a hydrated page has scripts written into it.
	addPageHeaders(headers, { nonce: html.includes(nonce) ? nonce : null, isPrivate });
	return new Response(request.method === "HEAD" ? null : `<!DOCTYPE html>${html}`, { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
	if (!response.headers.has("Cache-Control"))
		response.headers.set("Cache-Control", bringsSession(request) ? "no-store" : "private, no-cache");
	return response;
};

export function handleError(error: unknown, { request }: { request: Request }): void {
	// What was refused was said to whoever asked; it is no failure of ours.
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	const { pathname } = new URL(request.url);
	log.error({ path: pathname, error: error instanceof Error ? error.stack : String(error) }, "a page failed");
}
