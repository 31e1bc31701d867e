import type { Transaction } from "kysely";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Locks the actor's account against deletion and against losing a membership until the transaction ends; false when
 * the account is already gone. It is the first lock of every change for a hotel, and a later statement reads the
 * membership: so a change is either committed before the member is removed, or refused.
 */
export async function lockActor(trx: Transaction<Schema>, actorId: number | null): Promise<boolean> {
	if (actorId === null) return true;
	const account = trx.selectFrom("accounts").select("id").where("id", "=", actorId);
	return (await account.$call(adapterOf(trx).forKeyShare).executeTakeFirst()) !== undefined;
}

/** The account that loses a membership or gets another role, and whoever decides it. */
type Removal = { memberId: number; actorId: number };

/**
 * Waits for the changes that a member is making and holds back new ones until the transaction ends. Call it before
 * locking the hotel. Accounts are locked in the order of their ids, the actor's as by `lockActor`.
 */
export async function lockMember(trx: Transaction<Schema>, { memberId, actorId }: Removal): Promise<void> {
	if (actorId < memberId) await lockActor(trx, actorId);
	const member = trx.selectFrom("accounts").select("id").where("id", "=", memberId);
	await member.$call(adapterOf(trx).forUpdate).execute();
	if (actorId > memberId) await lockActor(trx, actorId);
}
