import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import type { Database } from "#db/client.ts";
import { changeBooking } from "./change-booking.server.ts";
import { expireChanges } from "./dates/waiting-change.server.ts";

/**
 * Expires requests that no hotel answered in time, stays whose deposit was not paid or whose guest did not confirm their
 * address in time, and drops new dates whose difference was not paid in time: all of them or those of the one with this
 * number. Each is a conditional update, so that its nights are released once even if several processes run this. Returns
 * the number expired here.
 */
export async function expireRequests(
	db: Database,
	{ number, now }: { number?: string; now: Date },
): Promise<number> {
	let expired = await expireChanges(db, { ...(number === undefined ? {} : { number }), now });
	for (const [status, deadline] of [
		["pending", "hold_until"],
		["confirmed", "pay_before"],
		["confirmed", "confirm_before"],
	] as const) {
		const due = await db
			.selectFrom("bookings")
			.select("number")
			.where("status", "=", status)
			.where(deadline, "<=", now.toISOString())
			.$if(number !== undefined, (query) => query.where("number", "=", number ?? ""))
			.orderBy(deadline)
			.execute();
		await workOnEach(due, {
			doing: "expire a stay",
			nameOf: (booking) => booking.number,
			async work(booking) {
				const change = { expectedStatus: status, to: "expired", by: "clock", actorId: null } as const;
				const outcome = await changeBooking(db, { ...booking, ...change, now });
				if (outcome.ok && !outcome.repeated) expired++;
			},
		});
	}
	return expired;
}
