import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { EarlyAnswer } from "#app/http/intercept.server.ts";
import {
	type PageRefusal,
	pathOf,
	refusalFinder,
	type SiteBuild,
} from "#app/http/network/certain-refusals.server.ts";
import { routeFinder } from "#app/http/network/route-finder.server.ts";
import { storeSegment } from "#app/http/network/segments.server.ts";
import { sendPage } from "#app/http/network/send-page.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { assemble, frameFor, type MainSegments, makeMain } from "#app/http/process/page-segments.server.ts";
import type { Build } from "#app/http/process/render-page.server.tsx";
import type { CachedPage } from "./cached-page.server.ts";
import { readFrameState } from "./visitor-parts.server.ts";

/** A page below one that has none: each refusal is shown in its frame. */
const page: CachedPage = { url: "/about/-", matches: [], handle: {}, loader: undefined };

/** Answers requests that are certain to be refused. */
export function earlyRefusals(build: SiteBuild): EarlyAnswer {
	page.matches = routeFinder(build.routes)(page.url) ?? [];
	const certainRefusal = refusalFinder(build);
	return (request, response) =>
		certainRefusal(request)?.then(
			(certain) => certain !== null && refuse(request, response, certain, build),
		) ?? null;
}

const mainParts = new LRUCache<string, MainSegments>({ max: 300 });

/** Sends the page of a refusal in the visitor's own frame. A refusal must cost less than a fifth of a page. */
export async function refuse(
	request: IncomingMessage,
	response: ServerResponse,
	{ headers = {}, ...refusal }: PageRefusal,
	build: Build,
): Promise<boolean> {
	const path = pathOf(request.url);
	const { text, cookies } = await readFrameState(request.headers, page, build);
	// Only the page of a 404 does not contain the path.
	const url = refusal.status === 404 ? page.url : path;
	const key = `${market.version} ${url} ${JSON.stringify(refusal)}`;
	const main = mainParts.get(key) ?? makeMain({ ...page, url, loaderData: {}, refusal }, build);
	mainParts.set(key, main);
	// A path with a character that HTML escapes is left to the framework.
	const from = storeSegment(path);
	const segments = assemble({ ...main, links: { ...main.links, from } }, frameFor(text, page, build));
	return sendPage(request, response, { status: refusal.status, headers, cookies, segments });
}
