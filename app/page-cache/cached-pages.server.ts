import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { encodePage } from "#app/http/network/compress.server.ts";
import { routeFinder } from "#app/http/network/route-finder.server.ts";
import { sendPage } from "#app/http/network/send-page.server.ts";
import { NOT_FOUND } from "#app/http/pages/certain-refusals.server.ts";
import type { Framework } from "#app/http/pages/framework-pages.server.ts";
import type { EarlyAnswer } from "#app/http/pages/intercept.server.ts";
import { isNewcomer } from "#app/http/settings/cookie-names.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { type CachedPage, findCachedPage } from "./cached-page.server.ts";
import { frameFor, readFrameState } from "./frames.server.ts";
import { encodeForNewcomers, readMainPart } from "./main-parts.server.ts";
import { readOwnParts } from "./own-parts.server.ts";
import { joinParts } from "./page-parts.server.ts";
import { refuse } from "./refusals.server.ts";

export type Site = { build: ServerBuild; framework: Framework };

/** Answers requests of cached pages. Anything but a plain 200, and failures, are left to the framework. */
export function cachedPages(site: Site): EarlyAnswer {
	const { routes } = site.build;
	const find = routeFinder(routes);
	return (request, response) => {
		const isRead = request.method === "GET" || request.method === "HEAD";
		const page = isRead ? findCachedPage(request.url ?? "/", find, routes) : null;
		if (!page) return null;
		// The framework makes the same page of the same URL.
		request.url = page.url;
		if (env.PAGE_CACHE_MB === 0) return null;
		return answer(request, response, { page, ...site }).catch((thrown: unknown) => {
			if ((thrown as { status?: unknown } | null)?.status !== 404) throw thrown;
			return refuse(request, response, NOT_FOUND, site);
		});
	};
}

/** Whether it was answered here. */
async function answer(
	request: IncomingMessage,
	response: ServerResponse,
	{ page, build, framework }: Site & { page: CachedPage },
): Promise<boolean> {
	const { headers } = request;
	const isShared = isNewcomer(headers.cookie ?? "");
	const main = await readMainPart(page, framework);
	if (!main) return false;
	const [state, own] = await Promise.all([
		readFrameState(headers, page, build),
		readOwnParts(page, { headers, state: main.state }, framework),
	]);
	const frame = await frameFor(state.text, page, framework);
	return sendPage(request, response, {
		encode: (coding) =>
			isShared
				? encodeForNewcomers(main, frame, coding)
				: encodePage(joinParts(main, frame, own?.texts), coding, 3),
		tag: `W/"${main.tag}${frame.tag}${own?.digest ?? ""}"`,
		cookies: [...state.cookies, ...(own ?? main).cookies],
		isShared,
	});
}
