import { findLatestChange, isRepeated, recordChange } from "#app/common/changes/changes.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

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
		const note = { action: "move note", subject: `move ${move.id}`, note: text, actorId } as const;
		const last = await findLatestChange(trx, { ...note, actions: ["move note"] });
		if (isRepeated(last, note)) return { ok: true, repeated: true };
		await recordChange(trx, { ...note, now });
		return { ok: true, repeated: false };
	});
}
