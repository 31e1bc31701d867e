import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MAX_FORM_BYTES } from "#app/http/forms/forms.server.ts";
import { markOf } from "#app/http/log/request-id.server.ts";
import { judgeOrigin } from "#app/http/network/same-origin.server.ts";
import { bringsSession } from "#app/http/network/security-headers.server.ts";
import stylesheet from "#app/ui/app.css?url";
import { type SentForm, UnavailablePage } from "#app/ui/frame/unavailable.tsx";
import { retryHeaders, unavailableFile } from "./database-unavailable.server.ts";

/**
 * Returns the unavailable page for a request whose loader or action failed because of the database, otherwise
 * undefined. A page that reports the failure itself and keeps what was typed only gets a `Retry-After` header.
 */
export async function unavailablePage(request: Request, context: EntryContext, headers: Headers) {
	const { statusCode, errors } = context.staticHandlerContext;
	if (statusCode !== 503) return undefined;
	if (!Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.status === 503)) {
		if (!headers.has("Retry-After")) headers.set("Retry-After", "5");
		return undefined;
	}
	const sent = /^(GET|HEAD)$/.test(request.method) ? undefined : await readSent(request);
	return new Response(render(sent, markOf(request)?.request), { status: 503, headers: retryHeaders() });
}

/**
 * The form that was sent, so that the page can offer to send it again: without files and passwords, only from
 * this site, and only when nothing has read it yet, for example when the guard failed. Browsers reload pages
 * of signed-in people on going back.
 */
async function readSent(request: Request): Promise<SentForm> {
	const { headers, bodyUsed, body } = request;
	const mayGoBack = !bringsSession(headers.get("Cookie"));
	const isPlain = headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
	const isSmall = Number(headers.get("Content-Length") ?? Number.NaN) <= MAX_FORM_BYTES;
	if (judgeOrigin(headers) !== "same" || !isPlain || !isSmall || bodyUsed || body?.locked)
		return { fields: null, mayGoBack };
	const fields = [...new URLSearchParams(await request.text())];
	return { fields: fields.some(([name]) => /password/i.test(name)) ? null : fields, mayGoBack };
}

/** Reloads by itself after 5 to 9 seconds, so that waiting browsers don't all return in the same second. */
function render(sent?: SentForm, number?: string): string {
	const page = { sent, number, stylesheet, reloadAfterS: 5 + Math.floor(Math.random() * 5) };
	return `<!DOCTYPE html>${renderToStaticMarkup(<UnavailablePage {...page} />)}`;
}

// Has no request id, because the database does not know whose request failed.
unavailableFile.html = render();
