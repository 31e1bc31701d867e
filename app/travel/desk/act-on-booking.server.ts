import { findLatestChange, isRepeated } from "#app/common/latest-changes.server.ts";
import { type Actor, isManagedBy } from "#app/travel/hotels/own-hotels.server.ts";
import { recordBookingEvent } from "#app/travel/stays/booking-history.server.ts";
import {
	applyBookingChange,
	type BookingChange,
	type BookingChangeOutcome,
} from "#app/travel/stays/change-booking.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import { lockActor } from "#app/travel/team/lock-actor.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

/**
 * Returns one booking for staff, with nights and history; an overdue request is expired first. Undefined (a
 * 404) for an unknown booking and for a hotel that they do not manage.
 */
export async function readManagedBooking(
	db: Database,
	{ number, actor, now }: { number: string; actor: Actor; now: Date },
) {
	if (!(await isManaged(db, number, actor))) return undefined;
	await expireRequests(db, { number, now });
	return readBooking(db, { number });
}

type StaffBookingChange = Pick<
	BookingChange,
	"number" | "expectedVersion" | "to" | "now" | "detail" | "paymentProvider"
> & {
	actor: Actor;
};

/** `changeBooking` for a hotel's staff; "gone" for a hotel that they don't manage. */
export function changeBookingAsStaff(
	db: Database,
	{ actor, ...change }: StaffBookingChange,
): Promise<BookingChangeOutcome> {
	return transact(db, async (trx) => {
		await lockActor(trx, actor.accountId);
		if (!(await isManaged(trx, change.number, actor))) return { ok: false, reason: "gone" };
		return applyBookingChange(trx, { ...change, by: "staff", actorId: actor.accountId });
	});
}

type Note = { number: string; text: string; actor: Actor; now: Date };

/** Adds an internal note to a booking. Repeating the last note by the same person counts once. */
export function noteBooking(
	db: Database,
	{ number, text, actor, now }: Note,
): Promise<{ ok: true; repeated: boolean } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		await lockActor(trx, actor.accountId);
		const booking = (await isManaged(trx, number, actor)) ? await lockBooking(trx, number) : undefined;
		if (!booking) return { ok: false, reason: "gone" };
		const last = await findLatestChange(trx, { record: `booking ${booking.id}` });
		if (isRepeated(last, { aspect: "note", change: text, actorId: actor.accountId }))
			return { ok: true, repeated: true };
		const note = { bookingId: booking.id, kind: "note", detail: text } as const;
		await recordBookingEvent(trx, { ...note, actorId: actor.accountId, isByStaff: true, now });
		// Updates the booking, so that open pages refresh.
		await trx
			.updateTable("bookings")
			.set({ updated_at: now.toISOString() })
			.where("id", "=", booking.id)
			.execute();
		return { ok: true, repeated: false };
	});
}

async function isManaged(db: Database, number: string, actor: Actor): Promise<boolean> {
	const found = await db
		.selectFrom("bookings")
		.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
		.select("bookings.id")
		.where("bookings.number", "=", number)
		.where(isManagedBy(actor, "bookings"))
		.executeTakeFirst();
	return found !== undefined;
}
