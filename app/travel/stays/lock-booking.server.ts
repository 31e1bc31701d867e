import type { Selectable, Transaction } from "kysely";
import { isShownTo, type Viewer } from "#app/common/viewer.server.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Keeps who acts from being deleted meanwhile; false when the account is gone already. Before the booking is
 * locked: deleting an account locks the account, then its bookings.
 */
export async function lockActor(trx: Transaction<Schema>, actorId: number | null): Promise<boolean> {
	if (actorId === null) return true;
	const account = trx.selectFrom("accounts").select("id").where("id", "=", actorId);
	return (await account.$call(adapterOf(trx).forKeyShare).executeTakeFirst()) !== undefined;
}

/**
 * A booking as it is, which nobody else changes until this transaction is over. The first lock of every change
 * of a booking but for `lockActor`; then come its nights in the order of their dates, then its hotel. None for a
 * `viewer` who may not see it; without one the right is the caller's to check.
 */
export function lockBooking(
	trx: Transaction<Schema>,
	number: string,
	viewer?: Viewer,
): Promise<Selectable<Schema["bookings"]> | undefined> {
	return trx
		.selectFrom("bookings")
		.selectAll()
		.where("number", "=", number)
		.where(isShownTo("bookings", viewer))
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
}
