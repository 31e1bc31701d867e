import type { Stay } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { hasTerms, isLive, type PlaceTerm } from "./find-hotels.server.ts";
import { nearestStays } from "./nearest-stays.server.ts";

const MAX_HOTELS = 40;

/**
 * Returns why a search with dates finds no room, and the nearest available stays, computed from the
 * destination's most recommended hotels. Null when no hotel has that name or place.
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
