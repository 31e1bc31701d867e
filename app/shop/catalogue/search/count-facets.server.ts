import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { type FoundProduct, isWithin } from "./found-products.server.ts";
import { countKnownOffers, noteCounted, readCountedCategories } from "./known-offers.server.ts";
import type { ProductQuery } from "./list-products.server.ts";
import { type Offer, ofCategory, offerConditions } from "./offer-conditions.server.ts";
import { activeProductsWith } from "./term-conditions.server.ts";

type PriceRange = { min: number | null; max: number | null };

/** A count, see `countRows`; null when not counted. */
type Count = number | null;

/** The number of products in the list, and with one filter changed. */
export type Facets = {
	total: Count;
	inStock: Count;
	onSale: Count;
	ranges: (PriceRange & { count: Count })[];
	categories: { slug: string; name: string; count: Count }[];
};

type Counting = ProductQuery & { ranges: readonly PriceRange[] };

/**
 * Returns the number of products in the list, and for each filter the number with that filter changed and all
 * others kept, which is what its link leads to. A broad search has no counts, because counting would be slow.
 */
export async function countFacets(db: Database, counting: Counting): Promise<Facets> {
	if (counting.isBroad) return nameCategories(db, counting);
	if (counting.found) return countFew(db, { ...counting, found: counting.found });
	return counting.terms.length > 0 ? countFound(db, counting) : countAll(db, counting);
}

/** Counts what is in memory there, and the rest from an index alone, up to `MAX_COUNTED`. */
async function countAll(db: Database, counting: Counting): Promise<Facets> {
	const { filters, ranges, version } = counting;
	const { category } = filters;
	const categories = await readCountedCategories(db, version);
	const chosen = categories.find(({ slug }) => slug === category);
	const ofChosen = (offer: Partial<Offer>) =>
		chosen && countKnownOffers(version, chosen.id, { ...filters, ...offer });
	const total = ofChosen({});
	const [own, counts] = await Promise.all([
		total === undefined
			? countOwn(db, counting)
			: {
					total,
					inStock: ofChosen({ inStock: true }) ?? 0,
					onSale: ofChosen({ onSale: true }) ?? 0,
					ranges: ranges.map((range) => ({ ...range, count: ofChosen(range) ?? 0 })),
				},
		countCategories(db, counting, categories),
	]);
	return {
		...own,
		categories: categories.flatMap(({ id, slug, name }) => {
			const count = counts.get(id) ?? 0;
			return count > 0 || slug === category ? [{ slug, name, count }] : [];
		}),
	};
}

/** Counts each category's products with these filters, but for that of the category. */
async function countCategories(
	db: Database,
	{ filters, version }: Counting,
	categories: readonly { id: number }[],
): Promise<Map<number, number>> {
	const counts = new Map<number, number>();
	const unknown: number[] = [];
	for (const { id } of categories) {
		const count = countKnownOffers(version, id, filters);
		if (count === undefined) unknown.push(id);
		else counts.set(id, count);
	}
	if (unknown.length === 0) return counts;
	const { min, max, inStock, onSale } = filters;
	const ofCategories = sql`category_id = categories.id`;
	const counted = await db
		.selectFrom("categories")
		.select(["id", countOf({ min, max }, inStock, onSale, [ofCategories]).as("count")])
		.$if(unknown.length < categories.length, (query) => query.where("id", "in", unknown))
		.execute();
	for (const { id, count } of counted) counts.set(id, count);
	await noteCounted(db, version, counted);
	return counts;
}

/** Counts the list's own products, and those with another filter, in one statement. */
async function countOwn(
	db: Database,
	{ filters, ranges, fewCount }: Counting,
): Promise<Omit<Facets, "categories">> {
	const { category, min, max, inStock, onSale } = filters;
	const price = { min, max };
	const chosen = category === "" ? [] : [ofCategory(category)];
	const row = await db
		.selectNoFrom([
			...(fewCount === undefined ? [countOf(price, inStock, onSale, chosen).as("total")] : []),
			countOf(price, true, onSale, chosen).as("in_stock"),
			countOf(price, inStock, true, chosen).as("on_sale"),
			...ranges.map((range, at) => countOf(range, inStock, onSale, chosen).as(`range${at}`)),
		])
		.executeTakeFirstOrThrow();
	const counts = row as Record<string, number>;
	return {
		total: fewCount ?? counts.total ?? 0,
		inStock: counts.in_stock ?? 0,
		onSale: counts.on_sale ?? 0,
		ranges: ranges.map((range, at) => ({ ...range, count: counts[`range${at}`] ?? 0 })),
	};
}

