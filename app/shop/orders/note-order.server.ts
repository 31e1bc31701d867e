import { findLatestChange, isRepeated, recordChange } from "#app/common/changes/changes.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

type Note = { number: string; text: string; actorId: number; now: Date };

/** Adds an internal note to an order. Repeating the last note by the same person counts once. */
export function noteOrder(
	db: Database,
	{ number, text, actorId, now }: Note,
): Promise<{ ok: true; repeated: boolean } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		const at = now.toISOString();
		const order = await trx
			.updateTable("orders")
			.set({ updated_at: at })
			.where("number", "=", number)
			.returning("id")
			.executeTakeFirst();
		if (!order) return { ok: false, reason: "gone" };
		const note = { action: "order note", subject: `order ${order.id}`, note: text, actorId } as const;
		if (isRepeated(await findLatestChange(trx, note), note)) return { ok: true, repeated: true };
		await recordChange(trx, { ...note, now });
		return { ok: true, repeated: false };
	});
}
