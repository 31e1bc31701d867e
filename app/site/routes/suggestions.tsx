import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { rememberByVersion } from "#app/common/remember-by-version.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { tooManyInit, useCounters } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { type FoundEverything, findEverything } from "#app/site/find-everything.server.ts";
import { readTypedSearch } from "#app/site/search-request.server.ts";
import { SuggestionList } from "#app/site/ui/suggestion-list.tsx";
import { findPlaces } from "#app/travel/search/find-places.server.ts";

const COUNTS = { products: 4, categories: 2, hotels: 2, cities: 2 };
const PLACES = { hotels: 4, cities: 4 };

/** Finished lists, until the data changes: most people type the same beginnings. */
const remember = rememberByVersion<{ html: string }>({ max: 2_000 });

const NO_GOODS = { products: [], hasMoreProducts: false, categories: [], hasMoreHotels: false };

class Refused extends Error {
	constructor(readonly msBeforeNext: number) {
		super("too many suggestions");
	}
}

/**
 * `/search/suggestions?q=`: the suggestions of a search field, as a fragment that is empty if there are none; with
 * `of=places` those of a destination, which have no products. A visitor
 * who has had too many gets only those that are remembered; the field shows nothing for a refusal.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	const { query, version } = await readTypedSearch(request);
	const isOfPlaces = new URL(request.url).searchParams.get("of") === "places";
	const find = async () => {
		const [refusal] = await useCounters.consume({
			name: "suggestionByAddress",
			whose: clientAddress(request),
		});
		if (refusal) throw new Refused(refusal.msBeforeNext);
		const found: FoundEverything = isOfPlaces
			? { ...NO_GOODS, ...(await findPlaces(db, { query, ...PLACES, version })) }
			: await findEverything(db, { query, counts: COUNTS, version });
		const list = (
			<SuggestionList query={query} found={found} isOfPlaces={isOfPlaces} currency={market.currency} />
		);
		return { html: renderToStaticMarkup(list) };
	};
	try {
		const { html } =
			query === "" ? { html: "" } : await remember(version, `${isOfPlaces} ${query.toLowerCase()}`, find);
		return new Response(html, {
			headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, max-age=60" },
		});
	} catch (error) {
		if (error instanceof Refused) return new Response(null, tooManyInit(error.msBeforeNext));
		throw error;
	}
}
