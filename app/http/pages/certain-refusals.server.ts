import { readdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import type { EntryContext, ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { networkOf } from "#app/common/access/network-of.ts";
import type { LimitName } from "#app/common/access/use-counters.server.ts";
import { deviceCookie } from "#app/http/cookies/cookies.server.ts";
import { metrics } from "#app/http/log/metrics.server.ts";
import { routeOf } from "#app/http/log/request-id.server.ts";
import { addressIn, headOf, isMalformed } from "#app/http/network/incoming.server.ts";
import { routeFinder } from "#app/http/network/route-finder.server.ts";
import { bringsSession } from "#app/http/network/security-headers.server.ts";
import { type LimitRefusal, refusalOfLimit } from "#app/http/process/limit-refusal.ts";
import { useCounters } from "#app/http/process/limits.server.ts";
import type { DeniedData } from "#app/http/session/guards.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";

/*
 * Knows which requests are certain to be refused before the framework sees them: a URL without a route, a screen that
 * is not for customers, and a form sent from an address that has reached its limit.
 */

/** What a loader or an action throws to refuse a request. */
export type PageRefusal = { status: number; data: unknown; headers?: Record<string, string> };
type Sent = Pick<IncomingMessage, "method" | "headers">;

export const NOT_FOUND: PageRefusal = { status: 404, data: null };

/**
 * The roles of routes that refused a customer, by method and route: a route's guard never changes its roles. Staff are
 * refused by the framework, in the frame of the screen.
 */
const deniedRoles = new Map<string, DeniedData["roles"]>();
/** The limit that a network has reached for a form, by path and network. It is checked again for each request. */
const limited = new LRUCache<string, LimitName>({ max: 10_000 });

const PLAIN_URL = /^\/(?!\/)[\w./~%+,:@!$()*;=-]*(?:\?|$)(?!(?:.*&)?(?:_data|index)\b)/;

/** The URL from which the framework's script loads the routes that a hydrated screen links to. */
export const ROUTE_LIST = "/__manifest";

/** Finds the refusal of a request that is certain to be refused; null at once for those that probably are not. */
export function refusalFinder({ routes, assetsBuildDirectory }: ServerBuild) {
	const find = routeFinder(routes);
	const folders = [assetsBuildDirectory, "public"];
	const names = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }));
	const others = new Set([ROUTE_LIST, ...names.map((name) => `/${name.replaceAll("\\", "/")}`)]);
	const isNowhere = (path: string) =>
		(find(path)?.at(-1)?.route ?? { path: "*" }).path === "*" && !others.has(path);
	return (request: IncomingMessage): Promise<PageRefusal | null> | null => {
		const { method = "", url = "/", headers } = request;
		if (!PLAIN_URL.test(url) || isMalformed(request) || !/^(GET|HEAD|POST)$/.test(method)) return null;
		if (method === "POST") {
			const place = placeOf(headers, pathOf(url));
			const limit = limited.get(place);
			if (limit) return refuseLimited(headers, { limit, place });
		}
		if (isNowhere(pathOf(url))) return Promise.resolve(NOT_FOUND);
		const roles = bringsSession(headers.cookie) && deniedRoles.get(placeOfDenial(request));
		return roles ? refuseCustomer(request, roles) : null;
	};
}

/** The path of a URL without its query. */
export const pathOf = (url = "/"): string => url.split("?", 1)[0] ?? "/";
const placeOf = (headers: Sent["headers"], path: string) => `${path} ${networkOf(addressIn(headers))}`;

/** Refuses a form while its sender's network is over the limit in the database. */
async function refuseLimited(
	headers: Sent["headers"],
	{ limit, place }: { limit: LimitName; place: string },
) {
	// A trusted device has its own limits, so its network's limit does not apply.
	if (headers.cookie?.includes("meeha_device=") && (await deviceCookie.parse(headers.cookie)) !== null)
		return null;
	const ms = await useCounters.waitFor(limit, addressIn(headers));
	if (ms <= 0) {
		limited.delete(place);
		return null;
	}
	metrics.refused.inc({ limit });
	return refusalOfLimit(ms);
}

const placeOfDenial = ({ method, headers }: Sent) =>
	`${method === "POST" ? "POST" : "GET"} ${routeOf(headers)}`;

async function refuseCustomer(request: Sent, roles: DeniedData["roles"]): Promise<PageRefusal | null> {
	// Read for each request, so that a changed role counts at once.
	const person = await readPerson(headOf("/", request.headers, /^cookie$/));
	if (person?.role !== "User") return null;
	const data: DeniedData = { denied: true, role: person.role, roles, isDeskOnly: false };
	return { status: 403, data };
}

/** Remembers the framework's refusals that are certain to be repeated. */
export function rememberRefusal(request: Request, { staticHandlerContext: { errors } }: EntryContext): void {
	const { data } = (errors?.root ?? {}) as { data?: Partial<DeniedData & LimitRefusal["data"]> | null };
	if (!data?.denied && !data?.limit) return;
	const sent = { method: request.method, headers: Object.fromEntries(request.headers) };
	if (data.denied && data.role === "User" && data.roles) deniedRoles.set(placeOfDenial(sent), data.roles);
	if (data.limit && request.method === "POST")
		limited.set(placeOf(sent.headers, new URL(request.url).pathname), data.limit);
}
