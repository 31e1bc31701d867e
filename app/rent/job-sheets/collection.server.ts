import { recordChange } from "#app/common/changes/changes.server.ts";
import { joinTexts, storeText } from "#app/common/changes/stored-text.ts";
import { readCollection } from "#app/rent/moves/job/read-job.server.ts";
import { COLLECTION_NOTES } from "#app/rent/moves/job/step-notes.ts";
import { dueOnTheDay, isOffered } from "#app/rent/moves/moving-booking.ts";
import type { Database } from "#db/client.ts";
import type { CollectionMethod } from "#db/schema/rent.ts";
import { transact } from "#db/transact.ts";
import { lockJob } from "./report-step.server.ts";

type Answer = {
	/** SHA-256 of the token of the job's link. */
	linkHash: string;
	method: CollectionMethod;
	timeZone: string;
	now: Date;
};

export type CollectionOutcome =
	| { ok: true; repeated: boolean }
	/** There is no current link; or the move isn't delivered, or nothing is due. */
	| { ok: false; reason: "gone" | "not_due" };

/**
 * Stores whether the driver collected what was due of a delivered move, by whoever has the job's link, with the staff's
 * history. Another answer replaces the one before; the same answer changes nothing.
 */
export function recordCollection(db: Database, answer: Answer): Promise<CollectionOutcome> {
	return transact(db, async (trx) => {
		const job = await lockJob(trx, answer);
		if (!job) return { ok: false, reason: "gone" };
		const { id, status, price, currency, driver } = job;
		if (status !== "delivered" || price === null || currency === null || isOffered(job))
			return { ok: false, reason: "not_due" };
		const before = await readCollection(trx, id);
		const { method, now } = answer;
		if (before?.method === method) return { ok: true, repeated: true };
		const amount = before?.amount ?? dueOnTheDay({ ...job, price });
		if (amount === 0) return { ok: false, reason: "not_due" };
		const at = now.toISOString();
		await trx
			.insertInto("move_collections")
			.values({ booking_id: id, method, amount, at })
			.onConflict((conflict) => conflict.column("booking_id").doUpdateSet({ method, at }))
			.execute();
		const collected = storeText(COLLECTION_NOTES[method], { amount: { amount, currency } });
		const detail = joinTexts([collected, driver], ", ");
		await recordChange(trx, {
			action: "step",
			subject: `move ${id}`,
			detail,
			actorId: null,
			isInTrail: false,
			now,
		});
		// Screens that show the booking are told by its change.
		await trx.updateTable("moving_bookings").set({ updated_at: at }).where("id", "=", id).execute();
		return { ok: true, repeated: false };
	});
}
