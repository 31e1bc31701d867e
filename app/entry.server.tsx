import type { EntryContext, HandleDataRequestFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import "./http/incoming.server.ts";
import "./http/housekeeping.server.ts";
import { log } from "./http/log.server.ts";

const COMMON_HEADERS = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"X-Frame-Options": "DENY",
	// What a page shows depends on who asks; nobody in between keeps it.
	"Cache-Control": "private, no-cache",
};

function addCommonHeaders(headers: Headers): void {
	for (const [name, value] of Object.entries(COMMON_HEADERS))
		if (!headers.has(name)) headers.set(name, value);
}

/** Pages are rendered whole: no stream to keep open, and a page that fails fails before its first byte. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	const html = renderToString(<RemixServer context={context} url={request.url} />);
	headers.set("Content-Type", "text/html; charset=utf-8");
	addCommonHeaders(headers);
	return new Response(request.method === "HEAD" ? null : `<!DOCTYPE html>${html}`, { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
	addCommonHeaders(response.headers);
	return response;
};

export function handleError(error: unknown, { request }: { request: Request }): void {
	// What was refused was said to whoever asked; it is no failure of ours.
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	const { pathname } = new URL(request.url);
	log.error({ path: pathname, error: error instanceof Error ? error.stack : String(error) }, "a page failed");
}
