import { createHash, randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { env } from "#app/http/process/env.server.ts";
import { metrics } from "#app/http/watch/metrics.server.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { addPageHeaders, bringsSession } from "../network/security-headers.server.ts";
import { type Coding, codingFor, encodePage } from "./compress.server.ts";
import { cutAtHoles, withHoles } from "./holes.ts";
import { type PageMatch, routeFinder } from "./page-routes.server.ts";
import { canPack, gzipPieces, type Pieces, packPieces } from "./pieces.server.ts";
import { type Build, renderData } from "./render-page.server.tsx";

/*
 * Once its loaders have run, a page is a function of its URL and of what they said. Pages whose handle says
 * `kept` are therefore kept, finished and compressed, under a hash of exactly that: there is nothing to
 * invalidate, whatever changes. Their requests are answered here, before the serving process' own layers;
 * whatever is not a plain 200 goes the framework's way.
 */

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
/** `path` with its query. */
type Page = { path: string; matches: PageMatch[]; modules: RouteModule[] };

/** A page that is alike for every showing, as it goes on the line; or its pieces and what goes between them. */
type Kept = { body: Buffer; tag: string } | { pieces: Pieces; order: number[] };

/** By hash and coding. An entry itself takes some 500 bytes. */
const kept = new LRUCache<string, Kept>({
	maxSize: Math.max(1, env.KEPT_PAGES_MB * 1_000_000),
	sizeCalculation: (page) =>
		500 +
		("body" in page
			? page.body.length
			: page.pieces.reduce((sum, { plain, packed }) => sum + plain.length + packed.length, 0)),
});

const HOLE_SECRET = randomBytes(12).toString("hex");

/** Takes the place before the serving process' own handler, for the pages that are kept. */
export function keepPages(readBuild: () => Build): void {
	if (env.NODE_ENV !== "production" || env.KEPT_PAGES_MB === 0) return;
	const seen = new WeakSet<Server>();
	subscribe("http.server.request.start", (message) => {
		const { server } = message as { server: Server };
		if (seen.has(server)) return;
		seen.add(server);
		const others = server.listeners("request");
		const build = readBuild();
		const find = routeFinder(build.routes);
		server.removeAllListeners("request");
		server.on("request", (request: IncomingMessage, response: ServerResponse) => {
			const goOn = () => {
				for (const each of others) Reflect.apply(each, server, [request, response]);
			};
			const page = findPage(request, build, find);
			if (!page) return goOn();
			answer(request, response, page, build)
				// What went wrong is said and logged where every other failure is.
				.catch(() => response.headersSent)
				.then((isAnswered) => isAnswered || goOn());
		});
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
	const said = await runLoaders(request, page);
	if (!said) return false;
	const { text, values } = withHoles(said.texts.join("\n"), HOLE_SECRET);
	const wanted = codingFor(request.headers["accept-encoding"]);
	const hash = createHash("sha256").update(`${page.path}\n${text}`).digest("base64url");
	const { body, coding, tag } = readKept({ hash, coding: wanted, values }, () =>
		renderData(page, text.split("\n"), build),
	);
	const headers = new Map([["Content-Type", "text/html; charset=utf-8"]]);
	const isPrivate = bringsSession(request.headers.cookie);
	addPageHeaders(headers, { nonce: null, isPrivate });
	// Who comes back over a slow line is told in a hundred bytes that nothing changed.
	if (tag && !isPrivate) headers.set("ETag", tag);
	for (const [name, value] of headers) response.setHeader(name, value);
	response.setHeader("Vary", "Accept-Encoding");
	if (coding !== "identity") response.setHeader("Content-Encoding", coding);
	if (said.cookies.length > 0) response.setHeader("Set-Cookie", said.cookies);
	if (tag && headers.has("ETag") && request.headers["if-none-match"]?.includes(tag)) {
		response.writeHead(304).end();
		return true;
	}
	response.setHeader("Content-Length", body.length);
	response.writeHead(200);
	response.end(request.method === "HEAD" ? undefined : body);
	return true;
}

/** What the loaders said, in JSON, and the cookies they set; null when it is anything but a page. */
async function runLoaders(
	request: IncomingMessage,
	{ path, matches, modules }: Page,
): Promise<{ texts: string[]; cookies: string[] } | null> {
	const asked = new Request(`http://${request.headers.host ?? "localhost"}${path}`, {
		headers: headersOf(request),
	});
	const said = await Promise.all(
		modules.map(({ loader }, index) =>
			loader?.({ request: asked, params: matches[index]?.params ?? {}, context: {} }),
		),
	);
	const texts: string[] = [];
	const cookies: string[] = [];
	for (const data of said) {
		if (data === undefined) texts.push("");
		else if (!(data instanceof Response) || data.status !== 200) return null;
		else {
			texts.push(await data.text());
			for (const [name, value] of data.headers) if (name === "set-cookie") cookies.push(value);
		}
	}
	return { texts, cookies };
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
	const flat: Record<string, string> = {};
	for (const [name, value] of Object.entries(headers))
		if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(", ") : value;
	return flat;
}

const tagOf = (html: string) => `W/"${createHash("sha256").update(html).digest("base64url")}"`;

type Showing = { hash: string; coding: Coding; values: string[] };
type Shown = { body: Buffer; coding: Coding; tag: string | null };

/**
 * The page's bytes, from what is kept or rendered now and kept. What is alike for every showing has a tag: of its
 * text, since the next version of the site makes another page of the same data.
 */
function readKept({ hash, coding, values }: Showing, render: () => string): Shown {
	const key = coding + hash;
	let page = kept.get(key);
	metrics.renderCache.inc({ result: page ? "hit" : "miss" });
	if (!page) {
		const { texts, order } = cutAtHoles(render(), HOLE_SECRET);
		page =
			order.length === 0
				? { body: encodePage(texts.join(""), coding), tag: tagOf(texts.join("")) }
				: { pieces: packPieces(texts), order };
		kept.set(key, page);
	}
	if ("body" in page) return { ...page, coding };
	const { pieces, order } = page;
	const between = order.map((index) => values[index] ?? "");
	if (canPack && coding !== "identity")
		return { body: gzipPieces(pieces, between), coding: "gzip", tag: null };
	const html = pieces.map(({ plain }, index) => plain.toString() + (between[index] ?? "")).join("");
	return { body: encodePage(html, coding), coding, tag: null };
}
