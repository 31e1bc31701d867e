import { findLatestChange, isRepeated } from "#app/common/latest-changes.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { recordStaffEvent } from "./take-assignment.server.ts";

type MoveNote = { number: string; text: string; actorId: number; now: Date };

/** Adds an internal note to a booking. Repeating the last note by the same person counts once. */
export function noteMove(
	db: Database,
	{ number, text, actorId, now }: MoveNote,
): Promise<{ ok: true; repeated: boolean } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		const at = now.toISOString();
		const move = await trx
			.updateTable("moving_bookings")
			.set({ updated_at: at })
			.where("number", "=", number)
			.returning("id")
			.executeTakeFirst();
		if (!move) return { ok: false, reason: "gone" };
		const last = await findLatestChange(trx, { record: `move ${move.id}`, aspect: "note" });
		if (isRepeated(last, { aspect: "note", change: text, actorId })) return { ok: true, repeated: true };
		const note = { booking_id: move.id, kind: "note", detail: text, actor_id: actorId, at } as const;
		await recordStaffEvent(trx, note, { action: "move note" });
		return { ok: true, repeated: false };
	});
}
