import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { searchWords } from "#app/shop/orders/order-search.ts";
import { addDays, momentOf } from "#app/site/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";
import type { OrderFilters } from "./order-filters.ts";

const LIST_COLUMNS = [
	"id",
	"number",
	"name",
	"email",
	"status",
	"payment",
	"fulfilment",
	"payment_method",
	"total",
	"currency",
	"created_at",
] as const;

/** A trigram index finds nothing shorter. */
const MIN_INDEXED = 3;

/** A list's filters and the zone whose days its dates are. */
type Listing = { filters: OrderFilters; timeZone: string };

/**
 * One page of the orders that the filters leave, and how many there are on all pages. A page beyond the last
 * is answered with the last. Pages of the second half are read from the end, and only a page's own rows are
 * fetched whole, so that no page has to read its way through many others.
 */
export async function listOrders(db: Database, listing: Listing) {
	const { filters } = listing;
	const matching = db.selectFrom("orders").where(matches(db, listing));
	const { total } = await matching
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	const pages = Math.max(1, Math.ceil(total / filters.size));
	const page = Math.min(filters.page, pages);
	const start = (page - 1) * filters.size;
	const size = Math.min(filters.size, total - start);
	const fromEnd = start > total / 2;
	const { sort, direction } = filters;
	const opposite = direction === "asc" ? "desc" : "asc";
	const ids = matching
		.select("id")
		.$call(inOrder(sort, fromEnd ? opposite : direction))
		.limit(size)
		.offset(fromEnd ? total - start - size : start);
	const rows = await db
		.selectFrom("orders")
		.select(LIST_COLUMNS)
		.select((eb) =>
			eb
				.selectFrom("order_lines")
				.select((of) => of.fn.sum<number>("quantity").as("units"))
				.whereRef("order_id", "=", "orders.id")
				.$asScalar()
				.as("units"),
		)
		.where("id", "in", ids)
		.$call(inOrder(sort, direction))
		.execute();
	return { rows: rows.map(({ id: _, ...row }) => ({ ...row, units: Number(row.units) })), total, page };
}

type Orders<Row> = SelectQueryBuilder<Schema, "orders", Row>;

function inOrder(sort: OrderFilters["sort"], direction: OrderFilters["direction"]) {
	return <Row>(query: Orders<Row>): Orders<Row> =>
		query
			.$if(sort === "total", (by) => by.orderBy("total", direction))
			.$if(sort === "status", (by) => by.orderBy("status", direction))
			.orderBy("id", direction) as Orders<Row>;
}

/** The condition that the filters stand for. */
function matches(db: Database, { filters, timeZone }: Listing) {
	const midnight = (date: string) => momentOf(date, "00:00", timeZone).toISOString();
	return (eb: ExpressionBuilder<Schema, "orders">) =>
		eb.and([
			...contains(db, searchWords(filters.query)),
			...(filters.status === "all" ? [] : [eb("status", "=", filters.status)]),
			...(filters.payment === "all" ? [] : [eb("payment", "=", filters.payment)]),
			...(filters.fulfilment === "all" ? [] : [eb("fulfilment", "=", filters.fulfilment)]),
			...(filters.from === "" ? [] : [eb("created_at", ">=", midnight(filters.from))]),
			...(filters.to === "" ? [] : [eb("created_at", "<", midnight(addDays(filters.to, 1)))]),
		]);
}

/** That all these words occur. SQLite's trigram index wants to be asked apart, and finds only longer words. */
function contains(db: Database, words: string[]): RawBuilder<SqlBool>[] {
	const isIndexed = (word: string) => engineOf(db) === "sqlite" && [...word].length >= MIN_INDEXED;
	const phrases = words.filter(isIndexed).map((word) => `"${word.replaceAll('"', '""')}"`);
	const found = sql<SqlBool>`id in (select rowid from orders_search where search_text match ${phrases.join(" AND ")})`;
	const patterns = words
		.filter((word) => !isIndexed(word))
		.map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
	return [
		...(phrases.length > 0 ? [found] : []),
		...patterns.map((pattern) => sql<SqlBool>`search_text like ${pattern} escape '\\'`),
	];
}

const BATCH = 500;

/** All orders that the filters leave, newest first, a batch at a time, for files of any length. */
export async function* eachOrder(db: Database, listing: Listing) {
	for (let before = Number.MAX_SAFE_INTEGER; ; ) {
		const rows = await db
			.selectFrom("orders")
			.select(LIST_COLUMNS)
			.select([
				"contact_e164",
				"line1",
				"line2",
				"city",
				"region",
				"postal_code",
				"country",
				"delivery_name",
				"subtotal",
				"discount_code",
				"discount_total",
				"delivery_total",
				"tax_total",
				"paid_total",
				"refunded_total",
				"carrier",
				"tracking_number",
			])
			.where(matches(db, listing))
			.where("id", "<", before)
			.orderBy("id", "desc")
			.limit(BATCH)
			.execute();
		yield* rows;
		const last = rows.at(-1);
		if (!last || rows.length < BATCH) return;
		before = last.id;
	}
}
