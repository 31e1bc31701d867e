import { wallClock } from "#app/common/calendar.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { bookingReceivedMail } from "#app/rent/move-mails.ts";
import { BOOKING_WINDOW } from "#app/rent/moving-booking.ts";
import { movingSearchText } from "#app/rent/moving-search.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { type MoveForm, moveColumns } from "./moving-booking-form.ts";

const HOUR_MS = 60 * 60 * 1000;
const TRIES = 5;
const SAME_AGAIN_MS = HOUR_MS / 2;

type NewMove = MoveForm & {
	guestHash: string | null;
	accountId: number | null;
	/** Whether to send an email when there is an address; true by default. */
	isEmailed?: boolean;
	timeZone: string;
	now: Date;
};

export type BookMoveOutcome =
	/**
	 * `idempotencyKey` is that of the form that made the booking: an earlier form's when this one repeats it.
	 */
	| { ok: true; number: string; idempotencyKey: string; repeated: boolean }
	| { ok: false; reason: "too_soon" | "too_far" | "nothing_stored" };

/**
 * Books a moving vehicle: creates a pending booking with a new number, its first history entry and an email
 * when there is an address. Refused when the move is less than 2 hours or more than 90 days ahead. Sending a
 * form again returns its booking, and so does an equal form from the same browser within half an hour, which
 * happens when somebody goes back to the form and it reloads.
 */
export async function bookMove(db: Database, move: NewMove): Promise<BookMoveOutcome> {
	const earlier = await findEarlier(db, move);
	if (earlier) return { ok: true, ...earlier, repeated: true };
	const refusal = refuseTime(move);
	if (refusal) return { ok: false, reason: refusal };
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const number = await insertMove(db, move);
		if (number) return { ok: true, number, idempotencyKey: move.idempotencyKey, repeated: false };
		// Nothing was stored: the same form arrived twice at once or, once in 10^11, the number is taken.
		const twin = await findEarlier(db, move);
		if (twin) return { ok: true, ...twin, repeated: true };
	}
	return { ok: false, reason: "nothing_stored" };
}

/** Why a move can't take place at this local time, or null. */
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

/** The first and last date for which a move can be booked now, in the time zone. */
export function bookableDates({ timeZone, now }: { timeZone: string; now: Date }): {
	min: string;
	max: string;
} {
	const soonest = new Date(now.getTime() + BOOKING_WINDOW.minHours * HOUR_MS);
	const furthest = new Date(now.getTime() + BOOKING_WINDOW.maxDays * 24 * HOUR_MS);
	return { min: wallClock(soonest, timeZone).date, max: wallClock(furthest, timeZone).date };
}

/** The booking that this form, or an equal one, has already made. */
async function findEarlier(
	db: Database,
	move: NewMove,
): Promise<{ number: string; idempotencyKey: string } | undefined> {
	const since = new Date(move.now.getTime() - SAME_AGAIN_MS).toISOString();
	const { contact: _, ...same } = moveColumns(move);
	return db
		.selectFrom("moving_bookings")
		.select(["number", "once_key as idempotencyKey"])
		.where((eb) =>
			eb.or([
				eb("once_key", "=", move.idempotencyKey),
				eb
					.and({
						...(move.accountId === null
							? { visitor_hash: move.guestHash ?? "" }
							: { account_id: move.accountId }),
						status: "pending",
						...same,
					})
					.and("created_at", ">", since),
			]),
		)
		.executeTakeFirst();
}

async function insertMove(db: Database, move: NewMove): Promise<string | undefined> {
	const at = move.now.toISOString();
	const booking = {
		number: newReferenceNumber("R"),
		...moveColumns(move),
		status: "pending" as const,
	};
	const email = move.email ?? null;
	return transact(db, async (trx) => {
		const stored = await trx
			.insertInto("moving_bookings")
			.values({
				...booking,
				email,
				once_key: move.idempotencyKey,
				visitor_hash: move.guestHash,
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
		if (email && move.isEmailed !== false)
			await writeMail(trx, bookingReceivedMail({ ...booking, number: stored.number, email }), move.now);
		return stored.number;
	});
}
