import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import { cancelUnpaidMove } from "#app/rent/moves/change-move.server.ts";
import type { Database } from "#db/client.ts";

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
		.where("payments.ended_at", "is", null)
		.where("charged_total", "=", 0)
		.$if(number !== undefined, (query) => query.where("moving_bookings.number", "=", number ?? ""))
		.orderBy("deposit_before")
		.execute();
	let expired = 0;
	await workOnEach(due, {
		doing: "cancel an unpaid move",
		nameOf: (move) => move.number,
		async work({ number, status }) {
			const outcome = await cancelUnpaidMove(db, { number, expectedStatus: status, now });
			if (outcome.ok && !outcome.repeated) expired++;
		},
	});
	return expired;
}
