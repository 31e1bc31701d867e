import { passwordChangedMail } from "#app/account/account-mails.ts";
import { lockAccount } from "#app/account/lock-account.server.ts";
import { passkeyNames } from "#app/account/passkeys/passkeys.server.ts";
import { hashPassword, passwordMatches } from "#app/account/sign-in/passwords.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { type Picture, savePicture } from "#app/common/photos/images.server.ts";
import { deleteUnusedPicture, lockPictures } from "#app/common/photos/picture-owners.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { endOtherSessions } from "./devices.server.ts";

/** The account's data for its profile page, or undefined when it is gone. */
export async function readProfile(db: Database, { accountId }: { accountId: number }) {
	return db
		.selectFrom("accounts")
		.select(["name", "email", "is_password_set", "email_verified_at", "avatar_hash", "role", "created_at"])
		.select((eb) =>
			eb
				.selectFrom("sessions")
				.select((count) => count.fn.countAll<number>().as("open"))
				.whereRef("sessions.account_id", "=", "accounts.id")
				.as("devices"),
		)
		.where("id", "=", accountId)
		.executeTakeFirst();
}

/** Renames the account (2–100 characters, checked by the form's schema). */
export async function rename(
	db: Database,
	{ accountId, name }: { accountId: number; name: string },
): Promise<void> {
	await db.updateTable("accounts").set({ name }).where("id", "=", accountId).execute();
}

/**
 * Returns the hash that this password matches, or undefined when it is wrong. Hashing takes a while, so the
 * following write must require that the account still has this hash.
 */
export async function verifiedHash(
	db: Database,
	{ accountId, password }: { accountId: number; password: string },
): Promise<string | undefined> {
	const account = await db
		.selectFrom("accounts")
		.select("password_hash")
		.where("id", "=", accountId)
		.executeTakeFirst();
	return (await passwordMatches(account?.password_hash, password)) ? account?.password_hash : undefined;
}

type PasswordChange = {
	accountId: number;
	sessionId: number;
	currentPassword: string;
	newPassword: string;
	now: Date;
};

/**
 * Changes the password, ends all other sessions, invalidates reset links and a pending change of email
 * address, and sends a notice. Sending the same form twice counts once and succeeds twice. Refused when
 * `currentPassword` is wrong or changed after it was checked.
 */
export async function changePassword(
	db: Database,
	change: PasswordChange,
): Promise<{ ok: true; ended: number } | { ok: false; reason: "wrong_password" }> {
	const { accountId, newPassword } = change;
	const changed = await changePasswordOnce(db, change);
	if (changed) return { ok: true, ended: changed.ended };
	const isRepeat = (await verifiedHash(db, { accountId, password: newPassword })) !== undefined;
	return isRepeat ? { ok: true, ended: 0 } : { ok: false, reason: "wrong_password" };
}

async function changePasswordOnce(
	db: Database,
	change: PasswordChange,
): Promise<{ ended: number } | undefined> {
	const { accountId, sessionId, now } = change;
	const proven = await verifiedHash(db, { accountId, password: change.currentPassword });
	if (proven === undefined) return undefined;
	const password_hash = await hashPassword(change.newPassword);
	return transact(db, async (trx) => {
		const changed = await trx
			.updateTable("accounts")
			.set({ password_hash })
			.where("id", "=", accountId)
			.where("password_hash", "=", proven)
			.returning(["email as to", "name"])
			.executeTakeFirst();
		if (!changed) return undefined;
		await trx
			.updateTable("account_tokens")
			.set({ used_at: now.toISOString() })
			.where("account_id", "=", accountId)
			.where("purpose", "in", ["reset_password", "change_email"])
			.where("used_at", "is", null)
			.execute();
		const passkeys = await passkeyNames(trx, { accountId });
		await writeMail(trx, passwordChangedMail({ ...changed, passkeys }), now);
		return { ended: await endOtherSessions(trx, { accountId, sessionId }) };
	});
}

/** Sets or removes the account's picture; the previous one is deleted when it is unused. */
export function setAvatar(
	db: Database,
	{ accountId, picture, now }: { accountId: number; picture: Picture | null; now: Date },
): Promise<void> {
	return transact(db, async (trx) => {
		const account = await lockAccount(trx, { accountId });
		if (!account) return;
		const before = account.avatar_hash;
		const hash = picture?.hash ?? null;
		await lockPictures(
			trx,
			[before, hash].filter((one) => one !== null),
		);
		if (picture) await savePicture(trx, { picture, now });
		await trx.updateTable("accounts").set({ avatar_hash: hash }).where("id", "=", accountId).execute();
		if (before !== null && before !== hash) await deleteUnusedPicture(trx, { hash: before });
	});
}
