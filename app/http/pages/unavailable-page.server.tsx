import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { marketName } from "#app/common/market/market-name.ts";
import { escapeHtml } from "#app/common/plain-text.ts";
import { MAX_FORM_BYTES } from "#app/http/forms/forms.server.ts";
import { requestContext } from "#app/http/log/request-id.server.ts";
import { judgeOrigin } from "#app/http/network/same-origin.server.ts";
import { bringsSession } from "#app/http/network/security-headers.server.ts";
import { retryHeaders, unavailableFile } from "#app/http/process/database-unavailable.server.ts";
import { type SentForm, UnavailableMessage } from "#app/ui/frame/unavailable.tsx";
import { Wordmark } from "#app/ui/frame/wordmark.tsx";
import stylesheet from "#app/ui/public.css?url";

/** The unavailable page after a failure of the database. A page that reports it itself only gets `Retry-After`. */
export async function unavailablePage(request: Request, context: EntryContext, headers: Headers) {
	const { statusCode, errors } = context.staticHandlerContext;
	if (statusCode !== 503) return;
	if (!headers.has("Retry-After")) headers.set("Retry-After", "5");
	if (!Object.values(errors ?? {}).some(isRouteErrorResponse)) return;
	const sent = /^(GET|HEAD)$/.test(request.method) ? undefined : await readSent(request);
	return new Response(render(sent, requestContext(request)?.request), {
		status: 503,
		headers: retryHeaders(),
	});
}

/**
 * The form that was sent, to send it again: without files and passwords, only from this site, and only when nothing
 * has read it yet, as after a failed guard. Browsers reload pages of signed-in people on going back.
 */
async function readSent(request: Request): Promise<SentForm> {
	const { headers, bodyUsed, body } = request;
	const isPlain = headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
	const isSmall = Number(headers.get("Content-Length") ?? Number.NaN) <= MAX_FORM_BYTES;
	const isReadable = judgeOrigin(headers) === "same" && isPlain && isSmall && !bodyUsed && !body?.locked;
	const fields = isReadable ? [...new URLSearchParams(await request.text())] : null;
	const isSecret = fields?.some(([name]) => /password/i.test(name));
	const { pathname, search } = new URL(request.url);
	return {
		path: pathname + search,
		fields: isSecret ? null : fields,
		mayGoBack: !bringsSession(headers.get("Cookie")),
	};
}

/**
 * The whole page, without the frame, because nothing on it may need the database. It sends no form by itself, and
 * reloads after 5 to 9 seconds, so that waiting browsers don't all return in the same second.
 */
const render = (sent?: SentForm, number?: string) => `<!DOCTYPE html><html lang="en"><head>
<meta name="viewport" content="width=device-width, initial-scale=1">${sent ? "" : `<meta http-equiv="refresh" content="${5 + Math.floor(Math.random() * 5)}">`}
<title>Try again in a moment – ${escapeHtml(marketName())}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${stylesheet}"></head>
<body><main class="mx-auto w-full max-w-page flex-1 px-4 pt-6 pb-16">
<a href="/" class="flex justify-center">${renderToStaticMarkup(<Wordmark />)}</a>
${renderToStaticMarkup(<UnavailableMessage sent={sent} number={number} />)}
</main></body></html>`;

unavailableFile.html = () => render(); // Without a request id: the database does not know whose request failed.
