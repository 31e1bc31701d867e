import { recordChange } from "#app/common/changes/changes.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";

/** The newest 100 notes about a customer. */
export const listCustomerNotes = (db: Database, { customerId }: { customerId: number }) =>
	db
		.selectFrom("customer_notes")
		.leftJoin("accounts", "accounts.id", "customer_notes.actor_id")
		.select(["customer_notes.id", "customer_notes.text", "customer_notes.created_at", "accounts.name as by"])
		.where("customer_id", "=", customerId)
		.orderBy("customer_notes.id", "desc")
		.limit(100)
		.execute();

type Note = { customerId: number; text: string; actorId: number; now: Date };

/** Adds a note about a customer. Repeating the last note by the same person counts once. */
export function noteCustomer(
	db: Database,
	{ customerId, text, actorId, now }: Note,
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		const customer = await trx
			.selectFrom("customers")
			.select("id")
			.where("id", "=", customerId)
			.$call(adapterOf(trx).forUpdate)
			.executeTakeFirst();
		if (!customer) return { ok: false, reason: "gone" };
		const last = await trx
			.selectFrom("customer_notes")
			.select(["text", "actor_id"])
			.where("customer_id", "=", customerId)
			.orderBy("id", "desc")
			.limit(1)
			.executeTakeFirst();
		if (last?.text === text && last.actor_id === actorId) return { ok: true };
		await trx
			.insertInto("customer_notes")
			.values({ customer_id: customerId, text, actor_id: actorId, created_at: now.toISOString() })
			.execute();
		await recordChange(trx, { actorId, action: "customer note", subject: `customer ${customerId}`, now });
		return { ok: true };
	});
}

/** Removes a note about a customer. One that is already gone counts as removed. */
export function removeCustomerNote(
	db: Database,
	{ customerId, noteId, actorId, now }: { customerId: number; noteId: number; actorId: number; now: Date },
): Promise<void> {
	return transact(db, async (trx) => {
		const removed = await trx
			.deleteFrom("customer_notes")
			.where("id", "=", noteId)
			.where("customer_id", "=", customerId)
			.returning("id")
			.executeTakeFirst();
		if (!removed) return;
		const change = { action: "customer note removed", subject: `customer ${customerId}` } as const;
		await recordChange(trx, { ...change, actorId, now });
	});
}
