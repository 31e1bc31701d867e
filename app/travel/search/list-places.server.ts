import { sortHotels } from "#app/travel/search/results/hotel-facets.ts";
import { findHotels, withCards } from "#app/travel/search/results/search-hotels.server.ts";
import type { Database } from "#db/client.ts";
import { isLive } from "./find-hotels.server.ts";

const CITIES = 8;

/** The cities where guests stay most, each with how many hotels it has and the picture of its best-known one. */
export async function popularCities(db: Database, { count = CITIES }: { count?: number } = {}) {
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
		.groupBy(["city_key", "country"])
		.orderBy((eb) => eb.fn.sum("nights_sold"), "desc")
		.orderBy("city_key")
		.limit(count)
		.execute();
	const keys = cities.map(({ city_key }) => city_key);
	const pictured = await db
		.selectFrom("hotels")
		.innerJoin("images", "images.hash", "hotels.image_hash")
		.select(["city_key", "country", "images.hash", "images.width", "images.height", "images.colour"])
		.where(isLive)
		.where((eb) => (keys.length > 0 ? eb("city_key", "in", keys) : eb.lit(false)))
		.orderBy("nights_sold", "desc")
		.orderBy("hotels.id")
		.execute();
	return cities.map(({ city_key, ...city }) => {
		const picture = pictured.find((each) => each.city_key === city_key && each.country === city.country);
		return { ...city, picture: picture ?? null };
	});
}

export type PopularCity = Awaited<ReturnType<typeof popularCities>>[number];

/** The hotels that are recommended most, with a price. */
export async function featuredHotels(db: Database, { count, now }: { count: number; now: Date }) {
	const found = await findHotels(db, { terms: [], stay: null, now });
	return withCards(db, sortHotels(found, "recommended").slice(0, count));
}

/** The hotels of a sitemap, with when each was changed. */
export const listHotelsForSitemap = (db: Database) =>
	db
		.selectFrom("hotels")
		.select(["hotels.id", "updated_at"])
		.where(isLive)
		.orderBy("hotels.id")
		.limit(SITEMAP_HOTELS)
		.execute();

/** With the products of the first sitemap, which they share, fewer than one may hold. */
const SITEMAP_HOTELS = 10_000;
