import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { statementWith } from "#db/statement-with.ts";
import { CARD_COLUMNS } from "./card-columns.server.ts";
import { type FoundProduct, pageOfFound, passesOffer } from "./found-products.server.ts";
import { newestKnownOffers, readCountedCategories } from "./known-offers.server.ts";
import { ofCategory, offered } from "./offer-conditions.server.ts";
import { formatPageCursor, type PageCursor, parsePageCursor } from "./page-marks.ts";
import type { ProductFilters } from "./product-filters.ts";
import { activeProductsWith, fitOf, type ProductTerm, showsTerms } from "./term-conditions.server.ts";

export const PRODUCTS_PER_PAGE = 24;

type Order = {
	/** The sort keys; the product's id decides between equal ones. */
	keys: RawBuilder<unknown>[];
	id: RawBuilder<number>;
	/** The column of the only key. */
	column?: "published_at" | "units_sold" | "price_from" | "title_words";
	kinds: ("number" | "text" | "moment")[];
	direction: "asc" | "desc";
};

/** A query of the list: its filters, search terms and plan (`planList`). */
export type ProductQuery = {
	filters: ProductFilters;
	terms: readonly ProductTerm[];
	/** So many products match the terms that they are not looked up. */
	isBroad?: boolean;
	/** The number of products that the filters leave, if no more than are counted. */
	fewCount?: number;
	/** Terms and words that all filtered products have, without which the search is not broad. */
	besides?: readonly ProductTerm[];
	/** The products that the terms find, if few: nothing else is asked of the index. */
	found?: readonly FoundProduct[] | undefined;
	/** The version of the shop's data, for what is remembered of it. */
	version?: string | undefined;
};

/** A broad search is sorted by sales: comparing its thousands of products by relevance would be slow. */
function orderOf(db: Database, { filters: { sort }, terms, isBroad, fewCount }: ProductQuery): Order {
	const table = sql.table(terms.length === 0 && fewCount !== undefined ? "few" : "products");
	const id = sql<number>`${table}.id`;
	const by = (
		column: NonNullable<Order["column"]>,
		kind: Order["kinds"][number],
		direction: Order["direction"],
	): Order => ({ keys: [sql`${table}.${sql.ref(column)}`], id, column, kinds: [kind], direction });
	if (sort === "fit" && terms.length > 0 && !isBroad) {
		return {
			// Found products are not sorted by the database.
			get keys() {
				return [fitOf(db, terms), sql`products.units_sold`];
			},
			id,
			kinds: ["number", "number"],
			direction: "desc",
		};
	}
	if (sort === "best" || (sort === "fit" && isBroad)) return by("units_sold", "number", "desc");
	if (sort === "name") return by("title_words", "text", "asc");
	if (sort === "price-up") return by("price_from", "number", "asc");
	if (sort === "price-down") return by("price_from", "number", "desc");
	return by("published_at", "moment", "desc");
}

/**
 * Returns one page of the filtered active products. A page begins after, or ends before, a product's place in
 * the order instead of a row number, so changes elsewhere do not shift it. A page with too few products
 * before it is the first; one with none after it is the last. `after` and `before` are the cursors of the
 * neighbouring pages, or null.
 */
