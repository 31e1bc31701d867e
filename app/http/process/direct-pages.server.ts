import type { IncomingMessage, ServerResponse } from "node:http";
import {
	createReadableStreamFromReadable,
	createRequestHandler,
	type RequestHandler,
	type ServerBuild,
	writeReadableStreamToWritable,
} from "@remix-run/node";
import compression from "compression";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import type { EarlyAnswer } from "#app/http/intercept.server.ts";
import { headOf } from "#app/http/network/incoming.server.ts";
import { type PageMatch, type RouteFinder, routeFinder } from "#app/http/network/route-finder.server.ts";
import { bodyOf } from "./answer-page.server.ts";
import { canAssemble, sendAssembled } from "./assembled-page.server.ts";
import { env } from "./env.server.ts";
import {
	areAllPlain,
	type Outcomes,
	type RouteOutcome,
	redirectOf,
	repeatOutcome,
	runAction,
	runLoaders,
} from "./outcomes.server.ts";

/**
 * Hands requests directly to the framework, with a table of only the routes that match. The framework ranks all routes
 * and compiles their patterns twice for each request and twice more for a hydrated page, and `remix-serve` looks for a
 * file of the path's name twice and prepares to compress what is compressed. Left to `remix-serve`: its files and
 * unusual paths.
 */
export function directPages(build: ServerBuild): EarlyAnswer {
	const find = routeFinder(build.routes);
	const handlers = new Map<string, PageHandler>();
	return (request, response) => {
		const { url = "/", method = "" } = request;
		const [pathname = "/"] = url.split("?", 1);
		if (!/^(GET|HEAD|POST)$/.test(method) || !/^\/(?!\/)[\w./-]*$/.test(pathname)) return null;
		if (pathname === "/__manifest") {
			const ids = routesAskedFor(url, find);
			return ids && answerFile([request, response], { handle: handlerOf(ids, build) });
		}
		const matches = find(pathname);
		// Without a route it may be a file of `public`.
		const isFileName = pathname.includes(".") && matches?.at(-1)?.route.path === "*";
		const kind = matches && !isFileName && kindOf(matches, { url, build });
		if (!kind) return null;
		const ids = routeIds(kind === "hydrated" ? [...matches, ...matchesAbove(pathname, find)] : matches);
		const key = ids.join(" ");
		const handler = handlers.get(key) ?? {
			handle: handlerOf(ids, build),
			assembles: kind === "page" && env.PAGE_CACHE_MB > 0 && canAssemble(matches, build),
		};
		handlers.set(key, handler);
		return kind === "file"
			? answerFile([request, response], handler)
			: answer([request, response], handler, { matches, build });
	};
}

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;
type PageHandler = { handle: RequestHandler; assembles: boolean };

const routeIds = (matches: readonly PageMatch[]) => [...new Set(matches.map(({ route }) => route.id))];

/** The routes of the paths above this one: the framework describes them to a hydrated page's script, which asks for others. */
function matchesAbove(pathname: string, find: RouteFinder): PageMatch[] {
	const parts = pathname.split("/").filter(Boolean);
	return parts.flatMap((_, depth) => find(`/${parts.slice(0, depth).join("/")}`) ?? []);
}

/** The routes that a hydrated page's script asks about, for the paths of its links; null if a path has none. */
function routesAskedFor(url: string, find: RouteFinder): string[] | null {
	const paths = new URLSearchParams(url.split("?", 2)[1]).getAll("p");
	const matches = paths.map((path) => [find(path), matchesAbove(path, find)]);
	return matches.every(([own]) => own) ? routeIds(matches.flat().flatMap((some) => some ?? [])) : null;
}

/** What is answered here: a page, or a file or data, which are compressed while they are sent. */
function kindOf(
	matches: readonly PageMatch[],
	{ url, build: { routes } }: { url: string; build: ServerBuild },
): "page" | "hydrated" | "file" | null {
	const modules = matches.map(({ route }) => routes[route.id]?.module);
	const query = new URLSearchParams(url.split("?", 2)[1]);
	if (query.has("index")) return null;
	const dataOf = query.get("_data");
	if (dataOf !== null) return matches.some(({ route }) => route.id === dataOf) ? "file" : null;
	if (modules.at(-1)?.default === undefined) return "file";
	return modules.some((module) => (module?.handle as ScreenHandle | undefined)?.hydrate)
		? "hydrated"
		: "page";
}

function handlerOf(ids: readonly string[], build: ServerBuild): RequestHandler {
	const routes: ServerBuild["routes"] = {};
	const assets: ServerBuild["assets"] = { ...build.assets, routes: {} };
	for (const id of ids) {
		const [known, files] = [build.routes[id], build.assets.routes[id]];
		if (known) routes[id] = withKnownOutcome(known);
		if (files) assets.routes[id] = files;
	}
	return createRequestHandler({ ...build, routes, assets }, "production");
}

