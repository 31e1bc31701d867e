import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { EntryContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { networkOf } from "#app/common/network.ts";
import type { LimitName } from "#app/common/use-counters.server.ts";
import { deviceCookie } from "#app/http/cookies/cookies.server.ts";
import type { EarlyAnswer } from "#app/http/intercept.server.ts";
import { metrics } from "#app/http/log/metrics.server.ts";
import { routeOf } from "#app/http/log/request-id.server.ts";
import { addressIn, isMalformed } from "#app/http/network/incoming.server.ts";
import { type LimitRefusal, refusalOfLimit } from "#app/http/network/limit-refusal.ts";
import { useCounters } from "#app/http/network/limits.server.ts";
import { addPageHeaders, bringsSession } from "#app/http/network/security-headers.server.ts";
import { versions } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import type { DeniedData } from "#app/http/session/guards.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { readLoaderTexts } from "./loader-texts.server.ts";
import { type PageMatch, routeFinder } from "./page-routes.server.ts";
import { type FrameData, frameDataOf, refusalPage } from "./refusal-pages.server.ts";
import type { Build, PageRefusal } from "./render-page.server.tsx";

/*
 * Refuses requests before the framework sees them when the refusal is certain: a URL without a route, a screen that
 * the person's role can't open, and a form sent from an address that has reached its limit.
 */

/** Refused roles by method, route and role: a route's guard never changes its roles. */
const deniedRoles = new Set<string>();
/**
 * The limit that a network has reached for a form, by path and network. It is checked again for each request.
 */
const limited = new LRUCache<string, LimitName>({ max: 10_000 });

const MACHINES = /[?&](?:_data|index)\b/;
const PLAIN_PATH = /^\/(?!\/)[\w./~%+,:@!$()*;=-]*$/;

export type SiteBuild = Build & { assetsBuildDirectory: string };
type CachedSite = {
	build: Build;
	find: (path: string) => PageMatch[] | null;
	root: PageMatch;
	files: Set<string>;
};

let cachedSite: CachedSite | undefined;

/** Answers requests that are certain to be refused. */
export function earlyRefusals(build: SiteBuild): EarlyAnswer {
	const find = routeFinder(build.routes);
	const root = find("/")?.[0];
	if (!root) return () => null;
	const site: CachedSite = { build, find, root, files: filesOf([build.assetsBuildDirectory, "public"]) };
	cachedSite = site;
	return (request, response) => {
		const { method = "", url = "/" } = request;
		const path = url.split("?", 1)[0] ?? "/";
		const isPage = PLAIN_PATH.test(path) && !MACHINES.test(url) && !isMalformed(request);
		if (!isPage || !/^(GET|HEAD|POST)$/.test(method)) return null;
		const limit = method === "POST" ? limited.get(placeOf(request, path)) : undefined;
		if (limit) return answerLimited(request, response, { path, site, limit });
		if (isNowhere(path, site)) return answer(request, response, { refusal: NOT_FOUND, path, site });
		return bringsSession(request.headers.cookie) && mayBeDenied(request)
			? answerDenied(request, response, { path, site })
			: null;
	};
}

/** The paths of the static files. */
function filesOf(folders: readonly string[]): Set<string> {
	const names = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }));
	return new Set(names.map((name) => `/${name.replaceAll("\\", "/")}`));
}

const NOT_FOUND: PageRefusal = { status: 404, data: null };

/** The URL from which the framework's script loads the routes that a hydrated screen links to. */
const MANIFEST = "/__manifest";

function isNowhere(path: string, { find, files }: CachedSite): boolean {
	if (path === MANIFEST) return false;
	const matches = find(path);
	return (matches === null || matches.at(-1)?.route.path === "*") && !files.has(path);
}

const placeOf = (request: IncomingMessage, path: string) =>
	`${path} ${networkOf(addressIn(request.headers))}`;

/** A trusted device has its own limits, so its network's limit does not apply. */
async function isTrustedDevice({ headers }: IncomingMessage): Promise<boolean> {
	return headers.cookie?.includes("meeha_device=")
		? (await deviceCookie.parse(headers.cookie)) !== null
		: false;
}

/** Refuses a form while its sender's network is over the limit in the database. */
async function answerLimited(
	request: IncomingMessage,
	response: ServerResponse,
	{ path, site, limit }: Place & { limit: LimitName },
): Promise<boolean> {
	if (await isTrustedDevice(request)) return false;
	const ms = await useCounters.waitFor(limit, addressIn(request.headers));
	if (ms <= 0) {
		limited.delete(placeOf(request, path));
		return false;
	}
	metrics.refused.inc({ limit });
	return answer(request, response, { refusal: refusalOfLimit(ms), path, site });
}

const ROLES = ["User", "Hotel", "Admin", "SuperAdmin"];
const denialOf = (request: IncomingMessage, role: string) =>
	`${request.method === "POST" ? "POST" : "GET"} ${routeOf(request.headers)} ${role}`;
const mayBeDenied = (request: IncomingMessage) =>
	deniedRoles.size > 0 && ROLES.some((role) => deniedRoles.has(denialOf(request, role)));

type Place = { path: string; site: CachedSite };

