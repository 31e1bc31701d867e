import type { Transaction } from "kysely";
import { deleteLatestChange } from "#app/common/latest-changes.server.ts";
import { paidMove } from "#app/common/payments/payments.server.ts";
import { anonymizePayment } from "#app/common/payments/refunds.server.ts";
import { belongsTo, type DataOwner, describeErasure } from "#app/common/viewer.server.ts";
import type { Schema } from "#db/schema.ts";
import { applyChange } from "./change-move.server.ts";
import { MOVING_STATUS_NAMES, mayBecome } from "./moving-booking.ts";
import { movingSearchText } from "./moving-search.ts";

/** Replaces the personal data of a booking. */
const NOBODY = {
	contact: "",
	contact_e164: "",
	email: null,
	current_address: "",
	new_address: "",
	from_zip: null,
	to_zip: null,
	visitor_hash: null,
	account_id: null,
};

export const OPEN_MOVES = MOVING_STATUS_NAMES.filter((status) => mayBecome(status, "cancelled"));

/**
 * Cancels a person's open moving bookings, with history, and removes personal data and staff's notes from all of them
 * and their reviews: the kind of move, its date and its outcome stay. What they book meanwhile stays whole. Call it in
 * the transaction that deletes the account or erases the guest. Returns the number of cancelled bookings.
 */
export async function anonymizeMover(
	trx: Transaction<Schema>,
	{ now, ...owner }: DataOwner & { now: Date },
): Promise<number> {
	const { name } = describeErasure(owner);
	const found = await trx
		.selectFrom("moving_bookings")
		.select("id")
		.where(belongsTo("moving_bookings", owner))
		.orderBy("id")
		.execute();
	if (found.length === 0) return 0;
	const ids = found.map(({ id }) => id);
	const bookings = trx.selectFrom("moving_bookings").where("id", "in", ids);
	let cancelled = 0;
	const nextOpen = () =>
		bookings.select(["number", "status"]).where("status", "in", OPEN_MOVES).orderBy("id").executeTakeFirst();
	for (let open = await nextOpen(); open; open = await nextOpen()) {
		const change = {
			number: open.number,
			expectedVersion: open.status,
			to: "cancelled",
			actorId: owner.accountId,
			isRemoval: true,
			now,
		} as const;
		// An admin has changed it meanwhile: the next round reads it again.
		if ((await applyChange(trx, change)).ok) cancelled++;
	}
	for (const { id, ...booking } of await bookings.selectAll().execute()) {
		await trx
			.deleteFrom("move_staff_events")
			.where("booking_id", "=", id)
			.where("kind", "=", "note")
			.execute();
		await anonymizePayment(trx, paidMove(booking.number));
		await deleteLatestChange(trx, { record: `move ${id}`, aspect: "note" });
		await trx
			.updateTable("moving_bookings")
			.set({ ...NOBODY, name, search_text: movingSearchText({ ...booking, ...NOBODY, name }) })
			.where("id", "=", id)
			.execute();
		await trx.updateTable("reviews").set({ author: "Former customer" }).where("move_id", "=", id).execute();
		await trx.updateTable("move_job_steps").set({ receiver: null }).where("booking_id", "=", id).execute();
		await trx.deleteFrom("move_proof_photos").where("booking_id", "=", id).execute();
	}
	return cancelled;
}