/** What has run already, for the framework. */
type Known = { outcomes?: Outcomes | undefined; acted?: RouteOutcome | undefined };

/** A loader or an action that has run already is not run again. */
function withKnownOutcome(route: ServerRoute): ServerRoute {
	const { loader, action } = route.module;
	const module = { ...route.module };
	if (loader)
		module.loader = async (args) => {
			const outcome = (args.context as Known).outcomes?.[route.id];
			return (outcome ? repeatOutcome(outcome) : loader(args)) as Promise<Response>;
		};
	if (action)
		module.action = async (args) => {
			const { acted } = args.context as Known;
			return (acted ? repeatOutcome(acted) : action(args)) as Promise<Response>;
		};
	return { ...route, module };
}

type Exchange = [IncomingMessage, ServerResponse];
type MatchedPage = { matches: readonly PageMatch[]; build: ServerBuild };

/** Assembles a page whose loaders return data, and sends redirects of forms. The framework makes all other answers. */
async function answer(exchange: Exchange, handler: PageHandler, page: MatchedPage): Promise<true> {
	const [incoming, response] = exchange;
	try {
		await (incoming.method === "POST" ? answerForm : answerRead)(exchange, handler, page);
	} catch {
		// Its body is read, so nothing else can answer it.
		if (response.headersSent) response.destroy();
		else response.writeHead(500).end();
	}
	return true;
}

async function answerForm([incoming, response]: Exchange, { handle }: PageHandler, page: MatchedPage) {
	const request = requestOf(incoming, response);
	const acted = await runAction({ ...page, request });
	const redirect = acted && redirectOf(acted);
	await send(
		response,
		redirect ?? (await handle(isRead(request) ? withoutBody(request) : request, { acted })),
	);
}

const ANY = /./;

async function answerRead(exchange: Exchange, { handle, assembles }: PageHandler, page: MatchedPage) {
	const [incoming, response] = exchange;
	const { url = "/", headers, method } = incoming;
	// Making a whole request takes longer than reading the data of most pages.
	const isHeadEnough = assembles && areAllPlain(page);
	const request = isHeadEnough ? headOf(url, headers, ANY) : requestOf(incoming, response);
	const outcomes = assembles && method === "GET" ? await runLoaders({ ...page, request }) : undefined;
	if (outcomes && sendAssembled(outcomes, { ...page, url }, exchange)) return;
	const whole = request instanceof Request ? request : requestOf(incoming, response);
	await send(response, await handle(whole, { outcomes }));
}

const compress = compression();

/** Answers with a file, or with a page's data, as `remix-serve` does. */
async function answerFile(
	[incoming, response]: [IncomingMessage, ServerResponse],
	{ handle }: Pick<PageHandler, "handle">,
): Promise<true> {
	try {
		const answered = await handle(requestOf(incoming, response));
		compress(...([incoming, response, () => {}] as unknown as Parameters<typeof compress>));
		await send(response, answered);
	} catch {
		if (response.headersSent) response.destroy();
		else response.writeHead(500).end();
	}
	return true;
}

const isRead = ({ bodyUsed, body }: Request): boolean => bodyUsed || body?.locked === true;

/** A request of which only the body is gone: the framework can't make a request of one that has been read. */
function withoutBody({ url, method, headers: all, signal }: Request): Request {
	const headers = new Headers(all);
	headers.delete("Content-Length");
	return new Request(url, { method, headers, signal });
}

/** The framework's request, which is aborted when the connection closes before the answer is sent. */
function requestOf(request: IncomingMessage, response: ServerResponse): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers))
		for (const each of [value ?? []].flat()) headers.append(name, each);
	const controller = new AbortController();
	response.once("close", () => response.writableFinished || controller.abort());
	const { method = "GET" } = request;
	const init: RequestInit & { duplex?: "half" } = { method, headers, signal: controller.signal };
	if (method === "POST") {
		init.body = createReadableStreamFromReadable(request);
		init.duplex = "half";
	}
	return new Request(`http://${request.headers.host || "localhost"}${request.url}`, init);
}

async function send(response: ServerResponse, answered: Response): Promise<void> {
	response.statusCode = answered.status;
	response.statusMessage = answered.statusText;
	for (const [name, value] of answered.headers) response.appendHeader(name, value);
	if (answered.headers.get("Content-Type")?.startsWith("text/event-stream")) response.flushHeaders();
	const page = bodyOf(answered);
	if (page) {
		response.setHeader("Content-Length", page.length);
		response.end(page);
	} else if (answered.body) await writeReadableStreamToWritable(answered.body, response);
	else response.end();
}
