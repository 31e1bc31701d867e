import type { Transaction } from "kysely";
import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { findLatestChange, isRepeated, recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { awaitsEmail, hasEnded } from "#app/travel/stays/booking-states.ts";
import {
	applyBookingChange,
	type BookingChange,
	type BookingChangeOutcome,
} from "#app/travel/stays/change-booking.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import { assignUnits, type UnitRefusal } from "#app/travel/units/assign.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

/**
 * Returns one booking for staff, with nights and history; an overdue request is expired first. Undefined (a
 * 404) for an unknown booking and for a hotel that they do not manage.
 */
export async function readManagedBooking(
	db: Database,
	{ number, actor, now }: { number: string; actor: Actor; now: Date },
) {
	const managed = await db
		.selectFrom("bookings")
		.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
		.select("bookings.id")
		.where("bookings.number", "=", number)
		.where(isManagedBy(actor, "bookings"))
		.executeTakeFirst();
	if (!managed) return undefined;
	await expireRequests(db, { number, now });
	return readBooking(db, { number });
}

/**
 * Locks a booking for staff until the transaction ends, after their account; with its hotel. Undefined for an unknown
 * booking, for a hotel that they do not manage, and for an account that is gone.
 */
export async function lockManagedBooking(
	trx: Transaction<Schema>,
	{ number, actor }: { number: string; actor: Actor },
) {
	const isActing = await lockActor(trx, actor.accountId);
	const booking = await lockBooking(trx, number);
	const hotel =
		booking && (await readOwnHotel(trx, { hotelId: booking.hotel_id, actor, permission: "bookings" }));
	return isActing && booking && hotel ? { booking, hotel } : undefined;
}

type StaffBookingChange = Omit<BookingChange, "by" | "viewer" | "actorId" | "expectedFee"> & {
	actor: Actor;
	/** The numbered rooms that the guest gets at check-in; null or absent: those that the stay has. */
	units?: { unitIds: readonly number[]; expected: string } | null;
};

/** Thrown inside a transaction to roll it back: the rooms chosen at check-in can't be assigned. */
class UnitsRefusedError extends Error {
	readonly refusal: UnitRefusal;
	constructor(refusal: UnitRefusal) {
		super(`the rooms can't be assigned: ${refusal.reason}`);
		this.refusal = refusal;
	}
}

/** `changeBooking` for a hotel's staff, with the rooms of a guest who arrives; "gone" for a hotel that they don't manage. */
export async function changeBookingAsStaff(
	db: Database,
	{ actor, units = null, ...change }: StaffBookingChange,
): Promise<BookingChangeOutcome | { ok: false; reason: "units"; refusal: UnitRefusal }> {
	try {
		return await transact(db, async (trx) => {
			const managed = await lockManagedBooking(trx, { ...change, actor });
			if (!managed) return { ok: false, reason: "gone" };
			const { accountId: actorId } = actor;
			const changed = await applyBookingChange(trx, { ...change, by: "staff", actorId });
			if (!changed.ok || changed.repeated || !units) return changed;
			const { booking, hotel } = managed;
			const from = wallClock(change.now, hotel.time_zone).date;
			const arrived = { ...booking, status: change.to };
			const assigned = await assignUnits(trx, arrived, { ...units, from, actorId, now: change.now });
			if (!assigned.ok) throw new UnitsRefusedError(assigned);
			return changed;
		});
	} catch (error) {
		if (!(error instanceof UnitsRefusedError)) throw error;
		return { ok: false, reason: "units", refusal: error.refusal };
	}
}

type Note = { number: string; text: string; actor: Actor; now: Date };

/** Adds an internal note to a booking. Repeating the last note by the same person counts once. */
export function noteBooking(
	db: Database,
	{ number, text, actor, now }: Note,
): Promise<{ ok: true; repeated: boolean } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		const managed = await lockManagedBooking(trx, { number, actor });
		if (!managed) return { ok: false, reason: "gone" };
		const { id } = managed.booking;
		const { accountId: actorId } = actor;
		const note = { action: "booking note", subject: `booking ${id}`, note: text, actorId } as const;
		if (isRepeated(await findLatestChange(trx, note), note)) return { ok: true, repeated: true };
		await recordChange(trx, { ...note, now });
		// Updates the booking, so that open pages refresh.
		const updated = trx.updateTable("bookings").set({ updated_at: now.toISOString() });
		await updated.where("id", "=", id).execute();
		return { ok: true, repeated: false };
	});
}

/**
 * Keeps a booking that would expire because its guest has not confirmed their email address. If it does not wait for that
 * any more, nothing changes: "done" while it is on, "ended" when it is not. "gone" for a hotel that they don't manage.
 */
export function keepUnconfirmed(
	db: Database,
	{ number, actor, now }: Omit<Note, "text">,
): Promise<"kept" | "done" | "ended" | "gone"> {
	return transact(db, async (trx) => {
		const managed = await lockManagedBooking(trx, { number, actor });
		if (!managed) return "gone";
		const { booking } = managed;
		if (hasEnded(booking.status)) return "ended";
		if (!awaitsEmail(booking)) return "done";
		const kept = trx.updateTable("bookings").set({ confirm_before: null, updated_at: now.toISOString() });
		await kept.where("id", "=", booking.id).execute();
		await recordChange(trx, {
			action: "booking kept",
			subject: `booking ${booking.id}`,
			note: storeText("keptUnconfirmed"),
			actorId: actor.accountId,
			now,
		});
		return "kept";
	});
}