export async function listProducts(
	db: Database,
	{ size = PRODUCTS_PER_PAGE, ...query }: ProductQuery & { size?: number },
) {
	const { filters } = query;
	const order = orderOf(db, query);
	const found = query.found && (await narrowed(db, { ...query, found: query.found }));
	const read = async (mark: PageCursor | null, backwards: boolean) => {
		const page = { order, mark, backwards, limit: size + 1 };
		const known = mark || backwards ? undefined : await readNewestKnown(db, { ...query, limit: size + 1 });
		if (known) return known;
		return found ? readFound(db, { ...query, ...page, found }) : readRows(db, { ...query, ...page });
	};
	const markOf = (row: Row | undefined) =>
		row ? formatPageCursor({ keys: keysOf(row, order), id: row.id }) : null;
	const page = (rows: Row[], { hasNext, hasPrevious }: { hasNext: boolean; hasPrevious: boolean }) => ({
		products: rows.map(({ key1: _, key2: __, ...product }) => product),
		after: hasNext ? markOf(rows.at(-1)) : null,
		before: hasPrevious ? markOf(rows[0]) : null,
	});

	const after = parsePageCursor(filters.after, order.kinds);
	const before = after ? null : parsePageCursor(filters.before, order.kinds);
	if (before) {
		const rows = await read(before, true);
		if (rows.length > size) return page(rows.slice(0, size).reverse(), { hasNext: true, hasPrevious: true });
		// Exactly a full page is the first one, and needs no second query.
		if (rows.length === size) return page(rows.reverse(), { hasNext: true, hasPrevious: false });
	}
	const rows = await read(after, false);
	if (after && rows.length === 0) {
		const last = await read(null, true);
		return page(last.slice(0, size).reverse(), { hasNext: false, hasPrevious: last.length > size });
	}
	return page(rows.slice(0, size), { hasNext: rows.length > size, hasPrevious: after !== null });
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

const keysOf = (row: Row, order: Order): PageCursor["keys"] =>
	[row.key1, row.key2].slice(0, order.kinds.length);

type Reading = ProductQuery & {
	order: Order;
	mark: PageCursor | null;
	backwards: boolean;
	limit: number;
};

/** The found products that pass the filters. */
async function narrowed(
	db: Database,
	{ filters, found, version }: ProductQuery & { found: readonly FoundProduct[] },
) {
	const { category } = filters;
	const categories = category === "" ? [] : await readCountedCategories(db, version);
	const chosen = categories.find(({ slug }) => slug === category)?.id;
	return found.filter(
		(product) => (category === "" || product.category_id === chosen) && passesOffer(product, filters),
	);
}

/** Like `readRows`, of products that were found. */
async function readFound(
	db: Database,
	{ found, filters, terms, order, mark, backwards, limit }: Reading & { found: readonly FoundProduct[] },
): Promise<Row[]> {
	const isUp = (order.direction === "asc") !== backwards;
	const places = pageOfFound({ found, terms, sort: filters.sort, isUp, mark, limit });
	const keys = new Map(places.map((place) => [place.id, place.keys]));
	const rows = await readInOrder(db, [...keys.keys()]);
	return rows.map((row) => {
		const [key1 = 0, key2 = 0] = keys.get(row.id) ?? [];
		return { ...row, key1, key2 };
	});
}

/** The first page of a category from the newest on, if its offers are in memory. */
async function readNewestKnown(
	db: Database,
	{ filters, terms, version, limit }: ProductQuery & { limit: number },
): Promise<Row[] | undefined> {
	const { category, sort } = filters;
	if (terms.length > 0 || sort !== "newest" || category === "") return undefined;
	const chosen = (await readCountedCategories(db, version)).find(({ slug }) => slug === category);
	const ids = chosen && newestKnownOffers(version, chosen.id, { ...filters, limit });
	return ids && readInOrder(db, ids);
}

async function readInOrder(db: Database, ids: readonly number[]): Promise<Row[]> {
	const byId = new Map((await readCardRows(db, { ids: JSON.stringify(ids) })).map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** With the keys of a list from the newest on. */
const readCardRows = statementWith({ ids: "[-1, -2]" }, (db, { ids }) =>
	db
		.selectFrom("products")
		.leftJoin("images", "images.hash", "products.image_hash")
		.select(CARD_COLUMNS)
		.select([sql<number | string>`products.published_at`.as("key1"), sql<number | string>`0`.as("key2")])
		.where(sql<SqlBool>`products.id in (${adapterOf(db).valuesOf(ids)})`),
);

/** Only the rows of the page are read in full; ids and keys are sorted first. */
function readRows(db: Database, { filters, order, mark, backwards, limit, ...search }: Reading) {
	const isUp = (order.direction === "asc") !== backwards;
	const way = isUp ? "asc" : "desc";
	const [key1 = sql`0`, key2 = sql`0`] = order.keys;
	const listed = matchingProducts(db, { filters, order, ...search })
		.select(order.id.as("id"))
		.select([key1.$castTo<number | string>().as("key1"), key2.$castTo<number | string>().as("key2")])
		.where((eb) => eb.and(search.fewCount === undefined ? narrowedBy(db, filters) : []))
		.$if(mark !== null, (query) => query.where(isBeyond(order, mark, isUp)))
		.orderBy("key1", way);
	// A constant in place of a missing second key would make SQLite sort what an index already has in order.
	const found = (order.kinds.length > 1 ? listed.orderBy("key2", way) : listed)
		.orderBy(order.id, way)
		.limit(limit);
	return db
		.selectFrom(found.as("found"))
		.innerJoin("products", "products.id", "found.id")
		.leftJoin("images", "images.hash", "products.image_hash")
		.select(CARD_COLUMNS)
		.select(["found.key1", "found.key2"])
		.orderBy("found.key1", way)
		.orderBy("found.key2", way)
		.orderBy("products.id", way)
		.execute();
}

/** After the cursor, in reading order. */
function isBeyond({ keys, id }: Order, mark: PageCursor | null, isUp: boolean): RawBuilder<SqlBool> {
	const place = sql.join([...keys, id]);
	return sql<SqlBool>`(${place}) ${sql.raw(isUp ? ">" : "<")} (${sql.join([...(mark?.keys ?? []), mark?.id])})`;
}

type Matching = SelectQueryBuilder<Schema, "products", Record<never, never>>;

/** The active products that match, queried the way `planList` chose. */
function matchingProducts(
	db: Database,
	{ filters, order, terms, isBroad, fewCount, besides }: ProductQuery & { order: Order },
): Matching {
	if (fewCount !== undefined) return fewProducts(db, { filters, order, terms });
	if (terms.length > 0 && (besides || !isBroad)) return activeProductsWith(db, besides ?? terms);
	return db
		.selectFrom("products")
		.where(sql<SqlBool>`products.status = 'active'`)
		.$if(terms.length > 0, (query) => query.where(showsTerms(db, terms)));
}

/** Without search terms, the index that finds the products also has what most lists are sorted by. */
function fewProducts(
	db: Database,
	{ filters, order, terms }: Pick<ProductQuery, "filters" | "terms"> & { order: Order },
): Matching {
	const few = offered(db, filters).select("products.id").limit(MAX_COUNTED);
	if (terms.length === 0 && order.column)
		return db.selectFrom(few.select(`products.${order.column}`).as("few")) as unknown as Matching;
	// SQLite joins the tables of a cross join in the order in which they are written.
	const found = db.selectFrom(few.as("few")).crossJoin("products").whereRef("products.id", "=", "few.id");
	return (found as unknown as Matching).where(showsTerms(db, terms));
}

/** The conditions of the filters, to walk the list's order until a page is full. */
function narrowedBy(db: Database, { category, min, max, inStock, onSale }: ProductFilters) {
	const { withoutIndex } = adapterOf(db);
	return [
		...(category === "" ? [] : [ofCategory(category)]),
		...(min === null ? [] : [sql<SqlBool>`${withoutIndex}products.price_from >= ${min}`]),
		...(max === null ? [] : [sql<SqlBool>`${withoutIndex}products.price_from <= ${max}`]),
		...(inStock ? [sql<SqlBool>`${withoutIndex}products.is_in_stock = ${true}`] : []),
		...(onSale ? [sql<SqlBool>`${withoutIndex}products.is_on_sale = ${true}`] : []),
	];
}
