import type { Database } from "#db/client.ts";
import { changeBooking } from "./change-booking.server.ts";

/**
 * Expires requests that no hotel answered in time and stays whose deposit was not paid in time, all of them or the one
 * with this number. Each is a conditional update, so that its nights are released once even if several processes run
 * this. Returns the number expired here.
 */
export async function expireRequests(
	db: Database,
	{ number, now }: { number?: string; now: Date },
): Promise<number> {
	let expired = 0;
	for (const [status, deadline] of [
		["pending", "hold_until"],
		["confirmed", "pay_before"],
	] as const) {
		const due = await db
			.selectFrom("bookings")
			.select("number")
			.where("status", "=", status)
			.where(deadline, "<=", now.toISOString())
			.$if(number !== undefined, (query) => query.where("number", "=", number ?? ""))
			.orderBy(deadline)
			.limit(500)
			.execute();
		for (const booking of due) {
			const move = { expectedVersion: status, to: "expired", by: "clock", actorId: null } as const;
			const outcome = await changeBooking(db, { ...booking, ...move, now });
			if (outcome.ok && !outcome.repeated) expired++;
		}
	}
	return expired;
}
