import type { Transaction } from "kysely";
import { passkeyAddedMail, passkeyRemovedMail } from "#app/account/account-mails.ts";
import { lockAccount } from "#app/account/lock-account.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { acceptChallenge } from "./challenges.server.ts";
import { MAX_PASSKEYS } from "./passkey-form.ts";
import type { VerifiedRegistration } from "./verify-passkey.server.ts";

/** An account's passkeys, the newest first. */
export function listPasskeys(db: Database, { accountId }: { accountId: number }) {
	return db
		.selectFrom("passkeys")
		.select(["id", "credential_id", "transports", "name", "is_synced", "created_at", "last_used_at"])
		.where("account_id", "=", accountId)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MAX_PASSKEYS)
		.execute();
}

type Which = { accountId: number; passkeyId: number };

/** One of an account's passkeys; undefined for another account's. */
export function readPasskey(db: Database, { accountId, passkeyId }: Which) {
	return db
		.selectFrom("passkeys")
		.select(["id", "name"])
		.where("id", "=", passkeyId)
		.where("account_id", "=", accountId)
		.executeTakeFirst();
}

type NewPasskey = {
	accountId: number;
	/** What `userHandle` of its sign-ins will be. */
	userHandle: string;
	name: string;
	registration: VerifiedRegistration;
	now: Date;
};

export type AddPasskeyRefusal = { ok: false; reason: "full" | "taken" | "answered" };

/**
 * Adds a passkey and tells the person by email. The same form counts once and succeeds twice. Refused for the 11th, for
 * a challenge that another passkey has answered, and for a passkey of another account.
 */
export function addPasskey(
	db: Database,
	{ accountId, userHandle, name, registration, now }: NewPasskey,
): Promise<{ ok: true } | AddPasskeyRefusal> {
	const { challenge, credentialId, publicKey, counter, transports, isSynced } = registration;
	return transact(db, async (trx) => {
		const account = await lockAccount(trx, { accountId });
		const mine = await listPasskeys(trx, { accountId });
		if (mine.some((passkey) => passkey.credential_id === credentialId)) return { ok: true };
		if (!account || mine.length >= MAX_PASSKEYS) return { ok: false, reason: "full" };
		if (!(await acceptChallenge(trx, challenge))) return { ok: false, reason: "answered" };
		const added = await trx
			.insertInto("passkeys")
			.values({
				account_id: accountId,
				credential_id: credentialId,
				user_handle: userHandle,
				public_key: publicKey,
				counter,
				transports,
				is_synced: isSynced,
				name,
				created_at: now.toISOString(),
			})
			.onConflict((conflict) => conflict.column("credential_id").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!added) return { ok: false, reason: "taken" };
		await record(trx, { accountId, action: "passkey added", now });
		const mail = () => passkeyAddedMail({ to: account.email, name: account.name, passkey: name });
		await writeMail(trx, account.language, mail, now);
		return { ok: true };
	});
}

/** Renames one of an account's passkeys; false when it does not exist (any more). */
export async function renamePasskey(
	db: Database,
	{ accountId, passkeyId, name }: Which & { name: string },
): Promise<boolean> {
	const renamed = await db
		.updateTable("passkeys")
		.set({ name })
		.where("id", "=", passkeyId)
		.where("account_id", "=", accountId)
		.returning("id")
		.executeTakeFirst();
	return renamed !== undefined;
}

/** Removes one of an account's passkeys and tells the person by email; sent again, it succeeds. */
export function removePasskey(
	db: Database,
	{ accountId, passkeyId, now }: Which & { now: Date },
): Promise<void> {
	return transact(db, async (trx) => {
		const account = await lockAccount(trx, { accountId });
		const removed = await trx
			.deleteFrom("passkeys")
			.where("id", "=", passkeyId)
			.where("account_id", "=", accountId)
			.returning("name")
			.executeTakeFirst();
		if (!account || !removed) return;
		await record(trx, { accountId, action: "passkey removed", now });
		const { email: to, name, language } = account;
		await writeMail(trx, language, () => passkeyRemovedMail({ to, name, passkey: removed.name }), now);
	});
}

type Recorded = { accountId: number; action: "passkey added" | "passkey removed"; now: Date };

const record = (trx: Transaction<Schema>, { accountId, action, now }: Recorded): Promise<number> =>
	recordChange(trx, { actorId: accountId, action, subject: `account ${accountId}`, now });

/** The names of an account's passkeys, for emails. */
export const passkeyNames = async (db: Database, { accountId }: { accountId: number }): Promise<string[]> =>
	(await listPasskeys(db, { accountId })).map(({ name }) => name);
