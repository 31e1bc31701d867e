import type { Actor } from "#app/account/memberships/members.server.ts";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { lockManagedBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { recordBookingEvent } from "#app/travel/stays/booking-history.server.ts";
import { mayCheckInOnline } from "#app/travel/stays/booking-rules.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

type CheckingIn = {
	number: string;
	viewer: Viewer;
	arrivesAt: string;
	/** Encrypted: `sealGuests`. */
	details: string;
	/** The form's key: sent twice, it counts once. */
	idempotencyKey: string;
	now: Date;
};

/** Stores what a guest sends before arrival, in place of what they sent before. Refused once the desk has checked them in. */
export function checkInOnline(
	db: Database,
	{ number, viewer, arrivesAt, details, idempotencyKey, now }: CheckingIn,
): Promise<"done" | "gone" | "not_now"> {
	return transact(db, async (trx) => {
		const booking = await lockBooking(trx, number, viewer);
		if (!booking) return "gone";
		const stored = await trx
			.selectFrom("online_check_ins")
			.select("idempotency_key")
			.where("booking_id", "=", booking.id)
			.executeTakeFirst();
		if (stored?.idempotency_key === idempotencyKey) return "done";
		const hotel = await trx
			.selectFrom("hotels")
			.select(["online_check_in", "check_in_kept_days", "time_zone"])
			.where("id", "=", booking.hotel_id)
			.executeTakeFirstOrThrow();
		if (!mayCheckInOnline({ ...booking, ...hotel }, wallClock(now, hotel.time_zone).date)) return "not_now";
		const at = now.toISOString();
		const sent = {
			arrives_at: arrivesAt,
			details,
			kept_days: hotel.check_in_kept_days,
			idempotency_key: idempotencyKey,
			sent_at: at,
		};
		await trx
			.insertInto("online_check_ins")
			.values({ booking_id: booking.id, ...sent })
			.onConflict((conflict) => conflict.column("booking_id").doUpdateSet(sent))
			.execute();
		// Open pages refresh.
		await trx.updateTable("bookings").set({ updated_at: at }).where("id", "=", booking.id).execute();
		// Without the arrival time, which is erased.
		await recordBookingEvent(trx, {
			bookingId: booking.id,
			action: "booking online check-in",
			actorId: viewer.accountId,
			isByStaff: false,
			now,
		});
		return "done";
	});
}

export type LookedAt = { ok: true; details: string; sentAt: string } | { ok: false; reason: "gone" | "none" };

/**
 * What the guest of a stay sent, still encrypted, for the team of its hotel: the market's staff are in none. Each look is
 * an entry in the trail.
 */
export function lookAtGuests(
	db: Database,
	{ number, actor, now }: { number: string; actor: Actor; now: Date },
): Promise<LookedAt> {
	return transact(db, async (trx) => {
		const managed = await lockManagedBooking(trx, { number, actor });
		if (!managed?.hotel.own_role) return { ok: false, reason: "gone" };
		const { id } = managed.booking;
		const sent = await trx
			.selectFrom("online_check_ins")
			.select(["details", "sent_at"])
			.where("booking_id", "=", id)
			.executeTakeFirst();
		if (!sent) return { ok: false, reason: "none" };
		await recordChange(trx, {
			action: "booking guests seen",
			subject: `booking ${id}`,
			actorId: actor.accountId,
			now,
		});
		return { ok: true, details: sent.details, sentAt: sent.sent_at };
	});
}

/** Erases what guests sent, once the days after their check-out are over that they were told. Returns how many. */
export async function eraseCheckIns(db: Database, { now }: { now: Date }): Promise<number> {
	const today = now.toISOString().slice(0, 10);
	/** Step by step, because a search for all different periods would read every row. */
	const periodAfter = async (days: number) => {
		const longer = db.selectFrom("online_check_ins").where("kept_days", ">", days);
		const next = await longer.select(({ fn }) => fn.min("kept_days").as("days")).executeTakeFirst();
		return next?.days ?? null;
	};
	let erased = 0;
	for (let days = await periodAfter(0); days !== null; days = await periodAfter(days)) {
		const keptDays = days;
		const { numDeletedRows } = await db
			.deleteFrom("online_check_ins")
			.where("kept_days", "=", keptDays)
			.where("booking_id", "in", (eb) =>
				eb
					.selectFrom("bookings")
					.innerJoin("online_check_ins as sent", "sent.booking_id", "bookings.id")
					.select("bookings.id")
					.where("bookings.check_out", "<=", addDays(today, -keptDays)),
			)
			.executeTakeFirst();
		erased += Number(numDeletedRows);
	}
	return erased;
}
