import { randomBytes } from "node:crypto";
import { assets, assetsBuildDirectory, future, routes } from "virtual:remix/server-build";
import type { EntryContext, HandleDataRequestFunction } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { registerSubjects } from "./account/subjects.server.ts";
import { carryOverCookies } from "./http/cookies/carry-over-cookies.server.ts";
import { interceptRequests } from "./http/intercept.server.ts";
import { describeError } from "./http/log/describe-error.ts";
import { log } from "./http/log/log.server.ts";
import { markOf } from "./http/log/request-id.server.ts";
import { codingFor, encodePage } from "./http/network/compress.server.ts";
import { packedAssets } from "./http/network/packed-assets.server.ts";
import { addPageHeaders, bringsSession } from "./http/network/security-headers.server.ts";
import { withNumber } from "./http/process/failed-data.server.ts";
import { unavailablePage } from "./http/process/unavailable-page.server.tsx";
import { cachedPages } from "./page-cache/cached-pages.server.ts";
import { earlyRefusals, finishRefusal } from "./page-cache/refuse-early.server.ts";
import { renderPage } from "./page-cache/render-page.server.tsx";
import { startImports } from "./shop/import/import-job.server.ts";
import { startHousekeeping } from "./site/housekeeping-job.server.ts";
import { startMail } from "./site/mail/mail-job.server.ts";
import { SUBJECTS } from "./site/subjects.server.ts";
import { startCalendars } from "./travel/calendars/calendar-job.server.ts";

// A function, because the build is still being loaded: this file is part of it.
interceptRequests(() => {
	const build = { routes, assets, future, assetsBuildDirectory };
	return [packedAssets(build), carryOverCookies, earlyRefusals(build), cachedPages(build)];
});
registerSubjects(SUBJECTS);
startHousekeeping();
startMail();
startImports();
startCalendars();

/** Pages are rendered whole: no stream to keep open, and a page that fails fails before its first byte. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	const retry = await unavailablePage(request, context, headers);
	if (retry) return retry;
	const refused = await finishRefusal(request, context, headers);
	if (refused) return refused;
	const nonce = randomBytes(16).toString("base64");
	const html = renderPage(context, request.url, nonce, markOf(request)?.request);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const isPrivate = bringsSession(request.headers.get("Cookie"));
	// Only a hydrated page has scripts written into it.
	addPageHeaders(headers, { nonce: html.includes(nonce) ? nonce : null, isPrivate });
	if (request.method === "HEAD") return new Response(null, { status, headers });
	const coding = codingFor(request.headers.get("Accept-Encoding"));
	headers.append("Vary", "Accept-Encoding");
	if (coding !== "identity") headers.set("Content-Encoding", coding);
	return new Response(new Uint8Array(encodePage(html, coding)), { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
	if (!response.headers.has("Cache-Control"))
		response.headers.set(
			"Cache-Control",
			bringsSession(request.headers.get("Cookie")) ? "no-store" : "private, no-cache",
		);
	return withNumber(response, request);
};

export function handleError(error: unknown, { request }: { request: Request }): void {
	// What was refused was said to whoever asked; it is no failure of ours.
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	log.error({ ...markOf(request), error: describeError(error) }, "a page failed");
}
