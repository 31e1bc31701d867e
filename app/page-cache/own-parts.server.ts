import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { headOf } from "#app/http/network/incoming.server.ts";
import type { Framework } from "#app/http/pages/framework-pages.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { sendsCookie } from "#app/http/settings/cookie-names.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import type { CachedPage } from "./cached-page.server.ts";
import { OF_VISITOR } from "./frames.server.ts";
import { hashText, renderOwn } from "./page-parts.server.ts";

/** What is a visitor's own on a screen, made of the data with this hash. `state` is that of the main part. */
type OwnParts = { texts: Map<string, string>; digest: string; cookies: string[]; state: string | null };

const ownParts = new LRUCache<string, OwnParts>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 75_000),
	sizeCalculation: ({ texts }, key) => 500 + [...texts.values()].join("").length + key.length,
});

type OwnQuery = { headers: IncomingHttpHeaders; state: string | null };

/** The visitor's own parts of a page, and the cookies to set; null for visitors without one. */
export async function readOwnParts(
	page: CachedPage,
	{ headers, state }: OwnQuery,
	framework: Framework,
): Promise<OwnParts | null> {
	const { cookie: cookies = "" } = headers;
	const { own, setCookies } = page.loader?.policy ?? {};
	if (!own || !sendsCookie(cookies, own.cookies)) return null;
	const key = `${market.version} ${page.key}\n${cookies}`;
	const cached = ownParts.get(key);
	if (cached && own.isCounted && state !== null && cached.state === state) return cached;
	const params = page.matches.at(-1)?.params ?? {};
	const args = { request: headOf(page.url, headers, OF_VISITOR), params };
	const data = await own.read(args, state ?? undefined);
	const digest = hashText(JSON.stringify(data));
	if (cached?.digest === digest) return Object.assign(cached, { state });
	const texts = await renderOwn(page.url, data, framework);
	const part = { texts, digest, cookies: (await setCookies?.(args)) ?? [], state };
	ownParts.set(key, part);
	return part;
}
