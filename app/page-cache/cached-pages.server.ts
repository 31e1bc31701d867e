import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { metrics } from "#app/http/log/metrics.server.ts";
import { type Coding, codingFor, encodePage } from "#app/http/network/compress.server.ts";
import { handleFirst } from "#app/http/network/handle-first.server.ts";
import { addPageHeaders, bringsSession } from "#app/http/network/security-headers.server.ts";
import { versions } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { HOLE_SECRET, type Page, readTexts } from "./loader-texts.server.ts";
import { type PageMatch, routeFinder } from "./page-routes.server.ts";
import { cutAtHoles, type HolePlace } from "./placeholders.ts";
import { refuseThrown } from "./refuse-early.server.ts";
import { type Build, renderData } from "./render-page.server.tsx";
import { canPack, gzipPieces, type Pieces, packPieces } from "./segments.server.ts";

/*
 * Once its loaders have run, a page is a function of its URL and of what they said. Pages whose handle says
 * `kept` are therefore kept, finished and compressed, under exactly that: there is nothing to invalidate, whatever
 * changes. Their requests are answered here, before the serving process' own layers; whatever is not a plain 200
 * goes the framework's way.
 */

/** A page that is alike for every showing, as it goes on the line; or its pieces and what goes between them. */
type Kept = { body: Buffer; tag: string } | { pieces: Pieces; holes: HolePlace[]; order: number[] };

/** By coding, path and what the loaders said. An entry itself takes some 500 bytes. */
const kept = new LRUCache<string, Kept>({
	maxSize: Math.max(1, env.KEPT_PAGES_MB * 500_000),
	sizeCalculation: (page, key) =>
		500 +
		key.length +
		("body" in page
			? page.body.length
			: page.pieces.reduce((sum, { plain, packed }) => sum + plain.length + packed.length, 0)),
});

/** Takes the place before the serving process' own handler, for the pages that are kept. */
export function keepPages(readBuild: () => Build): void {
	if (env.NODE_ENV !== "production" || env.KEPT_PAGES_MB === 0) return;
	let known: { build: Build; find: ReturnType<typeof routeFinder> } | undefined;
	handleFirst((request, response, next) => {
		known ??= { build: readBuild(), find: routeFinder(readBuild().routes) };
		const { build, find } = known;
		const page = findPage(request, build, find);
		if (!page) return next();
		answer(request, response, page, build)
			.catch((thrown: unknown) => refuseThrown(request, response, thrown))
			// The framework answers and logs the failure, like any other.
			.catch(() => response.headersSent)
			.then((isAnswered) => isAnswered || next());
	});
}

function findPage(
	{ method, url = "/" }: IncomingMessage,
	{ routes }: Build,
	find: (pathname: string) => PageMatch[] | null,
): Page | null {
	if (method !== "GET" && method !== "HEAD") return null;
	const queryAt = url.indexOf("?");
	const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
	// An odd address, and the framework's own questions for data, are the framework's.
	if (!/^\/(?!\/)[\w/-]*$/.test(pathname) || (queryAt >= 0 && /[?&](?:_data|index)\b/.test(url))) return null;
	const matches = find(pathname);
	const modules = matches?.flatMap(({ route }) => routes[route.id]?.module ?? []);
	const handle = modules?.at(-1)?.handle as ScreenHandle | undefined;
	return matches && modules && handle?.kept ? { path: url, matches, modules } : null;
}

/** Whether it was answered here. */
async function answer(
	request: IncomingMessage,
	response: ServerResponse,
	page: Page,
	build: Build,
): Promise<boolean> {
	const said = await readTexts(request, page, versions);
	if (!said) return false;
	const { body, coding, tag } = readKept(
		{
			key: `${page.path}\n${said.map(({ digest }) => digest).join("\n")}`,
			coding: codingFor(request.headers["accept-encoding"]),
			fill: ({ of, hole }) => said[of]?.fill(hole) ?? "",
		},
		() =>
			renderData(
				page,
				said.map(({ text }) => text),
				build,
			),
	);
	const headers = new Map([["Content-Type", "text/html; charset=utf-8"]]);
	const isPrivate = bringsSession(request.headers.cookie);
	addPageHeaders(headers, { nonce: null, isPrivate });
	// Who comes back over a slow line is told in a hundred bytes that nothing changed.
	if (tag && !isPrivate) headers.set("ETag", tag);
	for (const [name, value] of headers) response.setHeader(name, value);
	response.setHeader("Vary", "Accept-Encoding");
	if (coding !== "identity") response.setHeader("Content-Encoding", coding);
	const cookies = said.flatMap((each) => each.cookies);
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

type Showing = { key: string; coding: Coding; fill: (place: HolePlace) => string };
type Shown = { body: Buffer; coding: Coding; tag: string | null };

/**
 * The page's bytes, from what is kept or rendered now and kept. What is alike for every showing has a tag: of its
 * text, since the next version of the site makes another page of the same data.
 */
function readKept({ key, coding, fill }: Showing, render: () => string): Shown {
	let page = kept.get(coding + key);
	metrics.renderCache.inc({ result: page ? "hit" : "miss" });
	if (!page) {
		const { texts, holes, order } = cutAtHoles(render(), HOLE_SECRET);
		page =
			order.length === 0
				? { body: encodePage(texts.join(""), coding), tag: tagOf(texts.join("")) }
				: { pieces: packPieces(texts), holes, order };
		kept.set(coding + key, page);
	}
	if ("body" in page) return { ...page, coding };
	const { pieces, order, holes } = page;
	const values = holes.map(fill);
	const between = order.map((hole) => values[hole] ?? "");
	if (canPack && coding !== "identity")
		return { body: gzipPieces(pieces, between), coding: "gzip", tag: null };
	const html = pieces.map(({ plain }, index) => plain.toString() + (between[index] ?? "")).join("");
	return { body: encodePage(html, coding), coding, tag: null };
}
