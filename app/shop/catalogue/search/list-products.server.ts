import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { CARD_COLUMNS, cardOf } from "./card-columns.server.ts";
import { inRange, ofCategory, offered } from "./offer-conditions.server.ts";
import { formatPageCursor, type PageCursor, parsePageCursor } from "./page-marks.ts";
import type { ProductFilters, ProductSort } from "./product-filters.ts";
import { activeProductsWith, fitOf, type ProductTerm, showsTerms } from "./term-conditions.server.ts";

export const PRODUCTS_PER_PAGE = 24;

type Column = "published_at" | "units_sold" | "price_from" | "title_words";

/** `few` are the products that the filters leave, if they are few. */
type Source = "products" | "few";

type Order = {
	/** The sort keys in a table; the product's id decides between equal ones. */
	keys: (table: Source) => RawBuilder<unknown>[];
	kinds: ("number" | "text" | "moment")[];
	direction: "asc" | "desc";
	/** The column of the only key. */
	column?: Column;
};

/** A query of the list: its filters, search terms and plan (`planList`). */
export type ProductQuery = {
	filters: ProductFilters;
	terms: readonly ProductTerm[];
	/** The search has no letters and digits, such as an emoji, and finds nothing. */
	isEmpty?: boolean;
	/** So many products match the terms that they are not looked up. */
	isBroad?: boolean;
	/** The number of products that the filters leave, if no more than are counted. */
	fewCount?: number | undefined;
	/** The version of the shop's data, for what is remembered of it. */
	version?: string | undefined;
};

const by = (column: Column, kind: Order["kinds"][number], direction: Order["direction"]): Order => ({
	keys: (table) => [sql.ref(`${table}.${column}`)],
	kinds: [kind],
	direction,
	column,
});

const ORDERS: Record<Exclude<ProductSort, "fit">, Order> = {
	newest: by("published_at", "moment", "desc"),
	best: by("units_sold", "number", "desc"),
	"price-up": by("price_from", "number", "asc"),
	"price-down": by("price_from", "number", "desc"),
	name: by("title_words", "text", "asc"),
};

/** A broad search is sorted by sales: comparing its thousands of products by relevance would be slow. */
function orderOf(db: Database, { filters: { sort }, terms, isBroad }: ProductQuery): Order {
	if (sort !== "fit") return ORDERS[sort];
	if (isBroad) return ORDERS.best;
	if (terms.length === 0) return ORDERS.newest;
	return {
		keys: () => [fitOf(db, terms), sql`products.units_sold`],
		kinds: ["number", "number"],
		direction: "desc",
	};
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
	const { filters, isEmpty } = query;
	if (isEmpty) return { products: [], after: null, before: null };
	const order = orderOf(db, query);
	const read = (mark: PageCursor | null, backwards: boolean) =>
		readRows(db, { ...query, order, mark, backwards, limit: size + 1 });
	const cursorOf = (row: Row | undefined) =>
		row ? formatPageCursor({ keys: keysOf(row, order), id: row.id }) : null;
	const page = (rows: Row[], { hasNext, hasPrevious }: { hasNext: boolean; hasPrevious: boolean }) => ({
		products: rows.map(({ key1: _, key2: __, ...product }) => cardOf(product)),
		after: hasNext ? cursorOf(rows.at(-1)) : null,
		before: hasPrevious ? cursorOf(rows[0]) : null,
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

/** Only the rows of the page are read in full; ids and keys are sorted first. */
function readRows(db: Database, { filters, order, mark, backwards, limit, ...search }: Reading) {
	const isUp = (order.direction === "asc") !== backwards;
	const way = isUp ? "asc" : "desc";
	const table: Source = search.fewCount === undefined ? "products" : "few";
	const id = sql.ref<number>(`${table}.id`);
	const keys = order.keys(table);
	const [key1 = sql`0`, key2 = sql`0`] = keys;
	const listed = matchingProducts(db, { filters, order, ...search })
		.select(id.as("id"))
		.select([key1.$castTo<number | string>().as("key1"), key2.$castTo<number | string>().as("key2")])
		.where((eb) => eb.and(search.fewCount === undefined ? narrowedBy(db, filters) : []))
		.$if(mark !== null, (query) => query.where(isBeyond([...keys, id], mark, isUp)))
		.orderBy("key1", way);
	// A constant in place of a missing second key would make SQLite sort what an index already has in order.
	const found = (order.kinds.length > 1 ? listed.orderBy("key2", way) : listed).orderBy(id, way).limit(limit);
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
function isBeyond(place: RawBuilder<unknown>[], mark: PageCursor | null, isUp: boolean): RawBuilder<SqlBool> {
	return sql<SqlBool>`(${sql.join(place)}) ${sql.raw(isUp ? ">" : "<")} (${sql.join([...(mark?.keys ?? []), mark?.id])})`;
}

type Matching = SelectQueryBuilder<Schema, "products", Record<never, never>>;

/** The active products that match, queried the way `planList` chose. */
function matchingProducts(
	db: Database,
	{ filters, order, terms, isBroad, fewCount }: ProductQuery & { order: Order },
): Matching {
	if (terms.length > 0 && !isBroad) return activeProductsWith(db, terms);
	if (fewCount === undefined)
		return db
			.selectFrom("products")
			.where(sql<SqlBool>`products.status = 'active'`)
			.$if(terms.length > 0, (query) => query.where(showsTerms(db, terms)));
	// The index that finds the products also has what most lists are sorted by.
	const few = offered(db, filters)
		.select(["products.id", `products.${order.column ?? "units_sold"}`])
		.limit(MAX_COUNTED)
		.$if(terms.length > 0, (query) => query.where(showsTerms(db, terms)));
	return db.selectFrom(few.as("few")) as unknown as Matching;
}

/** The conditions of the filters, to walk the list's order until a page is full. */
function narrowedBy(db: Database, { category, inStock, onSale, ...range }: ProductFilters) {
	const { withoutIndex } = adapterOf(db);
	return [
		...(category === "" ? [] : [ofCategory(category)]),
		...inRange(range, sql`${withoutIndex}products.price_from`),
		...(inStock ? [sql<SqlBool>`${withoutIndex}products.is_in_stock = ${true}`] : []),
		...(onSale ? [sql<SqlBool>`${withoutIndex}products.is_on_sale = ${true}`] : []),
	];
}
