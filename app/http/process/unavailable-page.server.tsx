import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MAX_FORM_BYTES } from "#app/http/forms/forms.server.ts";
import { markOf } from "#app/http/log/request-id.server.ts";
import { judgeOrigin } from "#app/http/network/same-origin.server.ts";
import { bringsSession } from "#app/http/network/security-headers.server.ts";
import stylesheet from "#app/ui/app.css?url";
import { type SentForm, UnavailablePage } from "#app/ui/frame/unavailable.tsx";
import {
	RETRY_AFTER_S,
	retryHeaders,
	setUnavailablePage,
	UNAVAILABLE,
} from "./database-unavailable.server.ts";

/** So that those who wait do not all come back in the same second. */
const SPREAD_S = 5;

/**
 * Returns the unavailable page for a request whose loader or action failed because of the database, otherwise
 * undefined. A page that reports the failure itself and keeps what was typed only gets a `Retry-After`
 * header.
 */
export function unavailablePage(
	request: Request,
	context: EntryContext,
	headers: Headers,
): Promise<Response> | undefined {
	const { statusCode, errors } = context.staticHandlerContext;
	if (statusCode !== UNAVAILABLE) return undefined;
	const isAway = (error: unknown) => isRouteErrorResponse(error) && error.status === UNAVAILABLE;
	if (!Object.values(errors ?? {}).some(isAway)) {
		if (!headers.has("Retry-After")) headers.set("Retry-After", String(RETRY_AFTER_S));
		return undefined;
	}
	return answer(request);
}

async function answer(request: Request): Promise<Response> {
	const sent = request.method !== "GET" && request.method !== "HEAD" ? await readSent(request) : undefined;
	const page = renderPage(sent, markOf(request)?.request);
	return new Response(request.method === "HEAD" ? null : page, {
		status: UNAVAILABLE,
		headers: retryHeaders(),
	});
}

const SECRET = /password/i;

/**
 * Reads the sent form so that the page can offer to send it again. Only when a guard failed before the form
 * was read, as happens to signed-in users. Leaves out files and passwords, and forms from other sites, which
 * the repeat would make acceptable.
 */
async function readSent(request: Request): Promise<SentForm> {
	// Pages of whoever is signed in are asked for anew on going back.
	const mayGoBack = !bringsSession(request.headers.get("Cookie"));
	const isPlain = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
	const bytes = Number(request.headers.get("Content-Length") ?? Number.NaN);
	const isOwn = judgeOrigin(request.headers) === "same";
	if (!isOwn || !isPlain || !(bytes <= MAX_FORM_BYTES) || request.bodyUsed || request.body?.locked)
		return { fields: null, mayGoBack };
	const fields = [...new URLSearchParams(await request.text())];
	return { fields: fields.some(([name]) => SECRET.test(name)) ? null : fields, mayGoBack };
}

function renderPage(sent?: SentForm, number?: string): string {
	const afterS = RETRY_AFTER_S + Math.floor(Math.random() * SPREAD_S);
	const page = <UnavailablePage sent={sent} number={number} stylesheet={stylesheet} afterS={afterS} />;
	return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

/** Called once at the start. Whoever throws it does not know for whom: a file's unavailable page has no number. */
export const startUnavailablePage = (): void => setUnavailablePage(() => renderPage());
