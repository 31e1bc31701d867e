import { verifiedHash } from "#app/account/profile/profile.server.ts";
import type { RemovalRefusal } from "#app/account/subjects.server.ts";
import { isNotLastSuperAdmin, lockSuperAdmins } from "#app/account/users/super-admins.server.ts";
import { recordChange } from "#app/common/audit.server.ts";
import { deleteUnusedPicture } from "#app/common/photos/picture-owners.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";
import { erasePerson, RemovalRefusedError } from "./erase-person.server.ts";

type Deletion = { accountId: number; password: string; now: Date };

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
	for (const subject of SUBJECTS) await subject.expireOverdue?.(db, { now: deletion.now });
	try {
		return await deleteAll(db, { ...deletion, passwordHash });
	} catch (error) {
		if (error instanceof RemovalRefusedError) return error.refusal;
		throw error;
	}
}

type Proven = Pick<Deletion, "accountId" | "now"> & { passwordHash: string };

function deleteAll(db: Database, { accountId, passwordHash, now }: Proven): Promise<DeletionOutcome> {
	return transact(db, async (trx) => {
		await lockSuperAdmins(trx);
		const account = await trx
			.selectFrom("accounts")
			.select(["email", "email_verified_at", "avatar_hash"])
			.select((eb) => isNotLastSuperAdmin(eb).as("mayGo"))
			.where("id", "=", accountId)
			.where("password_hash", "=", passwordHash)
			// Other transactions of this account have finished before this lock, or wait and then find no account.
			.$call(adapterOf(trx).forUpdate)
			.executeTakeFirst();
		if (!account) return { ok: false, reason: "wrong_password" };
		if (!account.mayGo) return { ok: false, reason: "last_super_admin" };
		const { email: address, email_verified_at } = account;
		const email = email_verified_at === null ? null : address;
		const cancelled = await erasePerson(trx, { accountId, email, address, now });
		await trx.deleteFrom("accounts").where("id", "=", accountId).execute();
		if (account.avatar_hash) await deleteUnusedPicture(trx, { hash: account.avatar_hash });
		await recordChange(trx, { actorId: null, action: "delete", subject: `account ${accountId}`, now });
		return { ok: true, cancelled };
	});
}
