import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { selectMatching } from "#app/common/lists/contains-words.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { BATCH, eachInBatches } from "#app/common/lists/each-in-batches.ts";
import { isMoreThanCounted } from "#app/common/lists/most-counted.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import { readParcels } from "#app/shop/orders/shipping/read-parcels.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
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
	"parcel_count",
	"parcels_shipped",
	"total",
	"currency",
	"created_at",
] as const;

type Listing = { filters: OrderFilters; timeZone: string };

/**
 * Returns one page of the filtered orders and their total (see `countRows`). A page beyond the last returns
 * the last one. The second half is read from the end, and only the rows of the page are read in full, so that
 * late pages are not slow.
 */
export async function listOrders(db: Database, listing: Listing) {
	const { filters } = listing;
	const found = await selectMatching(db, "orders", filters.query);
	const matching = found.rows.where(matches(listing));
	const total = await countRows(db, matching, found);
	const place = placeOfPage(filters, total);
	const order = orderOf(filters);
	const { sortsUnlessTold, withoutIndex } = adapterOf(db);
	const walks = isMoreThanCounted(total) && order !== "newest" && sortsUnlessTold;
	const ids = (walks ? found.walked.where(matches(listing, withoutIndex)) : matching)
		.select("orders.id")
		.$call(inOrder(order, place.direction, walks ? sql.ref("orders.id") : found.id))
		.limit(place.limit)
		.offset(place.offset);
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
		.select((eb) =>
			eb
				.selectFrom("payments")
				.innerJoin("disputes", "disputes.payment_id", "payments.id")
				.select("disputes.state")
				.where("payments.subject", "=", "order")
				.whereRef("payments.subject_number", "=", "orders.number")
				.orderBy("disputes.id", "desc")
				.limit(1)
				.as("dispute"),
		)
		.where("orders.id", "in", ids)
		.$call(inOrder(order, filters.direction, sql.ref("orders.id")))
		.execute();
	return {
		rows: rows.map(({ id: _, ...row }) => ({ ...row, units: Number(row.units) })),
		total,
		page: place.page,
	};
}

/** How many orders match; see `countRows`. */
export async function countOrders(db: Database, listing: Listing): Promise<number> {
	const found = await selectMatching(db, "orders", listing.filters.query);
	return countRows(db, found.rows.where(matches(listing)), found);
}

type Orders<Row> = SelectQueryBuilder<Schema, "orders", Row>;

type Order = OrderFilters["sort"] | "date";

/** For a range of days, orders are found by date: walking all orders back to those days would be slow. */
const orderOf = ({ sort, from, to }: OrderFilters): Order =>
	sort === "newest" && (from !== "" || to !== "") ? "date" : sort;

function inOrder(order: Order, direction: OrderFilters["direction"], id: RawBuilder<number>) {
	return <Row>(query: Orders<Row>): Orders<Row> =>
		query
			.$if(order === "date", (by) => by.orderBy("created_at", direction))
			.$if(order === "total", (by) => by.orderBy("total", direction))
			.$if(order === "status", (by) => by.orderBy("status", direction))
			.orderBy(id, direction) as Orders<Row>;
}

function matches({ filters, timeZone }: Listing, prefix: RawBuilder<unknown> = sql``) {
	const is = (column: string, value: string) =>
		sql<SqlBool>`${prefix}${sql.ref(`orders.${column}`)} = ${value}`;
	const isOpen = sql<SqlBool>`${prefix}${sql.ref("orders.status")} in ('new', 'confirmed', 'processing')`;
	const midnight = (date: string) => momentOf(date, "00:00", timeZone).toISOString();
	return (eb: ExpressionBuilder<Schema, "orders">) =>
		eb.and([
			...(filters.status === "all"
				? []
				: [filters.status === "open" ? isOpen : is("status", filters.status)]),
			...(filters.payment === "all" ? [] : [is("payment", filters.payment)]),
			...(filters.fulfilment === "all" ? [] : [is("fulfilment", filters.fulfilment)]),
			...(filters.dispute === "all" ? [] : [hasOpenDispute(eb)]),
			...(filters.discount === "all" ? [] : [hasDiscount(eb, filters.discount)]),
			...(filters.from === "" ? [] : [eb("created_at", ">=", midnight(filters.from))]),
			...(filters.to === "" ? [] : [eb("created_at", "<", midnight(addDays(filters.to, 1)))]),
		]);
}

const hasDiscount = (eb: ExpressionBuilder<Schema, "orders">, code: string) =>
	eb("orders.discount_id", "in", eb.selectFrom("discounts").select("id").where("code", "=", code));

const MAX_CHOICES = 200;

/** What the filters offer besides their own names: the first 200 codes that orders have used, and the chosen one. */
export async function readOrderChoices(db: Database, { discount }: OrderFilters) {
	const used = await db
		.selectFrom("discounts")
		.select("code")
		.where((eb) =>
			eb.exists(eb.selectFrom("orders").select("id").whereRef("orders.discount_id", "=", "discounts.id")),
		)
		.orderBy("code")
		.limit(MAX_CHOICES)
		.execute();
	const codes = used.map(({ code }) => code);
	return { discounts: discount === "all" || codes.includes(discount) ? codes : [discount, ...codes] };
}

const hasOpenDispute = (eb: ExpressionBuilder<Schema, "orders">) =>
	eb(
		"orders.number",
		"in",
		eb
			.selectFrom("disputes")
			.innerJoin("payments", "payments.id", "disputes.payment_id")
			.select("payments.subject_number")
			.where("disputes.state", "=", "open")
			.where("payments.subject", "=", "order"),
	);

/** All filtered orders, newest first. Of one in several parcels, with their carriers and tracking numbers in one line. */
export async function* eachOrder(db: Database, listing: Listing) {
	const found = await selectMatching(db, "orders", listing.filters.query);
	for await (const order of eachInBatches((before) =>
		found.rows
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
			.where(matches(listing))
			.where(sql<SqlBool>`${found.id} < ${before}`)
			.orderBy(found.id, "desc")
			.limit(BATCH)
			.execute(),
	)) {
		const parcels = order.parcel_count > 0 ? await readParcels(db, order.id) : [order];
		const join = (texts: readonly string[]) => texts.filter(Boolean).join(", ");
		yield {
			...order,
			carrier: join(parcels.map(({ carrier }) => carrier)),
			tracking_number: join(parcels.map(({ tracking_number }) => tracking_number)),
		};
	}
}
