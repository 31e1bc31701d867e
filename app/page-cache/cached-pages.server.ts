import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import type { EarlyAnswer } from "#app/http/intercept.server.ts";
import { metrics } from "#app/http/log/metrics.server.ts";
import { type Coding, codingFor, encodePage } from "#app/http/network/compress.server.ts";
import { addPageHeaders, bringsSession } from "#app/http/network/security-headers.server.ts";
import { versions } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { type Page, PLACEHOLDER_SECRET, readLoaderTexts } from "./loader-texts.server.ts";
import { type PageMatch, routeFinder } from "./page-routes.server.ts";
import { type PlaceholderPosition, splitAtPlaceholders } from "./placeholders.ts";
import { refuseThrown } from "./refuse-early.server.ts";
import { type Build, renderData } from "./render-page.server.tsx";
import { canCompressSegments, compressSegments, gzipSegments, type Segments } from "./segments.server.ts";

/* After its loaders have run, a page depends only on its URL and their data. Pages whose handle says
   `kept` are cached, rendered and compressed, under a hash of both, so nothing ever needs to be
   invalidated. Requests are answered here, before `remix-serve`; anything but a plain 200 goes through the
   framework. */

/** A page that is the same for every visitor, ready to send, or its segments and the values between them. */
type CachedPage =
	| { body: Buffer; tag: string }
	| { segments: Segments; placeholders: PlaceholderPosition[]; order: number[] };

/** By coding, path and loader data. An entry itself takes some 500 bytes. */
const cached = new LRUCache<string, CachedPage>({
	maxSize: Math.max(1, env.KEPT_PAGES_MB * 500_000),
	sizeCalculation: (page, key) =>
		500 +
		key.length +
		("body" in page
			? page.body.length
			: page.segments.reduce((sum, { plain, packed }) => sum + plain.length + packed.length, 0)),
});

/** Answers requests of cached pages. Anything but a plain 200, and failures, are left to the framework. */
export function cachedPages(build: Build): EarlyAnswer {
	const find = routeFinder(build.routes);
	return (request, response) => {
		const page = env.KEPT_PAGES_MB === 0 ? null : findPage(request, build, find);
		return (
			page &&
			answer(request, response, page, build).catch((thrown: unknown) =>
				refuseThrown(request, response, thrown),
			)
		);
	};
}

function findPage(
	{ method, url = "/" }: IncomingMessage,
	{ routes }: Build,
	find: (pathname: string) => PageMatch[] | null,
): Page | null {
	if (method !== "GET" && method !== "HEAD") return null;
	const queryAt = url.indexOf("?");
	const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
	// Unusual URLs and data requests are left to the framework.
	if (!/^\/(?!\/)[\w/-]*$/.test(pathname) || (queryAt >= 0 && /[?&](?:_data|index)\b/.test(url))) return null;
	const matches = find(pathname);
	const modules = matches?.flatMap(({ route }) => routes[route.id]?.module ?? []);
	const handle = modules?.at(-1)?.handle as ScreenHandle | undefined;
	return matches && modules && handle?.cached ? { path: url, matches, modules } : null;
}

/** Whether it was answered here. */
async function answer(
	request: IncomingMessage,
	response: ServerResponse,
	page: Page,
	build: Build,
): Promise<boolean> {
	const texts = await readLoaderTexts(request, page, versions);
	if (!texts) return false;
	const { body, coding, tag } = readCachedPage(
		{
			key: `${page.path}\n${texts.map(({ digest }) => digest).join("\n")}`,
			coding: codingFor(request.headers["accept-encoding"]),
			fill: ({ of, placeholder }) => texts[of]?.fill(placeholder) ?? "",
		},
		() =>
			renderData(
				page,
				texts.map(({ text }) => text),
				build,
			),
	);
	const headers = new Map([["Content-Type", "text/html; charset=utf-8"]]);
	const isPrivate = bringsSession(request.headers.cookie);
	addPageHeaders(headers, { nonce: null, isPrivate });
	// A returning visitor on a slow network gets a 304 of a hundred bytes.
	if (tag && !isPrivate) headers.set("ETag", tag);
	for (const [name, value] of headers) response.setHeader(name, value);
	response.setHeader("Vary", "Accept-Encoding");
	if (coding !== "identity") response.setHeader("Content-Encoding", coding);
	const cookies = texts.flatMap((each) => each.cookies);
	if (cookies.length > 0) response.appendHeader("Set-Cookie", cookies);
	if (tag && headers.has("ETag") && request.headers["if-none-match"]?.includes(tag)) {
		response.writeHead(304).end();
		return true;
	}
	response.setHeader("Content-Length", body.length);
	response.writeHead(200);
	response.end(request.method === "HEAD" ? undefined : body);
	return true;
}

const tagOf = (html: string) => `W/"${createHash("sha256").update(html).digest("base64url")}"`;

type Showing = { key: string; coding: Coding; fill: (place: PlaceholderPosition) => string };
type Shown = { body: Buffer; coding: Coding; tag: string | null };

/**
 * Returns the page's bytes from the cache, or renders and caches them. A page that is the same for every
 * visitor gets an ETag. The tag is a hash of its HTML, because a new version of the site makes other HTML of
 * the same data.
 */
function readCachedPage({ key, coding, fill }: Showing, render: () => string): Shown {
	let page = cached.get(coding + key);
	metrics.renderCache.inc({ result: page ? "hit" : "miss" });
	if (!page) {
		const { texts, placeholders, order } = splitAtPlaceholders(render(), PLACEHOLDER_SECRET);
		page =
			order.length === 0
				? { body: encodePage(texts.join(""), coding), tag: tagOf(texts.join("")) }
				: { segments: compressSegments(texts), placeholders, order };
		cached.set(coding + key, page);
	}
	if ("body" in page) return { ...page, coding };
	const { segments, order, placeholders } = page;
	const values = placeholders.map(fill);
	const between = order.map((placeholder) => values[placeholder] ?? "");
	if (canCompressSegments && coding !== "identity")
		return { body: gzipSegments(segments, between), coding: "gzip", tag: null };
	const html = segments.map(({ plain }, index) => plain.toString() + (between[index] ?? "")).join("");
	return { body: encodePage(html, coding), coding, tag: null };
}
