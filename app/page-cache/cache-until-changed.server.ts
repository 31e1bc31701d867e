import type { LoaderFunctionArgs } from "@remix-run/node";
import { cookieName } from "#app/http/cookies/cookie-names.server.ts";

/**
 * Whose data is counted, see migration 0013: the shop and how well its things sell and are in stock, hotels and how
 * much is booked of them.
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
	 * What it is made of: a change of theirs, by whomever, and it is asked anew. A new minute is a change, too. A function
	 * says the same for the same key, and is asked once for it.
	 */
	of: readonly Subject[] | ((query: PageQuery) => readonly Subject[]);
	/**
	 * What it depends on besides: for the same key it says the same. Null where it says something of the visitor's own,
	 * or of the moment. The path with its query, when nothing is said.
	 */
	key?: (query: PageQuery) => string | null;
	/**
	 * The cookies that are sent with it, made for each visitor: itself it is asked without any cookie but that of the
	 * cookie bar, and without any other header.
	 */
	cookies?: (args: LoaderFunctionArgs) => Promise<Headers>;
};

/**
 * Says of a loader that its answer is a function of its key, of the minute and of the data of some subjects, keys
 * and times of forms apart: a cached page is then served without asking it, as long as nobody has committed a change
 * of them. What it reads must all be counted (a test looks at its statements), and it writes nothing.
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
