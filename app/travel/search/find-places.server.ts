import type { Database } from "#db/client.ts";
import { isInCity, isLive, readPlaceTerms } from "./find-hotels.server.ts";
import { featuredHotels } from "./list-places.server.ts";

type Sought = { query: string; hotels: number; cities: number; version?: string | undefined };

/**
 * Returns the most recommended hotels and the largest cities that match a typed text, whether there are more hotels, and
 * whether words were corrected because nothing matches them. `version` is that of the data of hotels.
 */
export async function findPlaces(db: Database, { query, hotels, cities, version }: Sought) {
	const terms = await readPlaceTerms(db, query, version);
	if (terms.length === 0) return { hotels: [], cities: [], isMore: false, isCorrected: false };
	const cityKey = terms.map(({ typed, corrected }) => corrected[0] ?? typed).join(" ");
	const [found, named] = await Promise.all([
		featuredHotels(db, { count: hotels + 1, terms }),
		db
			.selectFrom("hotels")
			.select(["country"])
			.select((eb) => [eb.fn.min<string>("city").as("city"), eb.fn.countAll<number>().as("hotels")])
			.where(isLive)
			.where("price_from", "is not", null)
			.where(isInCity(cityKey))
			.groupBy(["city_key", "country"])
			.orderBy("hotels", "desc")
			.orderBy("city")
			.limit(cities)
			.execute(),
	]);
	return {
		hotels: found.slice(0, hotels),
		cities: named,
		isMore: found.length > hotels,
		isCorrected: terms.some(({ corrected }) => corrected.length > 0),
	};
}
