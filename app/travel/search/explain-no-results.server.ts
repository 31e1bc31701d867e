import type { Database } from "#db/client.ts";
import { hasTerms, isLive, type PlaceTerm } from "./find-hotels.server.ts";
import type { Stay } from "./hotel-path.ts";
import { nearestStays } from "./nearest-stays.server.ts";

const MAX_HOTELS = 40;

/**
 * Why a search with dates finds no room, and the nearest stays that do: judged by the hotels of the destination
 * that are recommended most. Null when no hotel is called that or lies there.
 */
export async function explainNoResults(
	db: Database,
	{ terms, stay, now }: { terms: readonly PlaceTerm[]; stay: Stay; now: Date },
) {
	const hotels = await db
		.selectFrom("hotels")
		.select(["hotels.id", "hotels.city"])
		.where((eb) => eb.and([isLive(eb), hasTerms(eb, terms)]))
		.orderBy("merit", "desc")
		.orderBy("hotels.id")
		.limit(MAX_HOTELS)
		.execute();
	if (hotels.length === 0) return null;
	const why = await nearestStays(db, { hotelIds: hotels.map(({ id }) => id), stay, now });
	return { ...why, cities: hotels.map(({ city }) => city) };
}
