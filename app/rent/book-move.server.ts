import { wallClock } from "#app/site/calendar.ts";
import { newReferenceNumber } from "#app/site/reference-number.ts";
import { momentOf } from "#app/site/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import { BOOKING_WINDOW, type VehicleType } from "./moving-booking.ts";
import { movingSearchText } from "./moving-search.ts";

const HOUR_MS = 60 * 60 * 1000;
const TRIES = 5;

type NewMove = {
	name: string;
	/** As typed, and as E.164. */
	contact: { typed: string; e164: string };
	currentAddress: string;
	newAddress: string;
	vehicleType: VehicleType;
	/** On the clock of `timeZone`. */
	bookingDate: string;
	bookingTime: string;
	/** Sent twice, the second finds what the first one made. */
	onceKey: string;
	visitorHash: string | null;
	accountId: number | null;
	timeZone: string;
	now: Date;
};

export type BookMoveOutcome =
	| { ok: true; number: string; repeated: boolean }
	| { ok: false; reason: "too_soon" | "too_far" | "nothing_stored" };

/**
 * Books a moving vehicle: a pending booking with a new number and the first entry of its history. Refused
 * when the move is less than 2 hours or more than 90 days ahead; a form sent again is answered with the
 * booking it made, whatever else changed since.
 */
export async function bookMove(db: Database, move: NewMove): Promise<BookMoveOutcome> {
	const earlier = await findByKey(db, move.onceKey);
	if (earlier) return { ok: true, number: earlier.number, repeated: true };
	const refusal = refuseTime(move);
	if (refusal) return { ok: false, reason: refusal };
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const number = await insertMove(db, move);
		if (number) return { ok: true, number, repeated: false };
		// Nothing was stored: the same form came in twice at once, or, once in 10^11, the number is taken.
		const twin = await findByKey(db, move.onceKey);
		if (twin) return { ok: true, number: twin.number, repeated: true };
	}
	return { ok: false, reason: "nothing_stored" };
}

/** Why a move can't take place at this time of the zone's clock, or null when it can. */
export function refuseTime(move: {
	bookingDate: string;
	bookingTime: string;
	timeZone: string;
	now: Date;
}): "too_soon" | "too_far" | null {
	const ahead = momentOf(move.bookingDate, move.bookingTime, move.timeZone).getTime() - move.now.getTime();
	if (ahead < BOOKING_WINDOW.minHours * HOUR_MS) return "too_soon";
	return ahead > BOOKING_WINDOW.maxDays * 24 * HOUR_MS ? "too_far" : null;
}

/** The first and the last date, on the zone's calendar, for which a move can be booked now. */
export function bookableDates({ timeZone, now }: { timeZone: string; now: Date }): {
	min: string;
	max: string;
} {
	const soonest = new Date(now.getTime() + BOOKING_WINDOW.minHours * HOUR_MS);
	const furthest = new Date(now.getTime() + BOOKING_WINDOW.maxDays * 24 * HOUR_MS);
	return { min: wallClock(soonest, timeZone).date, max: wallClock(furthest, timeZone).date };
}

const findByKey = (db: Database, onceKey: string) =>
	db.selectFrom("moving_bookings").select("number").where("once_key", "=", onceKey).executeTakeFirst();

async function insertMove(db: Database, move: NewMove): Promise<string | undefined> {
	const at = move.now.toISOString();
	const booking = {
		number: newReferenceNumber("R"),
		name: move.name,
		contact: move.contact.typed,
		contact_e164: move.contact.e164,
		current_address: move.currentAddress,
		new_address: move.newAddress,
		vehicle_type: move.vehicleType,
		booking_date: move.bookingDate,
		booking_time: move.bookingTime,
		status: "pending" as const,
	};
	return db.transaction().execute(async (trx) => {
		const stored = await trx
			.insertInto("moving_bookings")
			.values({
				...booking,
				once_key: move.onceKey,
				visitor_hash: move.visitorHash,
				account_id: move.accountId,
				search_text: movingSearchText(booking),
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returning(["id", "number"])
			.executeTakeFirst();
		if (!stored) return undefined;
		await trx
			.insertInto("moving_booking_events")
			.values({
				booking_id: stored.id,
				from_status: null,
				to_status: "pending",
				actor_id: move.accountId,
				at,
			})
			.execute();
		return stored.number;
	});
}
