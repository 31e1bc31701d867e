import type { IncomingMessage, ServerResponse } from "node:http";
import {
	type AppLoadContext,
	createReadableStreamFromReadable,
	createRequestHandler,
	type RequestHandler,
	type ServerBuild,
} from "@remix-run/node";
import { routeFinder, routesBySegment } from "#app/http/network/route-finder.server.ts";
import { ROUTE_LIST } from "./certain-refusals.server.ts";
import type { EarlyAnswer } from "./intercept.server.ts";

export type Framework = (request: Request, context?: AppLoadContext) => Promise<Response>;

/** The framework, which gets only the routes that can match a request. */
export function frameworkOf(build: ServerBuild): Framework {
	const { segmentOf, routesUnder } = routesBySegment(build.routes);
	const handlers = new Map<string, RequestHandler>();
	return (request, context) => {
		const segment = segmentOf(new URL(request.url).pathname);
		const handle = handlers.get(segment) ?? handlerOf(build, routesUnder(segment));
		handlers.set(segment, handle);
		return handle(request, context);
	};
}

/** A hydrated page's script asks for the routes that it does not get. */
function handlerOf(build: ServerBuild, routes: ServerBuild["routes"]): RequestHandler {
	const files = Object.entries(build.assets.routes).filter(([id]) => id in routes);
	const assets = { ...build.assets, routes: Object.fromEntries(files) };
	return createRequestHandler({ ...build, routes, assets }, "production");
}

/**
 * Hands pages, their data and forms to the framework. Left to `remix-serve`: files, downloads and streams, which it
 * compresses while they are sent, and the list of routes that a hydrated page's script asks for.
 */
export function frameworkPages(build: ServerBuild, framework: Framework): EarlyAnswer {
	const find = routeFinder(build.routes);
	return (request, response) => {
		const { url = "/", method = "" } = request;
		const [pathname = "/"] = url.split("?", 1);
		if (!/^(GET|HEAD|POST)$/.test(method) || !/^\/(?!\/)[\w./-]*$/.test(pathname)) return null;
		if (pathname === ROUTE_LIST) return null;
		const route = find(pathname)?.at(-1)?.route;
		// Without a route of its own it may be a file of `public`.
		if (!route || (route.path === "*" && pathname.includes("."))) return null;
		const isPage = build.routes[route.id]?.module.default !== undefined;
		if (!isPage && method !== "POST") return null;
		return answer(request, response, framework);
	};
}

async function answer(request: IncomingMessage, response: ServerResponse, framework: Framework) {
	try {
		await send(response, await framework(requestOf(request, response)));
	} catch {
		// Its body is read, so nothing else can answer it.
		if (response.headersSent) response.destroy();
		else response.writeHead(500).end();
	}
	return true;
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
	const body = Buffer.from(await answered.arrayBuffer());
	response.statusCode = answered.status;
	response.statusMessage = answered.statusText;
	for (const [name, value] of answered.headers) response.appendHeader(name, value);
	if (body.length > 0 && !response.hasHeader("Content-Length"))
		response.setHeader("Content-Length", body.length);
	response.end(body);
}
