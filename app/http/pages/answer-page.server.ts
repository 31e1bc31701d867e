import { randomBytes } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { requestContext } from "#app/http/log/request-id.server.ts";
import { codingFor, encodePage } from "#app/http/network/compress.server.ts";
import { addPageHeaders, isPrivatePage } from "#app/http/network/security-headers.server.ts";
import { isNewcomer } from "#app/http/settings/cookie-names.server.ts";
import { rememberRefusal } from "./certain-refusals.server.ts";
import { renderPage } from "./render-page.server.tsx";

type Answer = { request: Request; status: number; headers: Headers; context: EntryContext };

/**
 * Answers a request after the framework has run its loaders. The page is rendered whole: nothing is streamed, so a
 * page that fails does so before its first byte.
 */
export async function answerPage({ request, status, headers, context }: Answer): Promise<Response> {
	rememberRefusal(request, context);
	const nonce = randomBytes(16).toString("base64");
	const html = renderPage(context, request.url, nonce, requestContext(request)?.request);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const cookies = request.headers.get("Cookie") ?? "";
	const last = context.staticHandlerContext.matches.at(-1)?.route.id ?? "";
	const handle = context.routeModules[last]?.handle as ScreenHandle | undefined;
	const isShared =
		handle?.cached && status === 200 && /^(GET|HEAD)$/.test(request.method) && isNewcomer(cookies);
	// Only a hydrated page has inline scripts.
	addPageHeaders(headers, {
		nonce: html.includes(nonce) ? nonce : null,
		isPrivate: isPrivatePage(new URL(request.url).pathname, cookies),
		isShared,
	});
	headers.append("Vary", "Accept-Encoding");
	if (request.method === "HEAD") return new Response(null, { status, headers });
	const coding = codingFor(request.headers.get("Accept-Encoding"));
	if (coding !== "identity") headers.set("Content-Encoding", coding);
	return new Response(new Uint8Array(encodePage(html, coding)), { status, headers });
}
