import * as build from "virtual:remix/server-build";
import type { EntryContext, HandleDataRequestFunction } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { registerSubjects } from "./account/subjects.server.ts";
import { carryOverCookies } from "./http/cookies/carry-over-cookies.server.ts";
import { interceptRequests } from "./http/intercept.server.ts";
import { describeError } from "./http/log/describe-error.ts";
import { log } from "./http/log/log.server.ts";
import { markOf } from "./http/log/request-id.server.ts";
import { packedAssets } from "./http/network/packed-assets.server.ts";
import { bringsSession } from "./http/network/security-headers.server.ts";
import { answerPage } from "./http/process/answer-page.server.ts";
import { directPages } from "./http/process/direct-pages.server.ts";
import { withNumber } from "./http/process/failed-data.server.ts";
import { letHeapGrow } from "./http/process/heap.server.ts";
import { unavailablePage } from "./http/process/unavailable-page.server.tsx";
import { pageCache } from "./page-cache/index.server.ts";
import { startImports } from "./shop/import/import-job.server.ts";
import { startHousekeeping } from "./site/housekeeping-job.server.ts";
import { startMail } from "./site/mail-job.server.ts";
import { startPayments } from "./site/payment-job.server.ts";
import { announceFirstStart } from "./site/setup/setup-request.server.ts";
import { SUBJECTS } from "./site/subjects.server.ts";
import { startCalendars } from "./travel/calendars/calendar-job.server.ts";

letHeapGrow();
// A function, because the build is still loading: this file is part of it.
interceptRequests(() => [packedAssets(build), carryOverCookies, ...pageCache(build), directPages(build)]);
registerSubjects(SUBJECTS);
await announceFirstStart();
startHousekeeping();
startMail();
startPayments();
startImports();
startCalendars();

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	return (
		(await unavailablePage(request, context, headers)) ?? answerPage({ request, status, headers, context })
	);
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
	// A refusal was already shown to the person, and is not an error of ours.
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	log.error({ ...markOf(request), error: describeError(error) }, "a page failed");
}
