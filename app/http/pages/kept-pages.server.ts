import { createHash, randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { EntryContext, ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { env } from "#app/http/process/env.server.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { addPageHeaders, bringsSession } from "../network/security-headers.server.ts";
import { type Coding, codingFor, encodePage } from "./compress.server.ts";
import { fillHoles, hasHoles, withHoles } from "./holes.ts";
import { type PageMatch, routeFinder } from "./page-routes.server.ts";
import { renderPage } from "./render-page.server.tsx";

/*
 * Once its loaders have run, a page is a function of its URL and of what they said. Pages whose handle says
 * `kept` are therefore kept, finished and compressed, under a hash of exactly that: there is nothing to
 * invalidate, whatever changes. Their requests are answered here, before the serving process' own layers;
 * whatever is not a plain 200 goes the framework's way.
 */

type Build = Pick<ServerBuild, "routes" | "assets" | "future">;
type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
/** `path` with its query. */
type Page = { path: string; matches: PageMatch[]; modules: RouteModule[] };

/** Pages with holes as text, the others as they go on the line; about 500 bytes go for an entry itself. */
const kept = new LRUCache<string, string | Buffer>({
	maxSize: Math.max(1, env.KEPT_PAGES_MB * 1_000_000),
	sizeCalculation: (page) => (typeof page === "string" ? 2 * page.length : page.length) + 500,
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
	const coding = codingFor(request.headers["accept-encoding"]);
	const hash = createHash("sha256").update(`${page.path}\n${text}`).digest("base64url");
	const { body, isWhole } = readKept({ hash, coding, values }, () =>
		renderData(page, text.split("\n"), build),
	);
	const headers = new Map([["Content-Type", "text/html; charset=utf-8"]]);
	const isPrivate = bringsSession(request.headers.cookie);
	addPageHeaders(headers, { nonce: null, isPrivate });
	// Who comes back over a slow line is told in a hundred bytes that nothing changed.
	const tag = `W/"${hash}"`;
	if (isWhole && !isPrivate) headers.set("ETag", tag);
	for (const [name, value] of headers) response.setHeader(name, value);
	response.setHeader("Vary", "Accept-Encoding");
	if (coding !== "identity") response.setHeader("Content-Encoding", coding);
	if (said.cookies.length > 0) response.setHeader("Set-Cookie", said.cookies);
	if (headers.has("ETag") && request.headers["if-none-match"]?.includes(tag)) {
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

type Showing = { hash: string; coding: Coding; values: string[] };

/** The page's bytes: kept ones, or rendered now and kept; whole when they are alike for every showing. */
function readKept(
	{ hash, coding, values }: Showing,
	render: () => string,
): { body: Buffer; isWhole: boolean } {
	const found = kept.get(coding + hash) ?? kept.get(hash);
	if (found !== undefined && typeof found !== "string") return { body: found, isWhole: true };
	const html = found ?? render();
	if (hasHoles(html, HOLE_SECRET)) {
		if (!found) kept.set(hash, html);
		return { body: encodePage(fillHoles(html, values, HOLE_SECRET), coding), isWhole: false };
	}
	const encoded = encodePage(html, coding);
	kept.set(coding + hash, encoded);
	return { body: encoded, isWhole: true };
}

function renderData({ path, matches }: Page, texts: string[], { routes, assets, future }: Build): string {
	const url = new URL(path, "http://localhost");
	const loaderData: Record<string, unknown> = {};
	for (const [index, { route }] of matches.entries())
		if (texts[index]) loaderData[route.id] = JSON.parse(texts[index]);
	const routeModules: EntryContext["routeModules"] = {};
	for (const { route } of matches) {
		const module = routes[route.id]?.module;
		if (module) routeModules[route.id] = module as EntryContext["routeModules"][string];
	}
	const context: EntryContext = {
		manifest: assets,
		routeModules,
		staticHandlerContext: {
			basename: "/",
			location: { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default" },
			matches,
			loaderData,
			actionData: null,
			errors: null,
			statusCode: 200,
			loaderHeaders: {},
			actionHeaders: {},
			activeDeferreds: null,
		},
		serverHandoffString: "",
		future,
		isSpaMode: false,
		serializeError: () => undefined as never,
	};
	return renderPage(context, url.href);
}
