import { findLatestChange, isRepeated } from "#app/common/latest-changes.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { recordOrderEvent } from "./record-event.server.ts";

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
		const last = await findLatestChange(trx, { record: `order ${order.id}` });
		if (isRepeated(last, { aspect: "note", change: text, actorId })) return { ok: true, repeated: true };
		const note = { order_id: order.id, kind: "note", detail: text, actor_id: actorId, at } as const;
		await recordOrderEvent(trx, note, { action: "order note" });
		return { ok: true, repeated: false };
	});
}
