import type { IncomingHttpHeaders } from "node:http";
import { json, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { currentMinute } from "#app/common/calendar.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { CONSENT, hasConsented } from "#app/http/cookies/consent.server.ts";
import { setCookies } from "#app/http/cookies/set-cookies.ts";
import { headOf, type RequestHead } from "#app/http/network/incoming.server.ts";
import type { Framework } from "#app/http/pages/framework-pages.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { sendsCookie } from "#app/http/settings/cookie-names.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import type { CachedPage } from "./cached-page.server.ts";
import { hashText, type PageFrame, partIn, renderPart } from "./page-parts.server.ts";

/* The frame around a screen: bar, badges, message and footer, by the state that it shows. */

/** The data of the root's loader, and values of `Set-Cookie`. */
type FrameState<Data = unknown> = { data: Data; cookies: string[] };

/** Makes the root's loader, whose data the page cache reads for each visitor. */
export function frameLoader<Data>(read: (request: RequestHead) => Promise<FrameState<Data>>) {
	const loader = async ({ request, context }: LoaderFunctionArgs) => {
		const part = partIn(context);
		const { data, cookies } = part
			? { data: (part.frame ?? null) as Data, cookies: [] }
			: await read(request);
		return json(data, { headers: setCookies(cookies) });
	};
	return Object.assign(loader, { read });
}

/** The headers that a visitor's own data is read from. */
export const OF_VISITOR = /^(cookie|sec-fetch-dest|x-meeha-.*)$/;

/** The cookies that the root's loader reads, apart from the consent. */
const FRAME_COOKIES = ["meeha_session", "meeha_flash", "meeha_cart"];
type State = { text: string; cookies: string[] };
const shared = new Map<string, State & { at: string }>();

/** The state of the frame as text. All who have no session, cart and message share one. */
export async function readFrameState(
	headers: IncomingHttpHeaders,
	page: CachedPage,
	{ routes }: Pick<ServerBuild, "routes">,
): Promise<State> {
	const read = async (sent: IncomingHttpHeaders) => {
		const root = routes.root?.module.loader as unknown as ReturnType<typeof frameLoader>;
		const { data, cookies } = await root.read(headOf(page.url, sent, OF_VISITOR));
		return { text: JSON.stringify(data), cookies };
	};
	const { cookie = "" } = headers;
	if (sendsCookie(cookie, FRAME_COOKIES)) return read(headers);
	const consent = hasConsented(cookie) ? `${CONSENT}=true` : "";
	const key = `${currentLanguage()} ${consent}`;
	const at = `${currentMinute()} ${market.version}`;
	const cached = shared.get(key);
	if (cached?.at === at) return cached;
	const made = { ...(await read({ cookie: consent })), at };
	shared.set(key, made);
	return made;
}

/** By what it depends on. */
const frames = new LRUCache<string, PageFrame>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 75_000),
	sizeCalculation: ({ before, after }, key) => before.length + after.length + key.length,
});

/**
 * The frame around a page, rendered once for the same state. It depends only on paths without parameters: its links
 * lead to no others. A message is shown once.
 */
export async function frameFor(text: string, page: CachedPage, framework: Framework): Promise<PageFrame> {
	const { url, handle, matches } = page;
	const last = matches.at(-1);
	const path = last && Object.keys(last.params).length === 0 ? last.pathname : "";
	const key = `${currentLanguage()} ${handle.subject} ${handle.wide} ${path} ${text}`;
	const cached = frames.get(key);
	if (cached) return cached;
	const state = JSON.parse(text) as { flash: object | null };
	const [before = "", after = ""] = await renderPart(url, { name: "frame", frame: state }, framework);
	const frame = { before, after, tag: hashText(before + after) };
	if (!state.flash) frames.set(key, frame);
	return frame;
}
