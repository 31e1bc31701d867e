import { isOwn, isShownTo, type Viewer } from "#app/common/access/viewer.server.ts";
import { pageWithin } from "#app/common/lists/place-of-page.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { listInvoicesOf } from "#app/invoices/read-invoices.server.ts";
import { readDisputeStates } from "#app/payments/disputes.server.ts";
import { formatDisputedBy } from "#app/payments/payment-labels.ts";
import { paidMove } from "#app/payments/payments.server.ts";
import { lastJobStep } from "#app/rent/moves/job/job-steps.ts";
import { readCollection, readSteps } from "#app/rent/moves/job/read-job.server.ts";
import { readMoveLines } from "#app/rent/moves/money/move-lines.server.ts";
import { readMoveTerms } from "#app/rent/rates/rate-cards.server.ts";
import type { Database } from "#db/client.ts";
import { mayCustomerCancelMove } from "./cancel-own-move.server.ts";
import { LISTED_MOVE_COLUMNS } from "./move-columns.ts";
import { ofStatus, readMoveHistory } from "./move-history.server.ts";

const OWN_COLUMNS = [
	"number",
	"vehicle_type",
	"booking_date",
	"booking_time",
	"status",
	"price_state",
	"current_address",
	"new_address",
	"price",
	"currency",
	"deposit_due",
	"deposit_paid",
] as const;

const OWN_LIMIT = 20;

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
	{
		accountId,
		page,
		size,
		...clock
	}: { accountId: number; page: number; size: number; timeZone: string; now: Date },
) {
	const own = db.selectFrom("moving_bookings").where("account_id", "=", accountId);
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const shown = pageWithin({ page, size }, total);
	const found = await own
		.select(["id", ...OWN_COLUMNS])
		.orderBy("id", "desc")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	const rows = [];
	for (const { id, ...row } of found)
		rows.push({
			...row,
			isPast: momentOf(row.booking_date, row.booking_time, clock.timeZone) <= clock.now,
			mayCancel: await mayCustomerCancelMove(db, { id, ...row }, clock),
		});
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
		.where("confirmation_key", "=", confirmationKey)
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
		.select(["id", "email", "cells", "capacity", "rate_card_id", "updated_at", ...LISTED_MOVE_COLUMNS])
		.where("number", "=", number)
		.where(isShownTo("moving_bookings", viewer))
		.executeTakeFirst();
	if (!booking) return undefined;
	const history = ofStatus(await readMoveHistory(db, booking.id)).map(({ by: _, ...event }) => event);
	const lines = await readMoveLines(db, booking.id);
	const invoices = await listInvoicesOf(db, number);
	const { rate_card_id, ...rest } = booking;
	const policy = await readMoveTerms(db, rate_card_id);
	const collection = (await readCollection(db, booking.id)) ?? null;
	return { ...rest, history, lines, invoices, policy, collection };
}

export type OwnMove = NonNullable<Awaited<ReturnType<typeof readMovingBooking>>>;
