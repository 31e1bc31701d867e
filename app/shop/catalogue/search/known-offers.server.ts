import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import type { Database } from "#db/client.ts";
import type { Offer } from "./offer-conditions.server.ts";

/* Counting the offers of each category for each page takes longer than reading the page's products. So the prices of
   a category are kept in memory while the shop has the same version, once counting them in the database has cost as
   much as reading them. */

type CountedCategory = { id: number; slug: string; name: string };

/** The prices of a category's active products in ascending order, by `kindOf`. */
type CategoryOffers = Int32Array[];

const kindOf = (isOnSale: boolean, isInStock: boolean) => 2 * Number(isOnSale) + Number(isInStock);

/** By the shop's version. */
const categoryLists = new LRUCache<string, CountedCategory[]>({ max: 2 });

/** By the shop's version and the category's id. Up to four million prices of four bytes. */
const offers = new LRUCache<string, CategoryOffers>({
	maxSize: 4_000_000,
	sizeCalculation: (prices) => prices.reduce((sum, { length }) => sum + length, 50),
});

/** How many products were counted in the database, by version and category. */
const spent = new LRUCache<string, number>({ max: 5_000 });

/** How many products a category had when it was last read. */
const sizes = new LRUCache<number, number>({ max: 5_000 });
const USUAL_SIZE = 4_000;
/** Larger categories are never read, because that would hold up other requests. */
const MAX_SIZE = 50_000;

/** All categories in their order. `version` is that of the shop's data; without it, nothing is remembered. */
export async function readCountedCategories(
	db: Database,
	version: string | undefined,
): Promise<CountedCategory[]> {
	const known = version === undefined ? undefined : categoryLists.get(version);
	if (known) return known;
	const read = await db
		.selectFrom("categories")
		.select(["id", "slug", "name"])
		.orderBy("position")
		.orderBy("id")
		.execute();
	if (version !== undefined) categoryLists.set(version, read);
	return read;
}

/** Counts a category's offers, up to one more than `MAX_COUNTED`; undefined while its prices are not in memory. */
export function countKnownOffers(
	version: string | undefined,
	categoryId: number,
	{ min, max, inStock, onSale }: Offer,
): number | undefined {
	const prices = version === undefined ? undefined : offers.get(`${version} ${categoryId}`);
	if (!prices) return undefined;
	let count = 0;
	for (const isOnSale of onSale ? [true] : [false, true])
		for (const isInStock of inStock ? [true] : [false, true]) {
			const sorted = prices[kindOf(isOnSale, isInStock)];
			if (!sorted) continue;
			const below = min === null ? 0 : countBelow(sorted, min);
			count += Math.max(0, (max === null ? sorted.length : countBelow(sorted, max + 1)) - below);
		}
	return Math.min(count, MAX_COUNTED + 1);
}

/** How many of these prices are lower, by binary search. */
function countBelow(sorted: Int32Array, price: number): number {
	let [from, to] = [0, sorted.length];
	while (from < to) {
		const middle = (from + to) >>> 1;
		if ((sorted[middle] ?? 0) < price) from = middle + 1;
		else to = middle;
	}
	return from;
}

/** Takes note of counts that the database made, and reads the prices of at most one category that is worth it. */
export async function noteCounted(
	db: Database,
	version: string | undefined,
	counted: readonly { id: number; count: number }[],
): Promise<void> {
	if (version === undefined) return;
	let dearest: number | undefined;
	for (const { id, count } of counted) {
		const key = `${version} ${id}`;
		const all = (spent.get(key) ?? 0) + count;
		spent.set(key, all);
		if (all >= (sizes.get(id) ?? USUAL_SIZE)) dearest ??= id;
	}
	if (dearest === undefined) return;
	const read = await readOffers(db, dearest);
	sizes.set(dearest, read?.reduce((sum, { length }) => sum + length, 0) ?? Number.POSITIVE_INFINITY);
	if (read) offers.set(`${version} ${dearest}`, read);
}

/** The prices of a category as four lists; null when there are too many. */
async function readOffers(db: Database, categoryId: number): Promise<CategoryOffers | null> {
	const { rows } = await sql<{ is_on_sale: boolean; is_in_stock: boolean; prices: string }>`
		select is_on_sale, is_in_stock, string_agg(cast(price_from as text), ',') as prices from (
			select is_on_sale, is_in_stock, price_from from products
			where status = 'active' and category_id = ${categoryId} limit ${sql.lit(MAX_SIZE + 1)}) as offered
		group by is_on_sale, is_in_stock`.execute(db);
	const made: CategoryOffers = [0, 1, 2, 3].map(() => new Int32Array());
	for (const { is_on_sale, is_in_stock, prices } of rows)
		made[kindOf(is_on_sale, is_in_stock)] = Int32Array.from(JSON.parse(`[${prices}]`)).sort();
	return made.reduce((sum, { length }) => sum + length, 0) > MAX_SIZE ? null : made;
}
