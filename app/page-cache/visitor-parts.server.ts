import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { currentMinute } from "#app/common/current-minute.ts";
import { CONSENT, hasConsented } from "#app/http/cookies/consent.server.ts";
import { sendsCookie } from "#app/http/cookies/cookie-names.server.ts";
import { headOf } from "#app/http/network/incoming.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { type OwnSegments, ownFor } from "#app/http/process/page-segments.server.ts";
import type { plainLoader } from "#app/http/process/plain-loader.server.ts";
import type { Build } from "#app/http/process/render-page.server.tsx";
import type { CachedPage } from "./cached-page.server.ts";
import { partHash } from "./main-parts.server.ts";

/* The parts of a page that depend on the visitor: the frame, by the state that it shows, and the visitor's own part of
   the screen, by its data. */

type OwnPart = OwnSegments & { state: string | null; digest: string; cookies: string[] };

const ownParts = new LRUCache<string, OwnPart>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 25_000),
	sizeCalculation: ({ bytes }, key) => 500 + bytes + key.length,
});

/** The headers that a visitor's own data is read from. */
const OF_VISITOR = /^(cookie|sec-fetch-dest|x-meeha-.*)$/;

/** The cookies that the root's loader reads, apart from the consent. */
const FRAME_COOKIES = ["meeha_session", "meeha_flash", "meeha_cart"];
/** The root's data as text, and the cookies that it sets. */
const shared: Record<string, { text: string; cookies: string[]; state: string }> = {};

/** The state of the frame. All who have no session, cart and message share one. */
export async function readFrameState(headers: IncomingHttpHeaders, page: CachedPage, build: Build) {
	const read = async (sent: IncomingHttpHeaders) => {
		const root = build.routes.root?.module.loader as unknown as ReturnType<typeof plainLoader>;
		const { data, cookies } = await root.read(headOf(page.url, sent, OF_VISITOR));
		return { text: JSON.stringify(data), cookies };
	};
	const { cookie = "" } = headers;
	if (sendsCookie(cookie, FRAME_COOKIES)) return read(headers);
	const consent = hasConsented(cookie) ? `${CONSENT}=true` : "";
	const cached = shared[consent];
	const state = `${currentMinute()} ${market.version}`;
	if (cached?.state === state) return cached;
	shared[consent] = { ...(await read({ cookie: consent })), state };
	return shared[consent];
}

type OwnQuery = { headers: IncomingHttpHeaders; state: string | null };

/** The visitor's own part of a page, and the cookies to set; null for visitors without one. */
export async function readOwnPart(page: CachedPage, query: OwnQuery, build: Build): Promise<OwnPart | null> {
	const { headers, state } = query;
	const { cookie: cookies = "" } = headers;
	const { own, setCookies } = page.loader?.policy ?? {};
	if (!own || !sendsCookie(cookies, own.cookies)) return null;
	const key = `${market.version} ${page.url}\n${cookies}`;
	const cached = ownParts.get(key);
	if (cached && own.isCounted && state !== null && cached.state === state) return cached;
	const last = page.matches.at(-1);
	const args = { request: headOf(page.url, headers, OF_VISITOR), params: last?.params ?? {} };
	const data = await own.read(args, state ?? undefined);
	const digest = partHash(JSON.stringify(data));
	if (cached?.digest === digest) return Object.assign(cached, { state });
	const loaderData = { [last?.route.id ?? ""]: { own: data } };
	const shown = ownFor(`${market.version} ${digest}`, { ...page, loaderData }, build);
	const part: OwnPart = { ...shown, state, digest, cookies: (await setCookies?.(args)) ?? [] };
	ownParts.set(key, part);
	return part;
}
