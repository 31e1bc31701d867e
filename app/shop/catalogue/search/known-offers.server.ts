import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import type { Database } from "#db/client.ts";
import type { Offer } from "./offer-conditions.server.ts";

/* Counting the offers of each category for each page takes longer than reading the page's products. So the offers of
   a category are kept in memory while the shop has the same version, once counting them in the database has cost as
   much as reading them. */

type CountedCategory = { id: number; slug: string; name: string };

type CategoryOffers = {
	/** The prices of a category's active products in ascending order, by `kindOf`. */
	prices: Int32Array[];
	/** The products from the newest on: the id, price and kind of each. */
	newest: Int32Array;
};

const kindOf = (isOnSale: boolean, isInStock: boolean) => 2 * Number(isOnSale) + Number(isInStock);

/** By the shop's version. */
const categoryLists = new LRUCache<string, CountedCategory[]>({ max: 2 });

/** By the shop's version and the category's id. Up to four million numbers of four bytes. */
const offers = new LRUCache<string, CategoryOffers>({
	maxSize: 4_000_000,
	sizeCalculation: ({ newest }) => 50 + (4 / 3) * newest.length,
});

const readKnown = (version: string | undefined, categoryId: number): CategoryOffers | undefined =>
	version === undefined ? undefined : offers.get(`${version} ${categoryId}`);

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

/** Counts a category's offers, up to one more than `MAX_COUNTED`; undefined while they are not in memory. */
export function countKnownOffers(
	version: string | undefined,
	categoryId: number,
	{ min, max, inStock, onSale }: Offer,
): number | undefined {
	const prices = readKnown(version, categoryId)?.prices;
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

/** The ids of a category's newest products with such an offer; undefined while its offers are not in memory. */
export function newestKnownOffers(
	version: string | undefined,
	categoryId: number,
	{ min, max, inStock, onSale, limit }: Offer & { limit: number },
): number[] | undefined {
	const newest = readKnown(version, categoryId)?.newest;
	if (!newest) return undefined;
	const ids: number[] = [];
	for (let at = 0; at < newest.length && ids.length < limit; at += 3) {
		const [id = 0, price = 0, kind = 0] = [newest[at], newest[at + 1], newest[at + 2]];
		if (price < (min ?? 0) || price > (max ?? Number.POSITIVE_INFINITY)) continue;
		if ((!onSale || kind >= kindOf(true, false)) && (!inStock || kind % 2 === 1)) ids.push(id);
	}
	return ids;
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
	sizes.set(dearest, read ? read.newest.length / 3 : Number.POSITIVE_INFINITY);
	if (read) offers.set(`${version} ${dearest}`, read);
}

/** The offers of a category; null when there are too many. */
async function readOffers(db: Database, categoryId: number): Promise<CategoryOffers | null> {
	const { rows } = await sql<{ offers: string | null }>`
		select string_agg(cast(id as text) || ',' || cast(price_from as text) || ',' ||
			cast(case when is_on_sale then 2 else 0 end + case when is_in_stock then 1 else 0 end as text),
			',' order by published_at desc, id desc) as offers
		from (select id, price_from, is_on_sale, is_in_stock, published_at from products
			where status = 'active' and category_id = ${categoryId} limit ${sql.lit(MAX_SIZE + 1)}) as offered`.execute(
		db,
	);
	const newest = Int32Array.from(JSON.parse(`[${rows[0]?.offers ?? ""}]`));
	if (newest.length / 3 > MAX_SIZE) return null;
	const byKind: number[][] = [[], [], [], []];
	for (let at = 0; at < newest.length; at += 3) byKind[newest[at + 2] ?? 0]?.push(newest[at + 1] ?? 0);
	return { newest, prices: byKind.map((prices) => Int32Array.from(prices).sort()) };
}
