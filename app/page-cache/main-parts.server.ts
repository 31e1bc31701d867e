import { LRUCache } from "lru-cache";
import { currentMinute } from "#app/common/calendar.ts";
import { metrics } from "#app/http/log/metrics.server.ts";
import { type Coding, compressBest, encodePage } from "#app/http/network/compress.server.ts";
import { headOf } from "#app/http/network/incoming.server.ts";
import type { Framework } from "#app/http/pages/framework-pages.server.ts";
import { versions } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import type { DataVersions } from "#db/data-versions/read-versions.ts";
import type { Subject } from "./cache-until-changed.server.ts";
import type { CachedPage } from "./cached-page.server.ts";
import { hashText, joinParts, type MainPart, type PageFrame, renderMain } from "./page-parts.server.ts";

/** A text of `CachePolicy.detail`, and the versions that were read before it. */
type Detail = { version: string; text: string };

export type CachedMain = MainPart & {
	/** The minute and the versions of the data that it was made of; null for data that nobody counts. */
	state: string | null;
	detail: Detail;
	/** The hash of the data. */
	digest: string;
	/** Those of a newcomer. */
	cookies: string[];
	/** Newcomers' pages, compressed, by coding and frame. */
	encoded: Map<string, { body: Buffer; isBest: boolean }>;
};

/** By language and URL. Texts take up to two bytes a character, and compressed pages a quarter of that. */
const mainParts = new LRUCache<string, CachedMain>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 850_000),
	sizeCalculation: ({ head, screen }, key) => 2_000 + 3 * key.length + 3 * (head.length + sizeOf(screen)),
});

const sizeOf = (screen: MainPart["screen"]) =>
	screen.reduce((sum, { text, own }) => sum + text.length + (own?.fallback.length ?? 0), 0);

/** Parts that are being made, by state, language and URL. */
const underWay = new Map<string, Promise<CachedMain | null>>();

/** The main part of a page, made again only after a change of its data; null when the page is not a plain 200. */
export async function readMainPart(page: CachedPage, framework: Framework): Promise<CachedMain | null> {
	const cached = mainParts.get(page.key);
	const read = await readState(page);
	const isCurrent = cached !== undefined && (await isStillCurrent(cached, page, read));
	metrics.renderCache.inc({ result: isCurrent ? "hit" : "miss" });
	if (isCurrent) return cached;
	const make = () => makePart(page, { cached, read, framework });
	if (read.state === null) return make();
	// A part that is being made does not have what has changed since it was begun.
	const key = `${read.state} ${read.detailVersion}\n${page.key}`;
	const making = underWay.get(key) ?? make().finally(() => underWay.delete(key));
	underWay.set(key, making);
	return making;
}

async function isStillCurrent(cached: CachedMain, page: CachedPage, read: DataState): Promise<boolean> {
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

type Made = { read: DataState; cached: CachedMain | undefined; framework: Framework };

async function makePart(page: CachedPage, { cached, read, framework }: Made): Promise<CachedMain | null> {
	const { url, loader } = page;
	const args = newcomerArgs(page);
	const data = loader && {
		...(await loader.load(args, read.versions)),
		own: await loader.policy.own?.read(args),
	};
	if (data && (loader.policy.status?.(data) ?? 200) !== 200) return null;
	// The versions were read before the data, so that a change in between is noticed by the next request.
	const detail = { version: read.detailVersion, text: (data && loader.policy.detail?.textOf(data)) ?? "" };
	const digest = hashText(`${market.version} ${JSON.stringify(data)}`);
	if (cached?.digest === digest) return Object.assign(cached, { state: read.state, detail });
	const main = await renderMain(url, { data }, framework);
	const cookies = (await loader?.policy.setCookies?.(args)) ?? [];
	const made: CachedMain = { ...main, state: read.state, detail, digest, cookies, encoded: new Map() };
	mainParts.set(page.key, made);
	return made;
}

/**
 * A newcomer's page, compressed once. After its second request it is compressed with Brotli's best level, in the
 * background.
 */
export function encodeForNewcomers(main: CachedMain, frame: PageFrame, coding: Coding): Buffer {
	const key = `${coding} ${frame.tag}`;
	const cached = main.encoded.get(key);
	if (!cached) {
		const body = encodePage(joinParts(main, frame), coding);
		main.encoded.set(key, { body, isBest: coding !== "br" });
		return body;
	}
	if (!cached.isBest)
		compressBest(joinParts(main, frame))?.then(
			(body) => main.encoded.set(key, { body, isBest: true }),
			() => undefined,
		);
	return cached.body;
}
