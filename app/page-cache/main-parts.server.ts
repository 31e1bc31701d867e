import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { currentMinute } from "#app/common/current-minute.ts";
import { metrics } from "#app/http/log/metrics.server.ts";
import { compressBest } from "#app/http/network/compress.server.ts";
import { headOf } from "#app/http/network/incoming.server.ts";
import { joinSegments, type Segment } from "#app/http/network/segments.server.ts";
import { versions } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { type MainSegments, makeMain } from "#app/http/process/page-segments.server.ts";
import type { Build } from "#app/http/process/render-page.server.tsx";
import type { DataVersions } from "#db/data-versions/read-versions.ts";
import type { Subject } from "./cache-until-changed.server.ts";
import type { CachedPage } from "./cached-page.server.ts";

/** A text of `CachePolicy.detail`, and the versions that were read before it. */
type Detail = { version: string; text: string };

export type MainPart = MainSegments & {
	/** The minute and the versions of the data that it was made of; null for data that nobody counts. */
	state: string | null;
	detail: Detail;
	/** The hash of the data; null until the data is read again. */
	digest: string | null;
	/** Those of a newcomer. */
	cookies: string[];
	requests: number;
	/** Newcomers' pages at Brotli's best level, by the frame around them. */
	best: Map<string, Buffer> | null;
};

/** By URL. An entry itself takes some 1,500 bytes. */
const mainParts = new LRUCache<string, MainPart>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 750_000),
	sizeCalculation: ({ bytes }, key) => 1_500 + 3 * key.length + bytes,
});

/** Parts that are being made, by URL and state. */
const underWay = new Map<string, Promise<MainPart | null>>();

/** The main part of a page, made again only after a change of its data; null when the page is not a plain 200. */
export async function readMainPart(page: CachedPage, build: Build): Promise<MainPart | null> {
	const cached = mainParts.get(page.url);
	const read = await readState(page);
	const isCurrent = cached !== undefined && (await isStillCurrent(cached, page, read));
	metrics.renderCache.inc({ result: isCurrent ? "hit" : "miss" });
	if (isCurrent) return cached;
	const make = () => makePart(page, { cached, read, build });
	if (read.state === null) return make();
	// A part that is being made does not have what has changed since it was begun.
	const key = `${read.state} ${read.detailVersion}\n${page.url}`;
	const making = underWay.get(key) ?? make().finally(() => underWay.delete(key));
	underWay.set(key, making);
	return making;
}

async function isStillCurrent(cached: MainPart, page: CachedPage, read: DataState): Promise<boolean> {
	if (read.state === null || cached.state !== read.state) return false;
	if (cached.detail.version === read.detailVersion) return true;
	const detail = await readDetail(page, read);
	if (cached.detail.text !== detail.text || cached.state !== read.state) return false;
	cached.detail = detail;
	return true;
}

/** `detailVersion`: the versions of `CachePolicy.detail`. */
type DataState = { state: string | null; detailVersion: string; versions?: DataVersions };

async function readState({ loader, url }: CachedPage): Promise<DataState> {
	const { of, detail } = loader?.policy ?? { of: [] };
	const subjects = typeof of === "function" ? of(new URLSearchParams(url.split("?")[1])) : of;
	if (!subjects) return { state: null, detailVersion: "" };
	const read = subjects.length > 0 ? await versions.read() : new Map<string, string>();
	const versionOf = (each: readonly Subject[]) => each.map((subject) => read.get(subject) ?? "").join(" ");
	const state = `${currentMinute()} ${market.version} ${versionOf(subjects)}`;
	return { state, detailVersion: versionOf(detail?.of ?? []), versions: read };
}

const NO_HEADERS = /^$/;

async function readDetail(page: CachedPage, { detailVersion }: DataState): Promise<Detail> {
	const text = await page.loader?.policy.detail?.read(newcomerArgs(page));
	return { version: detailVersion, text: text ?? "" };
}

/** A loader's arguments without anything of the visitor: what is made of them is shown to everybody. */
const newcomerArgs = ({ url, matches }: CachedPage) => ({
	request: headOf(url, {}, NO_HEADERS),
	params: matches.at(-1)?.params ?? {},
});

type Made = { read: DataState; cached: MainPart | undefined; build: Build };

async function makePart(page: CachedPage, { cached, read, build }: Made): Promise<MainPart | null> {
	const { url, matches, loader } = page;
	const { route } = matches.at(-1) ?? { route: { id: "" } };
	const args = newcomerArgs(page);
	const data = loader && {
		...(await loader.load(args, read.versions)),
		own: await loader.policy.own?.read(args),
	};
	if (data && (loader.policy.status?.(data) ?? 200) !== 200) return null;
	// The versions were read before the data, so that a change in between is noticed by the next request.
	const detail = { version: read.detailVersion, text: (data && loader.policy.detail?.textOf(data)) ?? "" };
	const ofNow = { state: read.state, detail };
	const digest = cached ? partHash(`${market.version} ${JSON.stringify(data)}`) : null;
	if (cached && cached.digest === digest) return Object.assign(cached, ofNow);
	const main = makeMain({ url, matches, loaderData: { [route.id]: data } }, build);
	if (cached?.tag === main.tag) return Object.assign(cached, { ...ofNow, digest });
	const cookies = (await loader?.policy.setCookies?.(args)) ?? [];
	const made: MainPart = Object.assign(main, { ...ofNow, digest, cookies, requests: 0, best: null });
	mainParts.set(url, made);
	return made;
}

/** A newcomer's page at Brotli's best level, which is made in the background once it is requested again. */
export function bestOf(url: string, main: MainPart, frame: string, segments: Segment[]): Buffer | undefined {
	const best = main.best?.get(frame);
	if (best || ++main.requests < 2) return best;
	const keep = (page: Buffer) => {
		main.best = (main.best ?? new Map()).set(frame, page);
		main.bytes += page.length;
		if (mainParts.peek(url) === main) mainParts.set(url, main);
	};
	compressBest(() => joinSegments(segments))?.then(keep, () => undefined);
}

export const partHash = (text: string): string => createHash("sha1").update(text).digest("base64url");
