import type { IncomingMessage, ServerResponse } from "node:http";
import { isNewcomer } from "#app/http/cookies/cookie-names.server.ts";
import type { EarlyAnswer } from "#app/http/intercept.server.ts";
import { NOT_FOUND } from "#app/http/network/certain-refusals.server.ts";
import { routeFinder } from "#app/http/network/route-finder.server.ts";
import { sendPage } from "#app/http/network/send-page.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { assemble, frameFor } from "#app/http/process/page-segments.server.ts";
import type { Build } from "#app/http/process/render-page.server.tsx";
import { type CachedPage, findCachedPage } from "./cached-page.server.ts";
import { bestOf, readMainPart } from "./main-parts.server.ts";
import { refuse } from "./refusals.server.ts";
import { readFrameState, readOwnPart } from "./visitor-parts.server.ts";

/** Answers requests of cached pages. Anything but a plain 200, and failures, are left to the framework. */
export function cachedPages(build: Build): EarlyAnswer {
	const find = routeFinder(build.routes);
	return (request, response) => {
		const isRead = request.method === "GET" || request.method === "HEAD";
		const page = isRead ? findCachedPage(request.url ?? "/", find, build.routes) : null;
		if (!page) return null;
		// The framework makes the same page of the same URL.
		request.url = page.url;
		if (env.PAGE_CACHE_MB === 0) return null;
		return answer(request, response, page, build).catch((thrown: unknown) => {
			if ((thrown as { status?: unknown } | null)?.status !== 404) throw thrown;
			return refuse(request, response, NOT_FOUND, build);
		});
	};
}

/** Whether it was answered here. */
async function answer(
	request: IncomingMessage,
	response: ServerResponse,
	page: CachedPage,
	build: Build,
): Promise<boolean> {
	const { headers } = request;
	const { cookie: cookies = "" } = headers;
	const isShared = isNewcomer(cookies);
	const main = await readMainPart(page, build);
	if (!main) return false;
	const [state, own] = await Promise.all([
		readFrameState(headers, page, build),
		readOwnPart(page, { headers, state: main.state }, build),
	]);
	const frame = frameFor(state.text, page, build);
	const [before, , after] = main.screen;
	const screen = own && before && after ? [before, own.segments, after] : main.screen;
	const segments = assemble({ ...main, screen }, frame);
	return sendPage(request, response, {
		segments,
		best: isShared ? bestOf(page.url, main, frame.tag, segments) : undefined,
		tag: `W/"${main.tag}${frame.tag}${own?.tag ?? ""}"`,
		cookies: [...state.cookies, ...(own ?? main).cookies],
		isShared,
	});
}
