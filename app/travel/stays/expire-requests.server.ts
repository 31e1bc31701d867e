import type { Database } from "#db/client.ts";
import { changeBooking } from "./change-booking.server.ts";

/**
 * Expires requests that no hotel answered in time, all of them or the one with this number. Each is a
 * conditional update, so that its nights are released once even if several processes run this. Returns the
 * number expired here.
 */
export async function expireRequests(
	db: Database,
	{ number, now }: { number?: string; now: Date },
): Promise<number> {
	const due = await db
		.selectFrom("bookings")
		.select("number")
		.where("status", "=", "pending")
		.where("hold_until", "<=", now.toISOString())
		.$if(number !== undefined, (query) => query.where("number", "=", number ?? ""))
		.orderBy("hold_until")
		.limit(500)
		.execute();
	let expired = 0;
	for (const request of due) {
		const move = { expectedVersion: "pending", to: "expired", by: "clock", actorId: null } as const;
		const outcome = await changeBooking(db, { ...request, ...move, now });
		if (outcome.ok && !outcome.repeated) expired++;
	}
	return expired;
}
