import { offeredLanguages } from "#app/common/language/current-language.ts";
import {
	lastProductOnSale,
	listCategorySlugs,
	listProductsForSitemap,
} from "#app/shop/catalogue/list-for-sitemap.server.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { lastLiveHotel, listHotelsForSitemap } from "#app/travel/search/list-places.server.ts";
import type { Database } from "#db/client.ts";

/** Ids for each sitemap of one language, which is written at once and may hold 50,000 URLs. */
const SIZE = 5_000;

/** A public path, and when its page last changed. */
type Listed = { path: string; changed?: string };

/**
 * Returns one sitemap of the hotels and the products on sale, counted from 1; the first also lists the categories.
 * Each covers a fixed range of ids, `size` of them, so that a hotel or a product stays in its sitemap. Without a page number, returns
 * everything if it fits into one sitemap, otherwise the number of sitemaps. Undefined for an unknown page.
 */
export async function readSitemap(
	db: Database,
	{ page, size = Math.ceil(SIZE / offeredLanguages().length) }: { page?: number; size?: number },
): Promise<{ pages: number } | { listed: Listed[] } | undefined> {
	const lastId = Math.max(await lastProductOnSale(db), await lastLiveHotel(db));
	const pages = Math.max(1, Math.ceil(lastId / size));
	if (page === undefined && pages > 1) return { pages };
	const shown = page ?? 1;
	if (shown < 1 || shown > pages) return undefined;
	const range = { after: (shown - 1) * size, upTo: shown * size };
	const slugs = shown === 1 ? await listCategorySlugs(db) : [];
	const hotels = await listHotelsForSitemap(db, range);
	const products = await listProductsForSitemap(db, range);
	return {
		listed: [
			...hotels.map(({ id, updated_at }) => ({ path: hotelPath(id), changed: updated_at })),
			...slugs.map((slug) => ({ path: `/collection?${new URLSearchParams({ category: slug })}` })),
			...products.map(({ id, updated_at }) => ({ path: productPath(id), changed: updated_at })),
		],
	};
}
