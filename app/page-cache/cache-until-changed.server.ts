import type { LoaderFunctionArgs } from "@remix-run/node";
import { cookieName } from "#app/http/cookies/cookie-names.server.ts";

/**
 * The data whose changes are counted (migration 0013): the shop, its sales and stock, the hotels, and their
 * bookings.
 */
export type Subject = "shop" | "sales" | "travel" | "stays";

/** What of a request may decide what a loader says, besides its URL. */
export type PageQuery = {
	/** With its query. */
	path: string;
	/** The header as it came. */
	cookies: string;
	hasConsented: boolean;
	savesData: boolean;
};

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
	keeping: CachePolicy,
	loader: (args: LoaderFunctionArgs) => Promise<Data>,
): typeof loader & { cachePolicy: CachePolicy } => Object.assign(loader, { cachePolicy: keeping });

/** Whether a browser sends any of these cookies, named as over http. */
export const hasAnyCookie = ({ cookies }: PageQuery, names: readonly string[]): boolean =>
	cookies !== "" && names.some((name) => new RegExp(`(?:^|;\\s*)${cookieName(name)}=`).test(cookies));

/** A key for pages that read the nights, whose changes nobody counts, only where the URL fills one of these fields. */
export const unlessQueryHas =
	(...fields: string[]) =>
	({ path }: PageQuery): string | null => {
		const { searchParams } = new URL(path, "http://localhost");
		return fields.some((field) => searchParams.get(field)) ? null : path;
	};
