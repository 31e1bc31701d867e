import type { Database } from "#db/client.ts";
import { hasTerms, isLive, type PlaceTerm } from "./find-hotels.server.ts";
import { withCards } from "./hotel-cards.server.ts";

const CITIES = 8;

/** The number of recommended hotels from which popular cities are computed. */
const RECOMMENDED = 240;

/**
 * Returns the cities with the most nights sold, each with its number of hotels and a picture of its best-known
 * hotel. The cities and pictures come from the most recommended hotels, so that the cost has a limit.
 */
export async function popularCities(db: Database, { count = CITIES }: { count?: number } = {}) {
	const recommended = await db
		.selectFrom("hotels")
		.leftJoin("images", "images.hash", "hotels.image_hash")
		.select(["hotels.id", "city_key", "country", "nights_sold"])
		.select(["images.hash", "images.width", "images.height", "images.colour"])
		.where(isLive)
		.where("price_from", "is not", null)
		.orderBy("merit", "desc")
		.orderBy("hotels.id")
		.limit(RECOMMENDED)
		.execute();
	const bestSelling = recommended.sort((a, b) => b.nights_sold - a.nights_sold || a.id - b.id);
	const nightsSold = new Map<string, number>();
	for (const hotel of bestSelling)
		nightsSold.set(keyOf(hotel), (nightsSold.get(keyOf(hotel)) ?? 0) + hotel.nights_sold);
	const keys = [...nightsSold]
		.sort(([a, ofA], [b, ofB]) => ofB - ofA || (cityKeyIn(a) < cityKeyIn(b) ? -1 : 1))
		.slice(0, count)
		.map(([key]) => key);
	const cities = await db
		.selectFrom("hotels")
		.select(["city_key", "country"])
		.select((eb) => [
			eb.fn.min<string>("city").as("city"),
			eb.fn.countAll<number>().as("hotels"),
			eb.fn.min<number>("price_from").as("price_from"),
		])
		.where(isLive)
		.where("price_from", "is not", null)
		.where((eb) => (keys.length > 0 ? eb("city_key", "in", keys.map(cityKeyIn)) : eb.lit(false)))
		.groupBy(["city_key", "country"])
		.execute();
	const byKey = new Map(cities.map((city) => [keyOf(city), city]));
	return keys.flatMap((key) => {
		const city = byKey.get(key);
		if (!city) return [];
		const { city_key: _, ...shown } = city;
		const best = bestSelling.find((each) => each.hash !== null && keyOf(each) === key);
		const { hash, width, height, colour } = best ?? {};
		return [
			{ ...shown, picture: hash && width && height && colour ? { hash, width, height, colour } : null },
		];
	});
}

/** Cities of the same name in two countries differ: `PT lisbon`. */
const keyOf = (place: { country: string; city_key: string }) => `${place.country} ${place.city_key}`;
const cityKeyIn = (key: string) => key.slice(3);

/** The most recommended hotels with a price, of those that match all terms. */
export async function featuredHotels(
	db: Database,
	{ count, terms = [] }: { count: number; terms?: readonly PlaceTerm[] },
) {
	const best = await db
		.selectFrom("hotels")
		.select(["id", "price_from as price", "confirmation"])
		.where(isLive)
		.where("price_from", "is not", null)
		.$if(terms.length > 0, (query) => query.where((eb) => hasTerms(eb, terms)))
		.orderBy("merit", "desc")
		.orderBy("id")
		.limit(count)
		.execute();
	// The end of free cancellation is unknown without dates.
	const cards = best.map(({ confirmation, ...hotel }) => {
		return { ...hotel, isFree: false, isInstant: confirmation === "instant" };
	});
	return withCards(db, cards);
}

/** The live hotels with an id above `after` and up to `upTo`, with the time of their last change. */
export const listHotelsForSitemap = (db: Database, { after, upTo }: { after: number; upTo: number }) =>
	db
		.selectFrom("hotels")
		.select(["id", "updated_at"])
		.where(isLive)
		.where("id", ">", after)
		.where("id", "<=", upTo)
		.orderBy("id")
		.execute();

/** The highest id of a live hotel, or 0. */
export async function lastLiveHotel(db: Database): Promise<number> {
	const last = await db
		.selectFrom("hotels")
		.select("id")
		.where(isLive)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return last?.id ?? 0;
}
