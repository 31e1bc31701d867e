import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { selectMatching } from "#app/common/lists/contains-words.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { BATCH, eachInBatches } from "#app/common/lists/each-in-batches.ts";
import { isMoreThanCounted } from "#app/common/lists/most-counted.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { LISTED_MOVE_COLUMNS } from "#app/rent/moves/move-columns.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { MovingFilters } from "./moving-filters.ts";

/**
 * Returns one page of the filtered bookings and their total (see `countRows`). A page beyond the last returns
 * the last one. The second half is read from the end, and only the rows of the page are read in full, so that
 * late pages are not slow (bench/moving-bookings.ts).
 */
export async function listMovingBookings(db: Database, filters: MovingFilters) {
	const found = await selectMatching(db, "moving_bookings", filters.query);
	const total = await countRows(db, found.rows.where(matches(filters)), found);
	const { page, limit, offset, direction } = placeOfPage(filters, total);
	const walks = isMoreThanCounted(total) && filters.sort !== "newest";
	const ids = (walks ? found.walked : found.rows)
		.where(matches(filters))
		.select("moving_bookings.id")
		.$call(inOrder(filters.sort, direction, walks ? OWN_ID : found.id))
		.limit(limit)
		.offset(offset);
	const rows = await db
		.selectFrom("moving_bookings")
		.select(LISTED_MOVE_COLUMNS)
		.select(assignedName("vehicle"))
		.where("id", "in", ids)
		.$call(inOrder(filters.sort, filters.direction, OWN_ID))
		.execute();
	return { rows, total, page };
}

/** How many bookings match; see `countRows`. */
export async function countListedMoves(db: Database, filters: MovingFilters): Promise<number> {
	const found = await selectMatching(db, "moving_bookings", filters.query);
	return countRows(db, found.rows.where(matches(filters)), found);
}

/** All filtered bookings, newest first. */
export async function* eachMove(db: Database, filters: MovingFilters) {
	const found = await selectMatching(db, "moving_bookings", filters.query);
	yield* eachInBatches((before) =>
		found.rows
			.select([
				"moving_bookings.id",
				...LISTED_MOVE_COLUMNS,
				"moving_bookings.email",
				"moving_bookings.cells",
			])
			.select([assignedName("vehicle"), assignedName("driver")])
			.where(matches(filters))
			.where(sql<SqlBool>`${found.id} < ${before}`)
			.orderBy(found.id, "desc")
			.limit(BATCH)
			.execute(),
	);
}

/** The name of the assigned vehicle or driver, as a column; null without one. */
const assignedName =
	<Resource extends "vehicle" | "driver">(resource: Resource) =>
	(eb: ExpressionBuilder<Schema, "moving_bookings">) =>
		eb
			.selectFrom("move_assignments as assignment")
			// Both tables have a name; one type stands for both.
			.innerJoin(
				`rent_${resource}s as resource` as "rent_vehicles as resource",
				"resource.id",
				`assignment.${resource}_id`,
			)
			.select("resource.name")
			.whereRef("assignment.booking_id", "=", "moving_bookings.id")
			.as(resource);

type Bookings<Row> = SelectQueryBuilder<Schema, "moving_bookings", Row>;

const OWN_ID = sql.ref<number>("moving_bookings.id");

function inOrder(sort: MovingFilters["sort"], direction: MovingFilters["direction"], id: RawBuilder<number>) {
	return <Row>(query: Bookings<Row>): Bookings<Row> =>
		query
			.$if(sort === "date", (by) => by.orderBy("booking_date", direction).orderBy("booking_time", direction))
			.$if(sort === "status", (by) => by.orderBy("status", direction))
			.orderBy(id, direction) as Bookings<Row>;
}

/** The condition of the filters. */
function matches(filters: MovingFilters) {
	return (eb: ExpressionBuilder<Schema, "moving_bookings">) =>
		eb.and([
			...(filters.status === "all" ? [] : hasShownStatus(filters.status)(eb)),
			...(filters.vehicle === "all" ? [] : [eb("vehicle_type", "=", filters.vehicle)]),
			...(filters.assignment === "all" ? [] : [isUnassigned(eb)]),
			...(filters.from === "" ? [] : [eb("booking_date", ">=", filters.from)]),
			...(filters.to === "" ? [] : [eb("booking_date", "<=", filters.to)]),
		]);
}

/** The condition for open moves without a vehicle. */
const isUnassigned = (eb: ExpressionBuilder<Schema, "moving_bookings">) =>
	eb.and([
		eb("status", "in", ["pending", "confirmed"]),
		eb.not(
			eb.exists(
				eb
					.selectFrom("move_assignments as assignment")
					.select("assignment.booking_id")
					.whereRef("assignment.booking_id", "=", "moving_bookings.id"),
			),
		),
	]);

/** The condition for the status that screens show: a pending move that waits for the customer is not shown as pending. */
const hasShownStatus =
	(status: Exclude<MovingFilters["status"], "all">) => (eb: ExpressionBuilder<Schema, "moving_bookings">) => [
		eb("status", "=", status === "offered" ? "pending" : status),
		...(status === "offered" ? [eb("price_state", "=", "offered")] : []),
		...(status === "pending" ? [eb("price_state", "in", ["none", "wanted", "agreed"])] : []),
	];
