import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { escapeHtml } from "#app/common/plain-text.ts";
import { type Coding, encodePage } from "#app/http/network/compress.server.ts";
import { sendPage } from "#app/http/network/send-page.server.ts";
import { type PageRefusal, pathOf, refusalFinder } from "#app/http/pages/certain-refusals.server.ts";
import type { EarlyAnswer } from "#app/http/pages/intercept.server.ts";
import { market } from "#app/http/process/market.server.ts";
import type { CachedPage } from "./cached-page.server.ts";
import type { Site } from "./cached-pages.server.ts";
import { frameFor, readFrameState } from "./frames.server.ts";
import { joinParts, type MainPart, renderMain } from "./page-parts.server.ts";

/** A page that does not exist: its frame is that of all refusals. */
const page: CachedPage = { url: "/about/-", key: "", matches: [], handle: {}, loader: undefined };

/** Answers requests that are certain to be refused. */
export function earlyRefusals(site: Site): EarlyAnswer {
	const certainRefusal = refusalFinder(site.build);
	return (request, response) =>
		certainRefusal(request)?.then(
			(certain) => certain !== null && refuse(request, response, certain, site),
		) ?? null;
}

const mainParts = new LRUCache<string, MainPart>({ max: 300 });
/** Finished pages, because compressing one takes as long as rendering it. */
const encoded = new LRUCache<string, Buffer>({ max: 300 });

/** Sends the page of a refusal in the visitor's own frame. A refusal must cost less than a third of a page. */
export async function refuse(
	request: IncomingMessage,
	response: ServerResponse,
	{ headers = {}, ...refusal }: PageRefusal,
	{ build, framework }: Site,
): Promise<boolean> {
	const path = pathOf(request.url);
	const state = await readFrameState(request.headers, page, build);
	// Only the page of a 404 does not contain the path.
	const key = `${currentLanguage()} ${market.version} ${refusal.status === 404 ? "" : path} ${JSON.stringify(refusal)}`;
	const main = mainParts.get(key) ?? (await renderMain(page.url, { refusal, path }, framework));
	mainParts.set(key, main);
	// Where the cookie bar leads back to. A path that does not exist is no such place, and anybody can make up many.
	const from = refusal.status === 404 ? "/" : escapeHtml(path);
	const frame = await frameFor(state.text, page, framework);
	const encode = (coding: Coding): Buffer => {
		const of = `${coding} ${from} ${main.tag} ${frame.tag}`;
		const links = { ...main.links, from };
		const body = encoded.get(of) ?? encodePage(joinParts({ ...main, links }, frame), coding, 3);
		encoded.set(of, body);
		return body;
	};
	return sendPage(request, response, {
		status: refusal.status,
		headers,
		cookies: state.cookies,
		encode,
	});
}
