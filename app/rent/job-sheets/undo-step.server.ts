import type { Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { lastJobStep } from "#app/rent/moves/job/job-steps.ts";
import { readSteps } from "#app/rent/moves/job/read-job.server.ts";
import { STEP_NOTES } from "#app/rent/moves/job/step-notes.ts";
import { creditMove } from "#app/rent/moves/money/invoice-move.server.ts";
import { movingSearchText } from "#app/rent/moves/move-details.ts";
import { recordMoveEvent } from "#app/rent/moves/move-history.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { JobStep } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

type Undo = { number: string; step: JobStep; actorId: number; now: Date };

export type UndoStepOutcome =
	| { ok: true; repeated: boolean }
	/** `not_last`: a later step has been reported. `ended`: the booking is cancelled or rejected, or the office delivered it. */
	| { ok: false; reason: "gone" | "not_last" | "ended" | "reviewed" };

/**
 * Takes back the last step of a job, with the staff's history. A delivery that is taken back makes the booking confirmed
 * again, and deletes its photos and whether the price was collected; refused once the customer has reviewed the move. A step that isn't stored succeeds.
 */
export function undoStep(db: Database, { number, step, actorId, now }: Undo): Promise<UndoStepOutcome> {
	return transact(db, async (trx) => {
		const booking = await trx
			.selectFrom("moving_bookings")
			.select(["id", "status"])
			.where("number", "=", number)
			.$call(adapterOf(trx).forNoKeyUpdate)
			.executeTakeFirst();
		if (!booking) return { ok: false, reason: "gone" };
		const { id, status } = booking;
		const done = await readSteps(trx, id);
		if (!done.some((each) => each.step === step)) return { ok: true, repeated: true };
		if (lastJobStep(done) !== step) return { ok: false, reason: "not_last" };
		if (status !== (step === "delivered" ? "delivered" : "confirmed")) return { ok: false, reason: "ended" };
		if (step === "delivered" && (await hasReview(trx, id))) return { ok: false, reason: "reviewed" };
		const at = now.toISOString();
		await trx
			.deleteFrom("move_job_steps")
			.where("booking_id", "=", id)
			.where("step", "=", step)
			.executeTakeFirstOrThrow();
		const detail = storeText(STEP_NOTES[step]);
		await recordChange(trx, { action: "step undone", subject: `move ${id}`, detail, actorId, now });
		if (step === "delivered") {
			await reopen(trx, id, { actorId, now });
			await creditMove(trx, number, now);
		} else
			await trx
				.updateTable("moving_bookings")
				.set({ updated_at: at })
				.$if(step === "arrived", (arrived) => arrived.set({ minutes_late: null }))
				.where("id", "=", id)
				.execute();
		return { ok: true, repeated: false };
	});
}

const hasReview = async (trx: Transaction<Schema>, id: number): Promise<boolean> =>
	(await trx.selectFrom("reviews").select("id").where("move_id", "=", id).executeTakeFirst()) !== undefined;

/** Makes a delivered booking confirmed again. Nothing else leaves this status. */
async function reopen(
	trx: Transaction<Schema>,
	id: number,
	{ actorId, now }: { actorId: number; now: Date },
): Promise<void> {
	await trx.deleteFrom("move_proof_photos").where("booking_id", "=", id).execute();
	await trx.deleteFrom("move_collections").where("booking_id", "=", id).execute();
	const booking = await trx
		.updateTable("moving_bookings")
		.set({ status: "confirmed", updated_at: now.toISOString() })
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirstOrThrow();
	await trx
		.updateTable("moving_bookings")
		.set({ search_text: movingSearchText(booking) })
		.where("id", "=", id)
		.execute();
	const detail = undefined;
	await recordMoveEvent(trx, { booking, from: "delivered", actorId, isByStaff: false, detail, now });
}