async function answerDenied(
	request: IncomingMessage,
	response: ServerResponse,
	{ path, site }: Place,
): Promise<boolean> {
	// Read for each request, so that a changed role counts at once.
	const { cookie = "" } = request.headers;
	const person = await readPerson(new Request(env.APP_ORIGIN, { headers: { Cookie: cookie } }));
	if (!person || !deniedRoles.has(denialOf(request, person.role))) return false;
	const frame = await readFrame(request, site);
	if (!frame) return false;
	const data: DeniedData = { denied: true, role: person.role };
	return write(request, response, { refusal: { status: 403, data }, path, site, frame });
}

async function answer(
	request: IncomingMessage,
	response: ServerResponse,
	{ refusal, path, site }: Place & { refusal: PageRefusal & { headers?: Record<string, string> } },
): Promise<boolean> {
	const frame = await readFrame(request, site);
	return frame ? write(request, response, { refusal, path, site, frame }) : false;
}

type Frame = FrameData & { cookies: string[] };

/** Root data by cookies, for a second, so that repeated refusals don't query the database each time. */
const frames = new LRUCache<string, Frame>({ max: 1_000, ttl: 1_000 });

/** The data of the root's loader for this request; null when it can't be read. */
async function readFrame(request: IncomingMessage, site: CachedSite): Promise<Frame | null> {
	const key = `${request.headers["save-data"] ?? ""} ${request.headers.cookie ?? ""}`;
	const frame = frames.get(key) ?? (await requestFrame(request, site));
	if (frame && key.length < 4_000) frames.set(key, frame);
	return frame;
}

async function requestFrame(request: IncomingMessage, { build, root }: CachedSite): Promise<Frame | null> {
	const module = build.routes.root?.module;
	if (!module) return null;
	const texts = await readLoaderTexts(request, { path: "/", matches: [root], modules: [module] }, versions);
	return texts?.[0] ?? null;
}

type Answer = Place & { refusal: PageRefusal & { headers?: Record<string, string> }; frame: Frame };

function write(
	request: IncomingMessage,
	response: ServerResponse,
	{ refusal, path, site, frame }: Answer,
): boolean {
	const { body, coding } = refusalPage(
		{ refusal, frame, path, accepted: request.headers["accept-encoding"] as string | undefined },
		site.build,
		site.root,
	);
	const headers = new Map(Object.entries(refusal.headers ?? {}));
	headers.set("Content-Type", "text/html; charset=utf-8").set("Vary", "Accept-Encoding");
	if (coding !== "identity") headers.set("Content-Encoding", coding);
	addPageHeaders(headers, { nonce: null, isPrivate: bringsSession(request.headers.cookie) });
	for (const [name, value] of headers) response.setHeader(name, value);
	if (frame.cookies.length > 0) response.appendHeader("Set-Cookie", frame.cookies);
	response.setHeader("Content-Length", body.length);
	response.writeHead(refusal.status);
	response.end(request.method === "HEAD" ? undefined : body);
	return true;
}

/** Answers a cached page whose loader threw a 404, without calling the loader again. */
export async function refuseThrown(
	request: IncomingMessage,
	response: ServerResponse,
	thrown: unknown,
): Promise<boolean> {
	const isNotFound =
		typeof thrown === "object" && thrown !== null && "status" in thrown && thrown.status === 404;
	if (!cachedSite || !isNotFound) throw thrown;
	const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
	return answer(request, response, { refusal: NOT_FOUND, path, site: cachedSite });
}

/**
 * Answers a refusal of the framework from finished bytes, and returns undefined for other answers. Remembers
 * the requests that are certain to be refused again.
 */
export async function finishRefusal(
	request: Request,
	context: EntryContext,
	headers: Headers,
): Promise<Response | undefined> {
	const { errors, loaderData, statusCode } = context.staticHandlerContext;
	const [[at, refusal] = [], ...others] = Object.entries(errors ?? {});
	if (!cachedSite || at !== "root" || others.length > 0 || !isRefusal(refusal)) return undefined;
	const incoming = asIncoming(request);
	remember(incoming, new URL(request.url).pathname, refusal);
	// When an action refuses, the framework calls no loader, so this reads the root's data.
	const frame = loaderData.root
		? frameDataOf(loaderData.root)
		: await readFrame(incoming, cachedSite).catch(() => null);
	if (!frame) return undefined;
	const { body, coding } = refusalPage(
		{
			refusal: { status: refusal.status, data: refusal.data },
			frame,
			path: new URL(request.url).pathname,
			accepted: request.headers.get("Accept-Encoding"),
		},
		cachedSite.build,
		cachedSite.root,
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.append("Vary", "Accept-Encoding");
	if (coding !== "identity") headers.set("Content-Encoding", coding);
	addPageHeaders(headers, { nonce: null, isPrivate: bringsSession(request.headers.get("Cookie")) });
	return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
		status: statusCode,
		headers,
	});
}

const isRefusal = (error: unknown): error is PageRefusal =>
	typeof error === "object" &&
	error !== null &&
	"status" in error &&
	"data" in error &&
	[400, 403, 404, 413, 415, 429].includes(Number(error.status));

const asIncoming = (request: Request) =>
	({ method: request.method, headers: Object.fromEntries(request.headers) }) as unknown as IncomingMessage;

function remember(request: IncomingMessage, path: string, { data }: PageRefusal): void {
	const details = data as Partial<DeniedData & LimitRefusal["data"]> | null;
	if (details?.denied && details.role) deniedRoles.add(denialOf(request, details.role));
	if (details?.limit && request.method === "POST") limited.set(placeOf(request, path), details.limit);
}
