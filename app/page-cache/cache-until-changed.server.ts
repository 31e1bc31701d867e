import type { IncomingHttpHeaders } from "node:http";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { hasConsented } from "#app/http/cookies/consent.server.ts";
import { cookieName } from "#app/http/cookies/cookie-names.server.ts";

/**
 * The data whose changes are counted (migration 0013): the shop, its sales and stock, the hotels, and their
 * bookings.
 */
export type Subject = "shop" | "sales" | "travel" | "stays";

/** The parts of a request that a policy may look at. */
export type PageQuery = {
	/** The path with its query. */
	path: string;
	hasConsented: boolean;
	savesData: boolean;
	/** Whether a browser sends any of these cookies, by their names over http. */
	hasAnyCookie: (...names: string[]) => boolean;
	/** Whether the query string fills any of these fields. */
	hasAnyField: (...names: string[]) => boolean;
};

export function readPageQuery(path: string, headers: IncomingHttpHeaders): PageQuery {
	const { cookie = "" } = headers;
	return {
		path,
		hasConsented: hasConsented(cookie),
		savesData: headers["save-data"] === "on",
		hasAnyCookie: (...names) =>
			cookie !== "" && names.some((name) => new RegExp(`(?:^|;\\s*)${cookieName(name)}=`).test(cookie)),
		hasAnyField(...names) {
			const { searchParams } = new URL(path, "http://localhost");
			return names.some((name) => searchParams.get(name));
		},
	};
}

export type CachePolicy = {
	/**
	 * The subjects that the data is made of. A change of any of them runs the loader again, and so does a new
	 * minute. A function must return the same for the same key; it is called once for each key.
	 */
	of: readonly Subject[] | ((query: PageQuery) => readonly Subject[]);
	/**
	 * The key of the data: the same key gives the same data. Null when the data depends on the visitor or the
	 * moment. Default: the path with its query.
	 */
	key?: (query: PageQuery) => string | null;
	/**
	 * Cookies to send with the page, made for each visitor. The cached loader itself sees only the cookie
	 * banner's cookie and no other header.
	 */
	cookies?: (args: LoaderFunctionArgs) => Promise<Headers>;
};

/**
 * Declares that a loader's data depends only on its key, the minute and the data of some subjects, apart from
 * the idempotency keys and times of its forms. The cached page is then served without a loader call until a
 * change of these subjects is committed. The loader must read only counted tables (a test checks its
 * statements) and never write.
 */
export const cacheUntilChanged = <Data>(
	cachePolicy: CachePolicy,
	loader: (args: LoaderFunctionArgs) => Promise<Data>,
): typeof loader & { cachePolicy: CachePolicy } => Object.assign(loader, { cachePolicy });
