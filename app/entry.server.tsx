import * as build from "virtual:remix/server-build";
import type { AppLoadContext, EntryContext, HandleDataRequestFunction } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { answerPage } from "#app/http/pages/answer-page.server.ts";
import { frameworkOf, frameworkPages } from "#app/http/pages/framework-pages.server.ts";
import { interceptRequests } from "#app/http/pages/intercept.server.ts";
import { packedAssets } from "#app/http/pages/packed-assets.server.ts";
import { compressData, withNumber } from "#app/http/pages/page-data.server.ts";
import { refuseWithPages } from "#app/http/pages/refuse-with-pages.server.ts";
import { renderPagePart } from "#app/http/pages/render-page.server.tsx";
import { unavailablePage } from "#app/http/pages/unavailable-page.server.tsx";
import { letHeapGrow } from "#app/http/settings/heap.server.ts";
import { startPayments } from "#app/payments/payment-job.server.ts";
import { startHousekeeping } from "#app/site/jobs/housekeeping-job.server.ts";
import { startMail } from "#app/site/jobs/mail-job.server.ts";
import { registerSubjects } from "./account/subjects.server.ts";
import { registerConversationSubjects } from "./conversations/conversation-subject.ts";
import { describeError } from "./http/log/describe-error.ts";
import { log } from "./http/log/log.server.ts";
import { requestContext } from "./http/log/request-id.server.ts";
import { isPrivatePage } from "./http/network/security-headers.server.ts";
import { pageCache, partIn } from "./page-cache/index.server.ts";
import { registerPaymentSubjects } from "./payments/payment-subject.ts";
import { startImports } from "./shop/import/import-job.server.ts";
import { storeMarket } from "./site/setup/market-request.server.ts";
import { announceFirstStart } from "./site/setup/setup-request.server.ts";
import { CONVERSATION_SUBJECTS, PAYMENT_SUBJECTS, SUBJECTS } from "./site/subjects.server.ts";
import { startCalendars } from "./travel/calendars/calendar-job.server.ts";
import { registerGuestReader } from "./travel/check-in/export-check-ins.server.ts";
import { openGuests } from "./travel/check-in/guests-settings.server.ts";

letHeapGrow();
// A function, because the build is still loading: this file is part of it.
interceptRequests(() => {
	const framework = frameworkOf(build);
	refuseWithPages(build, framework);
	return [packedAssets(build), ...pageCache({ build, framework }), frameworkPages(build, framework)];
});
registerSubjects(SUBJECTS);
registerGuestReader(openGuests);
registerPaymentSubjects(PAYMENT_SUBJECTS);
registerConversationSubjects(CONVERSATION_SUBJECTS);
await storeMarket();
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
	loadContext: AppLoadContext,
) {
	const part = partIn(loadContext);
	if (part) return new Response(renderPagePart(context, request.url, part), { status });
	return (
		(await unavailablePage(request, context, headers)) ?? answerPage({ request, status, headers, context })
	);
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
	if (!response.headers.has("Cache-Control")) {
		const isPrivate = isPrivatePage(new URL(request.url).pathname, request.headers.get("Cookie"));
		response.headers.set("Cache-Control", isPrivate ? "no-store" : "private, no-cache");
	}
	return compressData(withNumber(response, request), request);
};

export function handleError(error: unknown, { request }: { request: Request }): void {
	// A refusal was already shown to the person, and is not an error of ours.
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	log.error({ ...requestContext(request), error: describeError(error) }, "a page failed");
}
