import { json, type LoaderFunctionArgs, type TypedResponse } from "@remix-run/node";
import { setCookies } from "#app/http/cookies/set-cookies.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import type { DataVersions } from "#db/data-versions/read-versions.ts";
import { partIn } from "./page-parts.server.ts";

/** The data whose changes are counted: the shop, its stock where a page shows it, hotels, their bookings, reviews of moves. */
export type Subject = "shop" | "stock" | "travel" | "stays" | "moves" | "nights";

/** What data is read from: a loader's arguments, without the request's body. */
export type VisitorArgs = Pick<LoaderFunctionArgs, "params"> & { request: RequestHead };

export type CachePolicy<Data = unknown, Own = unknown> = {
	/** The subjects that the data is made of. Null when nobody counts its changes: the loader runs for each request. */
	of: readonly Subject[] | ((search: URLSearchParams) => readonly Subject[] | null);
	/**
	 * Columns that only decide the order of a list, such as `products.units_sold`. Each sale changes it a little, so a
	 * change of them is shown within a minute, and not at once.
	 */
	rankedBy?: readonly `${string}.${string}`[];
	/**
	 * What the data is made of besides `of`, when that is a small part of subjects that change often: after a change of
	 * these, the loader runs again only if `read` returns another text than `textOf` its last data.
	 */
	detail?: {
		of: readonly Subject[];
		read: (args: VisitorArgs) => Promise<string>;
		textOf: (data: Data) => string;
	};
	/** The query parameters that the data depends on. All others are dropped before anything reads the URL. */
	params?: readonly string[];
	/** The status of a page with this data. Only pages with 200, the default, are cached. */
	status?: (data: Data) => number;
	/** Values of `Set-Cookie`. They depend on the URL and the cookies that `own` names. */
	setCookies?: (args: VisitorArgs) => Promise<string[]>;
	/** The visitor's own part of the data, which the page shows in `OwnPart` and its `handle.own` shows alone. */
	own?: {
		/** It differs only for browsers that send one of these cookies, by their names over http. */
		cookies: readonly string[];
		/**
		 * It changes only with these cookies and the subjects of `of`, whose `version` is for what is remembered of them;
		 * or may be a minute old.
		 */
		isCounted?: true;
		read: (args: VisitorArgs, version?: string) => Promise<Own>;
	};
};

/**
 * Declares that a loader's data depends only on the path, the declared parameters, the minute and the data of some
 * subjects, and adds the visitor's own data to it. The loader runs again only after a change of these subjects, or in
 * another minute.
 * `load` gets a request without headers, must read only counted tables (a test checks its statements) and never write.
 * It also gets the versions of the data, read before it begins, for what it remembers of data that has not changed.
 */
export function cacheUntilChanged<Data extends object, Own = undefined>(
	policy: CachePolicy<Data, Own>,
	load: (args: VisitorArgs, versions?: DataVersions) => Promise<Data>,
) {
	const loader = async (args: LoaderFunctionArgs): Promise<TypedResponse<Data & { own: Own }>> => {
		const part = partIn(args.context);
		if (part) return json((part.data ?? {}) as Data & { own: Own });
		const [data, own, cookies = []] = await Promise.all([
			load(args),
			policy.own?.read(args),
			policy.setCookies?.(args),
		]);
		const status = policy.status?.(data) ?? 200;
		return json({ ...data, own: own as Own }, { status, headers: setCookies(cookies) });
	};
	return Object.assign(loader, { policy, load });
}
