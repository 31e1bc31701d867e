import type { Transaction } from "kysely";
import { changeText, saveLatestChange } from "#app/common/latest-changes.server.ts";
import { creditMove } from "#app/rent/invoice-move.server.ts";
import { movingSearchText } from "#app/rent/moving-search.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { JobStep } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { JOB_STEPS, lastJobStep } from "./job-steps.ts";
import { readSteps } from "./read-steps.server.ts";
import { recordStaffEvent } from "./take-assignment.server.ts";

type Undo = { number: string; step: JobStep; actorId: number; now: Date };

export type UndoStepOutcome =
	| { ok: true; repeated: boolean }
	/** `not_last`: a later step has been reported. `ended`: the booking is cancelled or rejected, or the office delivered it. */
	| { ok: false; reason: "gone" | "not_last" | "ended" | "reviewed" };

/**
 * Takes back the last step of a job, with the staff's history. A delivery that is taken back makes the booking confirmed
 * again and deletes its photos; refused once the customer has reviewed the move. A step that isn't stored succeeds.
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
		const detail = JOB_STEPS[step].label;
		const undone = { booking_id: id, kind: "step undone", detail, actor_id: actorId, at } as const;
		await recordStaffEvent(trx, undone, { action: "step undone", detail });
		if (step === "delivered") {
			await reopen(trx, id, { actorId, at });
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
	{ actorId, at }: { actorId: number; at: string },
): Promise<void> {
	await trx.deleteFrom("move_proof_photos").where("booking_id", "=", id).execute();
	const booking = await trx
		.updateTable("moving_bookings")
		.set({ status: "confirmed", updated_at: at })
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirstOrThrow();
	await trx
		.updateTable("moving_bookings")
		.set({ search_text: movingSearchText(booking) })
		.where("id", "=", id)
		.execute();
	await trx
		.insertInto("moving_booking_events")
		.values({ booking_id: id, from_status: "delivered", to_status: "confirmed", actor_id: actorId, at })
		.execute();
	const change = changeText("delivered", "confirmed");
	await saveLatestChange(trx, { record: `move ${id}`, aspect: "status", change, actorId, at });
}
