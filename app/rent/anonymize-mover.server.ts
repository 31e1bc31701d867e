import type { Transaction } from "kysely";
import { belongsTo, type DataOwner, describeErasure } from "#app/common/access/viewer.server.ts";
import { emptyNotes } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { paidMove } from "#app/payments/payments.server.ts";
import { anonymizePayment } from "#app/payments/refunds.server.ts";
import { decideCancellation } from "#app/rent/moves/cancel-own-move.server.ts";
import { changeMovingStatus, type StoredMove } from "#app/rent/moves/change-move.server.ts";
import { ERASED_MOVE } from "#app/rent/moves/move-columns.ts";
import { movingSearchText } from "#app/rent/moves/move-details.ts";
import { MOVING_STATUS_NAMES, mayBecome } from "#app/rent/moves/moving-booking.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

export const OPEN_MOVES = MOVING_STATUS_NAMES.filter((status) => mayBecome(status, "cancelled"));

/**
 * Cancels a person's open moving bookings, like their customer would and at that fee, with history, and removes personal
 * data and staff's notes from all of them and their reviews: the kind of move, its date and its outcome stay. A move that
 * has begun (in `timeZone`) is left to staff. What they book meanwhile stays whole. Call it in the transaction that
 * deletes the account or erases the guest. Returns the number of cancelled bookings.
 */
export async function anonymizeMover(
	trx: Transaction<Schema>,
	{ timeZone, now, ...owner }: DataOwner & { timeZone: string; now: Date },
): Promise<number> {
	const { name } = describeErasure(owner);
	const found = await trx
		.selectFrom("moving_bookings")
		.select(["id", "number", "status"])
		.where(belongsTo("moving_bookings", owner))
		.orderBy("id")
		.$call(adapterOf(trx).forNoKeyUpdate)
		.execute();
	if (found.length === 0) return 0;
	const ids = found.map(({ id }) => id);
	const bookings = trx.selectFrom("moving_bookings").where("id", "in", ids);
	let cancelled = 0;
	for (const { number, status } of found.filter((move) => OPEN_MOVES.includes(move.status))) {
		const cancel = { to: "cancelled", actorId: owner.accountId, isRemoval: true, now } as const;
		const change = { ...cancel, number, expectedStatus: status };
		const decide = (booking: StoredMove) => decideCancellation(trx, booking, { timeZone, now });
		if ((await changeMovingStatus(trx, change, decide)).ok) cancelled++;
	}
	for (const { id, ...booking } of await bookings.selectAll().execute()) {
		await emptyNotes(trx, { subject: `move ${id}` });
		await anonymizePayment(trx, paidMove(booking.number));
		await trx
			.updateTable("moving_bookings")
			.set({ ...ERASED_MOVE, name, search_text: movingSearchText({ ...booking, ...ERASED_MOVE, name }) })
			.where("id", "=", id)
			.execute();
		await trx
			.updateTable("reviews")
			.set({ author: storeText("formerCustomer") })
			.where("move_id", "=", id)
			.execute();
		await trx.updateTable("move_job_steps").set({ receiver: null }).where("booking_id", "=", id).execute();
		await trx.deleteFrom("move_proof_photos").where("booking_id", "=", id).execute();
	}
	return cancelled;
}
