import type { TrackContact } from "#app/common/track-form.ts";
import { hasContact, isOwn, type Viewer } from "#app/common/viewer.server.ts";
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

/** The number of the newest room booking of this account or browser. */
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
