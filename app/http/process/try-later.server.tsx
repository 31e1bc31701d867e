import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { addPageHeaders } from "#app/http/network/security-headers.server.ts";
import stylesheet from "#app/ui/app.css?url";
import { TryLaterPage } from "#app/ui/frame/try-later.tsx";
import { isPassing } from "#db/passing-failure.ts";
import { log } from "./log.server.ts";

const UNAVAILABLE = 503;
const RETRY_AFTER_S = 5;
/** So that those who wait do not all come back in the same second. */
const SPREAD_S = 5;
const LOGGED_EVERY_MS = 1_000;

/**
 * A failure of the database that passes. Whoever handles failures knows it by its code, as any other; thrown out
 * of a loader or an action it is to the framework an answer, the retry page: for a page, for data, and for a file.
 */
class TryLater extends Error {
	readonly code: unknown;
	readonly status = UNAVAILABLE;
	readonly statusText = "Service Unavailable";
	readonly headers = retryHeaders();
	#body: ReadableStream | undefined;

	constructor(failure: Error) {
		super(failure.message, { cause: failure });
		this.name = "TryLater";
		this.code = (failure as { code?: unknown }).code;
	}

	/** For a file's address, which is asked for with GET. A page is rendered by `retryPage`. */
	get body(): ReadableStream {
		this.#body ??= new Blob([renderPage(false)]).stream();
		return this.#body;
	}

	text = async () => "";
}

let loggedAt = 0;

/** What the site's own database fails with: see `TryLater`. Any other failure stays what it is. */
export function asTryLater(failure: unknown): unknown {
	if (!(failure instanceof Error) || failure instanceof TryLater || !isPassing(failure)) return failure;
	// An outage is said once a second, not once for each query.
	if (Date.now() - loggedAt > LOGGED_EVERY_MS) {
		loggedAt = Date.now();
		const { code } = failure as { code?: unknown };
		log.error({ code, error: failure.message }, "the database can't answer just now");
	}
	return new TryLater(failure);
}

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

function retryHeaders(): Headers {
	const headers = new Headers({
		"Content-Type": "text/html; charset=utf-8",
		"Retry-After": String(RETRY_AFTER_S),
		"X-Robots-Tag": "noindex",
	});
	addPageHeaders(headers, { nonce: null, isPrivate: true });
	return headers;
}

function renderPage(sent: boolean): string {
	const afterS = RETRY_AFTER_S + Math.floor(Math.random() * SPREAD_S);
	const page = <TryLaterPage sent={sent} stylesheet={stylesheet} afterS={afterS} />;
	return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