function countOf(range: PriceRange, inStock: boolean, onSale: boolean, more: readonly RawBuilder<unknown>[]) {
	const conditions = [...offerConditions({ ...range, inStock, onSale }), ...more];
	return sql<number>`(select count(*) from (select 1 from products
		where ${sql.join(conditions, sql` and `)} limit ${sql.lit(MAX_COUNTED + 1)}) as counted)`;
}

/** Counts products that were found, in one pass. */
async function countFew(
	db: Database,
	{ filters, ranges, version, found }: Counting & { found: readonly FoundProduct[] },
): Promise<Facets> {
	const { category, inStock, onSale } = filters;
	const categories = await readCountedCategories(db, version);
	const chosenId = categories.find(({ slug }) => slug === category)?.id;
	const counts = { total: 0, inStock: 0, onSale: 0, ranges: ranges.map((range) => ({ ...range, count: 0 })) };
	const byCategory = new Map<number | null, number>();
	for (const product of found) {
		const { category_id: id, is_in_stock, is_on_sale } = product;
		const ofThis = byCategory.get(id) ?? 0;
		const isPriced = isWithin(product, filters);
		const [isStocked, isReduced] = [!inStock || is_in_stock, !onSale || is_on_sale];
		const passes = isPriced && isStocked && isReduced;
		byCategory.set(id, passes ? ofThis + 1 : ofThis);
		if (category !== "" && id !== chosenId) continue;
		if (passes) counts.total++;
		if (isPriced && is_in_stock && isReduced) counts.inStock++;
		if (isPriced && isStocked && is_on_sale) counts.onSale++;
		if (isStocked && isReduced)
			for (const range of counts.ranges) if (isWithin(product, range)) range.count++;
	}
	return {
		...counts,
		categories: categories.flatMap(({ id, slug, name }) => {
			const count = byCategory.get(id);
			return count || (slug === category && count === 0) ? [{ slug, name, count }] : [];
		}),
	};
}

/** Counts in one pass over the products that the search finds. */
async function countFound(db: Database, { filters, terms, ranges }: Counting): Promise<Facets> {
	const { min, max, inStock, onSale } = filters;
	const counted = activeProductsWith(db, terms)
		.groupBy("category_id")
		.select((eb) => {
			const count = (...conditions: ReturnType<typeof inRange>[]) =>
				eb.fn.countAll<number>().filterWhere(eb.and(conditions.flat()));
			const price = inRange(eb, { min, max });
			const stock = inStock ? [eb("is_in_stock", "=", true)] : [];
			const sale = onSale ? [eb("is_on_sale", "=", true)] : [];
			return [
				"category_id",
				count(price, stock, sale).as("total"),
				count(price, [eb("is_in_stock", "=", true)], sale).as("in_stock"),
				count(price, stock, [eb("is_on_sale", "=", true)]).as("on_sale"),
				...ranges.map((range, at) => count(inRange(eb, range), stock, sale).as(`range${at}`)),
			];
		});
	const rows = await db
		.selectFrom(counted.as("counted"))
		.leftJoin("categories", "categories.id", "counted.category_id")
		.selectAll("counted")
		.select(["categories.slug", "categories.name"])
		.orderBy("categories.position")
		.orderBy("categories.id")
		.execute();
	const chosen = rows.filter(({ slug }) => filters.category === "" || slug === filters.category);
	const sum = (column: string) =>
		chosen.reduce((all, row) => all + Number((row as Record<string, unknown>)[column]), 0);
	return {
		total: sum("total"),
		inStock: sum("in_stock"),
		onSale: sum("on_sale"),
		ranges: ranges.map((range, at) => ({ ...range, count: sum(`range${at}`) })),
		categories: rows.flatMap(({ slug, name, total }) =>
			slug !== null && name !== null && (total > 0 || slug === filters.category)
				? [{ slug, name, count: total }]
				: [],
		),
	};
}

/** All categories without counts. */
async function nameCategories(db: Database, { ranges, filters, version }: Counting): Promise<Facets> {
	const { category, min, max, inStock, onSale } = filters;
	const isNarrowed = category !== "" || min !== null || max !== null || inStock || onSale;
	const categories = await readCountedCategories(db, version);
	return {
		total: isNarrowed ? null : MAX_COUNTED + 1,
		inStock: null,
		onSale: null,
		ranges: ranges.map((range) => ({ ...range, count: null })),
		categories: categories.map(({ slug, name }) => ({ slug, name, count: null })),
	};
}

/** A price in a range, inclusive. */
function inRange(eb: ExpressionBuilder<Schema, "products">, { min, max }: PriceRange) {
	return [
		...(min === null ? [] : [eb("price_from", ">=", min)]),
		...(max === null ? [] : [eb("price_from", "<=", max)]),
	];
}
