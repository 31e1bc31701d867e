import type { Transaction } from "kysely";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { type Actor, isLookedAfterBy } from "./own-hotels.server.ts";

/** Holds a hotel that the actor looks after until the transaction is over; undefined for others' and for none. */
export function holdHotel(trx: Transaction<Schema>, { hotelId, actor }: { hotelId: number; actor: Actor }) {
	return trx
		.selectFrom("hotels")
		.selectAll()
		.where("id", "=", hotelId)
		.where(isLookedAfterBy(actor))
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
}

/** Somebody changed it since `seen`; who that was and when. */
export type ChangedSince = { ok: false; reason: "changed"; by: string | null; at: string };

/** `subject`: as the audit trail names it, `hotel 12` or `room 7`. */
export async function changedSince(
	trx: Transaction<Schema>,
	{ subject, at }: { subject: string; at: string },
): Promise<ChangedSince> {
	const last = await trx
		.selectFrom("audit_events")
		.leftJoin("accounts", "accounts.id", "audit_events.actor_id")
		.select("accounts.name")
		.where("audit_events.subject", "=", subject)
		.orderBy("audit_events.id", "desc")
		.limit(1)
		.executeTakeFirst();
	return { ok: false, reason: "changed", by: last?.name ?? null, at };
}
