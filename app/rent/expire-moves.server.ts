import type { Database } from "#db/client.ts";
import { changeMovingStatus } from "./change-move.server.ts";

const EXPIRED_AT_ONCE = 500;

/**
 * Cancels moves whose deposit was not paid in time, all of them or the one with this number, and gives their vehicles
 * back. A move whose deposit could never be paid, because the provider created no checkout, stays. Each is a
 * conditional update, so it counts once even if several processes run this. Returns the number cancelled here.
 */
export async function expireMoves(
	db: Database,
	{ number, now }: { number?: string; now: Date },
): Promise<number> {
	const due = await db
		.selectFrom("moving_bookings")
		.innerJoin("payments", (join) =>
			join.on("subject", "=", "move").onRef("subject_number", "=", "moving_bookings.number"),
		)
		.select(["moving_bookings.number", "status"])
		.where("deposit_before", "<=", now.toISOString())
		.where("status", "in", ["pending", "confirmed"])
		.where("provider_reference", "is not", null)
		.$if(number !== undefined, (query) => query.where("moving_bookings.number", "=", number ?? ""))
		.orderBy("deposit_before")
		.limit(EXPIRED_AT_ONCE)
		.execute();
	let expired = 0;
	for (const { number, status } of due) {
		const change = { number, expectedVersion: status, to: "cancelled", actorId: null, now } as const;
		const outcome = await changeMovingStatus(db, { ...change, isUnpaid: true });
		if (outcome.ok && !outcome.repeated) expired++;
	}
	return expired;
}
