import { rememberByVersion } from "#app/common/remember-by-version.server.ts";
import { findCategories, findProducts } from "#app/shop/catalogue/search/find-products.server.ts";
import { findPlaces } from "#app/travel/search/find-places.server.ts";
import type { Database } from "#db/client.ts";

type Counts = { products: number; categories: number; hotels: number; cities: number };

type Sought = {
	query: string;
	/** The most of each. */
	counts: Counts;
	/** The version of the data of the shop and the hotels, for what is remembered of it. */
	version: string;
};

export type FoundEverything = Awaited<ReturnType<typeof findAnew>>;

const remember = rememberByVersion<FoundEverything>({ max: 2_000 });

/**
 * Returns the first products, categories, hotels and cities that match a typed text. A corrected word finds something
 * only if the words as typed find nothing: "Lisbon" is no typing error of a product's.
 */
export const findEverything = (db: Database, { query, counts, version }: Sought) =>
	remember(version, JSON.stringify([query, counts]), () => findAnew(db, { query, counts, version }));

async function findAnew(db: Database, { query, counts, version }: Sought) {
	const [shop, categories, places] = await Promise.all([
		findProducts(db, { query, count: counts.products, version }),
		findCategories(db, { query, count: counts.categories }),
		findPlaces(db, { query, hotels: counts.hotels, cities: counts.cities, version }),
	]);
	const hasProducts = shop.products.length > 0;
	const hasHotels = places.hotels.length > 0;
	const isShopExact = categories.length > 0 || (hasProducts && shop.corrected === null);
	const isTravelExact = hasHotels && !places.isCorrected;
	const withShop = isShopExact || !isTravelExact;
	const withTravel = isTravelExact || !isShopExact;
	return {
		products: withShop ? shop.products : [],
		hasMoreProducts: shop.isMore,
		categories,
		hotels: withTravel ? places.hotels : [],
		hasMoreHotels: places.isMore,
		cities: withTravel ? places.cities : [],
	};
}
