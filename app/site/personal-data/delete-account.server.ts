import type { Transaction } from "kysely";
import { verifiedHash } from "#app/account/passwords.server.ts";
import type { RemovalRefusal } from "#app/account/subjects.server.ts";
import { isNotLastSuperAdmin, lockSuperAdmins } from "#app/account/users/super-admins.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { deleteUnusedPicture } from "#app/common/photos/picture-owners.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { erasePerson, runErasure } from "./erase-person.server.ts";

/** `timeZone`: the market's. */
type Deletion = { accountId: number; password: string; timeZone: string; now: Date };

export type DeletionOutcome =
	| { ok: true; cancelled: number }
	| { ok: false; reason: "wrong_password" | "last_super_admin" }
	| RemovalRefusal;

/**
 * Deletes a person's own account in one transaction. Each subject cancels what is open, with history, and keeps
 * the rest without personal data, as do partner requests. Conversations, messages, sent emails, sessions, devices, links, cart,
 * wishlist, addresses and an otherwise unused picture are deleted; hotels are archived. With a confirmed address, what
 * was ordered, booked and sent with it as a guest goes along. Refused for a wrong
 * password or one that changed after it was checked, for the last SuperAdmin, and while the person's hotels
 * have open bookings.
 */
export async function deleteOwnAccount(db: Database, deletion: Deletion): Promise<DeletionOutcome> {
	const passwordHash = await verifiedHash(db, deletion);
	if (passwordHash === undefined) return { ok: false, reason: "wrong_password" };
	return runErasure(db, deletion.now, () => deleteAll(db, { ...deletion, passwordHash }));
}

type Proven = Pick<Deletion, "accountId" | "timeZone" | "now"> & { passwordHash: string };

function deleteAll(
	db: Database,
	{ accountId, passwordHash, timeZone, now }: Proven,
): Promise<DeletionOutcome> {
	return transact(db, async (trx) => {
		await lockSuperAdmins(trx);
		const account = await trx
			.selectFrom("accounts")
			.select(["id", "email", "email_verified_at", "avatar_hash"])
			.select((eb) => isNotLastSuperAdmin(eb).as("mayGo"))
			.where("id", "=", accountId)
			.where("password_hash", "=", passwordHash)
			// Other transactions of this account have finished before this lock, or wait and then find no account.
			.$call(adapterOf(trx).forUpdate)
			.executeTakeFirst();
		if (!account) return { ok: false, reason: "wrong_password" };
		if (!account.mayGo) return { ok: false, reason: "last_super_admin" };
		const cancelled = await removeAccount(trx, account, { timeZone, now });
		await recordChange(trx, { actorId: null, action: "delete", subject: `account ${accountId}`, now });
		return { ok: true, cancelled };
	});
}

type RemovedAccount = {
	id: number;
	email: string;
	email_verified_at: string | null;
	avatar_hash: string | null;
};

/** Deletes an account that the transaction has locked, with all that belongs to it. Returns how many orders and bookings it cancelled. */
export async function removeAccount(
	trx: Transaction<Schema>,
	{ id, email: address, email_verified_at, avatar_hash }: RemovedAccount,
	clock: { timeZone: string; now: Date },
): Promise<number> {
	const email = email_verified_at === null ? null : address;
	const cancelled = await erasePerson(trx, { accountId: id, email, address, ...clock });
	await trx.deleteFrom("accounts").where("id", "=", id).execute();
	if (avatar_hash) await deleteUnusedPicture(trx, { hash: avatar_hash });
	return cancelled;
}
