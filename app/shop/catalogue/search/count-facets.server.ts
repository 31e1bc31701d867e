import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Language } from "#app/common/language/languages.ts";
import { translated } from "#app/common/language/translated.ts";
import { MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import { rememberByVersion } from "#app/common/remember-by-version.server.ts";
import type { Database } from "#db/client.ts";
import type { ProductQuery } from "./list-products.server.ts";
import { inRange, ofCategory, offerConditions, type PriceRange } from "./offer-conditions.server.ts";
import { countFilters } from "./product-filters.ts";
import { activeProductsWith } from "./term-conditions.server.ts";

/** A count, see `countRows`; null when not counted. */
type Count = number | null;

/** The number of products in the list, and with one filter changed. */
export type Facets = {
	total: Count;
	inStock: Count;
	onSale: Count;
	ranges: (PriceRange & { count: Count })[];
	categories: { slug: string; name: string; count: Count; lang?: { name?: Language } }[];
};

type Counted = Omit<Facets, "categories"> & {
	categories: { slug: string; name: string; translations: string; count: Count }[];
};

type Counting = ProductQuery & { ranges: readonly PriceRange[] };

/**
 * Returns the number of products in the list, and for each filter the number with that filter changed and all
 * others kept, which is what its link leads to. A broad search has no counts, because counting would be slow.
 */
export async function countFacets(db: Database, counting: Counting): Promise<Facets> {
	const { categories, ...facets } = await countAll(db, counting);
	return { ...facets, categories: categories.map((category) => translated(category, ["name"])) };
}

async function countAll(db: Database, counting: Counting): Promise<Counted> {
	if (counting.isEmpty) {
		const ranges = counting.ranges.map((range) => ({ ...range, count: 0 }));
		return { total: 0, inStock: 0, onSale: 0, ranges, categories: [] };
	}
	if (counting.isBroad) return nameCategories(db, counting);
	if (counting.terms.length > 0) return countFound(db, counting);
	const [own, categories] = await Promise.all([countOwn(db, counting), countCategories(db, counting)]);
	const { category } = counting.filters;
	return { ...own, categories: categories.filter(({ slug, count }) => count > 0 || slug === category) };
}

/** The same for every category, and for every page of a list. */
const remember = rememberByVersion<Counted["categories"]>({ max: 500 });

/** Counts each category's products with these filters, but for that of the category, up to `MAX_COUNTED`. */
function countCategories(db: Database, { filters, version }: Counting) {
	const { min, max, inStock, onSale } = filters;
	const ofCategories = sql`category_id = categories.id`;
	return remember(version, JSON.stringify([min, max, inStock, onSale]), () =>
		db
			.selectFrom("categories")
			.select([
				"slug",
				"name",
				"translations",
				countOf({ min, max }, inStock, onSale, [ofCategories]).as("count"),
			])
			.orderBy("position")
			.orderBy("id")
			.execute(),
	);
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

/** Counts in one pass over the products that the search finds. */
async function countFound(db: Database, { filters, terms, ranges }: Counting): Promise<Counted> {
	const { min, max, inStock, onSale } = filters;
	const counted = activeProductsWith(db, terms)
		.groupBy("category_id")
		.select((eb) => {
			const count = (...conditions: Expression<SqlBool>[][]) =>
				eb.fn.countAll<number>().filterWhere(eb.and(conditions.flat()));
			const price = inRange({ min, max });
			const isInStock = [eb("is_in_stock", "=", true)];
			const isOnSale = [eb("is_on_sale", "=", true)];
			const stock = inStock ? isInStock : [];
			const sale = onSale ? isOnSale : [];
			return [
				"category_id",
				count(price, stock, sale).as("total"),
				count(price, isInStock, sale).as("in_stock"),
				count(price, stock, isOnSale).as("on_sale"),
				...ranges.map((range, at) => count(inRange(range), stock, sale).as(`range${at}`)),
			];
		});
	const rows = await db
		.selectFrom(counted.as("counted"))
		.leftJoin("categories", "categories.id", "counted.category_id")
		.selectAll("counted")
		.select(["categories.slug", "categories.name", "categories.translations"])
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
		categories: rows.flatMap(({ slug, name, translations, total }) =>
			slug !== null && name !== null && (total > 0 || slug === filters.category)
				? [{ slug, name, translations: translations ?? "", count: total }]
				: [],
		),
	};
}

/** All categories without counts. */
async function nameCategories(db: Database, { ranges, filters }: Counting): Promise<Counted> {
	const categories = await db
		.selectFrom("categories")
		.select(["slug", "name", "translations"])
		.orderBy("position")
		.orderBy("id")
		.execute();
	return {
		total: countFilters(filters) > 0 ? null : MAX_COUNTED + 1,
		inStock: null,
		onSale: null,
		ranges: ranges.map((range) => ({ ...range, count: null })),
		categories: categories.map((category) => ({ ...category, count: null })),
	};
}
