import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { listInvoicesOf } from "#app/common/invoices/read-invoices.server.ts";
import { selectMatching } from "#app/common/lists/contains-words.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { BATCH, eachInBatches } from "#app/common/lists/each-in-batches.ts";
import { isMoreThanCounted } from "#app/common/lists/most-counted.ts";
import { pageWithin, placeOfPage } from "#app/common/lists/place-of-page.ts";
import { readDisputeStates } from "#app/common/payments/disputes.server.ts";
import { formatDisputedBy } from "#app/common/payments/payment-labels.ts";
import { paidMove } from "#app/common/payments/payments.server.ts";
import { isOwn, isShownTo, type Viewer } from "#app/common/viewer.server.ts";
import { lastJobStep } from "#app/rent/dispatch/job-steps.ts";
import { readSteps } from "#app/rent/dispatch/read-steps.server.ts";
import { MOVE_COLUMNS } from "#app/rent/move-details.ts";
import { readMoveLines } from "#app/rent/rates/move-lines.server.ts";
import { readMoveTerms } from "#app/rent/rates/rate-cards.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { MovingFilters } from "./moving-filters.ts";

const LIST_COLUMNS = [
	...MOVE_COLUMNS,
	"status",
	"price",
	"currency",
	"price_state",
	"cancellation_fee",
	"deposit_due",
	"deposit_before",
	"deposit_paid",
	"deposit_refunded",
	"created_at",
] as const;

const OWN_COLUMNS = [
	"number",
	"vehicle_type",
	"booking_date",
	"booking_time",
	"status",
	"price_state",
	"current_address",
	"new_address",
	"currency",
	"deposit_due",
	"deposit_paid",
] as const;

const OWN_LIMIT = 20;

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
		.select(LIST_COLUMNS)
		.select(assignedName("vehicle"))
		.where("id", "in", ids)
		.$call(inOrder(filters.sort, filters.direction, OWN_ID))
		.execute();
	return { rows, total, page };
}

/** All filtered bookings, newest first. */
export async function* eachMove(db: Database, filters: MovingFilters) {
	const found = await selectMatching(db, "moving_bookings", filters.query);
	yield* eachInBatches((before) =>
		found.rows
			.select(["moving_bookings.id", ...LIST_COLUMNS, "moving_bookings.email", "moving_bookings.cells"])
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

/** The last 20 bookings of this browser or account, newest first. */
export async function listOwnMovingBookings(db: Database, owner: Omit<Viewer, "isGranted">) {
	return db
		.selectFrom("moving_bookings")
		.select(OWN_COLUMNS)
		.where(isOwn("moving_bookings", owner))
		.orderBy("id", "desc")
		.limit(OWN_LIMIT)
		.execute();
}

/**
 * One page of an account's bookings, newest first, and their total; a page beyond the last returns the last
 * one.
 */
export async function listAccountMovingBookings(
	db: Database,
	{ accountId, page, size }: { accountId: number; page: number; size: number },
) {
	const own = db.selectFrom("moving_bookings").where("account_id", "=", accountId);
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const shown = pageWithin({ page, size }, total);
	const rows = await own
		.select(OWN_COLUMNS)
		.orderBy("id", "desc")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	return { rows, total, page: shown };
}

/** One booking for an admin's dialog, or undefined. */
export async function findMovingBooking(db: Database, { number }: { number: string }) {
	return db
		.selectFrom("moving_bookings")
		.select(["deposit_due", "deposit_paid", "deposit_refunded"])
		.select(["number", "name", "contact", "contact_e164", "email", "status", "booking_date", "booking_time"])
		.select(["price", "currency", "price_state"])
		.where("number", "=", number)
		.executeTakeFirst();
}

/**
 * The same, for the dialogs that change its status or delete it, with what becomes of a disputed deposit, and its driver
 * if they have reported a step.
 */
export async function findMoveToChange(db: Database, { number }: { number: string }) {
	const booking = await findMovingBooking(db, { number });
	if (!booking) return undefined;
	const disputes = booking.deposit_paid > 0 ? await readDisputeStates(db, paidMove(number)) : [];
	const disputed = formatDisputedBy("customer", disputes);
	return { ...booking, disputed, driverAtWork: await findDriverAtWork(db, number) };
}

/** The driver of a job that has begun, and the last step that they reported; null before it begins. */
async function findDriverAtWork(db: Database, number: string) {
	const crew = await db
		.selectFrom("moving_bookings as booking")
		.innerJoin("move_assignments as assignment", "assignment.booking_id", "booking.id")
		.innerJoin("rent_drivers as driver", "driver.id", "assignment.driver_id")
		.select(["booking.id", "driver.name as driver", "driver.contact"])
		.where("booking.number", "=", number)
		.where("booking.status", "=", "confirmed")
		.executeTakeFirst();
	const step = crew && lastJobStep(await readSteps(db, crew.id));
	return step ? { driver: crew.driver, contact: crew.contact, step } : null;
}

/** The booking whose confirmation has this key in its URL. */
export async function findBookedMove(db: Database, { confirmationKey }: { confirmationKey: string }) {
	return db
		.selectFrom("moving_bookings")
		.select(["number", "name", "booking_date", "booking_time", "vehicle_type", "price", "currency"])
		.select(["price_state", "status", "deposit_due", "deposit_paid", "deposit_before"])
		.where("once_key", "=", confirmationKey)
		.executeTakeFirst();
}

/**
 * A booking with its history, oldest first, the lines of its price, and what its rate card says about cancelling.
 * Undefined when it does not exist or the viewer may not see it.
 */
export async function readMovingBooking(
	db: Database,
	{ number, viewer }: { number: string; viewer: Viewer },
) {
	const booking = await db
		.selectFrom("moving_bookings")
		.select(["id", "email", "cells", "capacity", "rate_card_id", "updated_at", ...LIST_COLUMNS])
		.where("number", "=", number)
		.where(isShownTo("moving_bookings", viewer))
		.executeTakeFirst();
	if (!booking) return undefined;
	const history = await db
		.selectFrom("moving_booking_events")
		.select(["id", "from_status", "to_status", "detail", "at"])
		.where("booking_id", "=", booking.id)
		.orderBy("id")
		.execute();
	const lines = await readMoveLines(db, booking.id);
	const invoices = await listInvoicesOf(db, number);
	const { id, rate_card_id, ...rest } = booking;
	return { ...rest, history, lines, invoices, policy: await readMoveTerms(db, rate_card_id) };
}

export type OwnMove = NonNullable<Awaited<ReturnType<typeof readMovingBooking>>>;
