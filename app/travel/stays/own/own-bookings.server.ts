import type { TrackContact } from "#app/common/track-form.ts";
import { hasContact, isOwn, type Viewer } from "#app/common/viewer.server.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { type BookingChangeOutcome, changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";

/** A booking for its guest; an overdue request is expired first. See `readBooking`. */
export async function readOwnBooking(
	db: Database,
	{ number, viewer, now }: { number: string; viewer: Viewer; now: Date },
) {
	await expireRequests(db, { number, now });
	return readBooking(db, { number, viewer });
}

export async function findNewestBooking(
	db: Database,
	owner: Omit<Viewer, "isGranted">,
): Promise<string | undefined> {
	const newest = await db
		.selectFrom("bookings")
		.select("number")
		.where(isOwn("bookings", owner))
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return newest?.number;
}

/** Whether the token of an emailed link (its SHA-256) opens the booking with this number. */
export async function isBookingKey(
	db: Database,
	{ number, tokenHash }: { number: string; tokenHash: string },
): Promise<boolean> {
	const booking = await db
		.selectFrom("bookings")
		.select("id")
		.where("token_hash", "=", tokenHash)
		.where("number", "=", number)
		.executeTakeFirst();
	return booking !== undefined;
}

/**
 * Whether number and contact belong together. All failures look alike, so that nobody learns which of the two
 * is wrong. An empty contact never matches.
 */
export async function ownsBooking(
	db: Database,
	{ number, contact }: { number: string; contact: TrackContact },
): Promise<boolean> {
	const booking = await db
		.selectFrom("bookings")
		.select("id")
		.where("number", "=", number)
		.where(hasContact("bookings", contact))
		.executeTakeFirst();
	return booking !== undefined;
}

/** One page of an account's room bookings, newest first, and their total. */
export async function listAccountStays(
	db: Database,
	{ accountId, page, size }: { accountId: number; page: number; size: number },
) {
	const own = db.selectFrom("bookings").where("account_id", "=", accountId);
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const shown = Math.min(page, Math.max(1, Math.ceil(Number(total) / size)));
	const rows = await own
		.select(["number", "status", "hotel_name", "room_name", "rooms", "check_in", "check_out"])
		.select(["currency", "total", "hold_until"])
		.orderBy("id", "desc")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	return { rows, total: Number(total), page: shown };
}

/**
 * Cancels a guest's own stay, from the expected status and for no more than the fee they saw (minor units).
 * Refused as "gone" when they may not see the booking; otherwise the rules of `changeBooking` apply.
 */
export function cancelOwnStay(
	db: Database,
	cancellation: {
		number: string;
		viewer: Viewer;
		expectedVersion: BookingStatus;
		expectedFee: number;
		now: Date;
	},
): Promise<BookingChangeOutcome> {
	const { viewer } = cancellation;
	return changeBooking(db, { ...cancellation, to: "cancelled", by: "guest", actorId: viewer.accountId });
}
