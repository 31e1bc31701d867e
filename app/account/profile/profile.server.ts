import { passwordChangedMail } from "#app/account/account-mails.ts";
import { lockAccount } from "#app/account/lock-account.server.ts";
import { hashPassword, verifiedHash } from "#app/account/passwords.server.ts";
import { passkeyNames } from "#app/account/proof/passkeys.server.ts";
import { deleteNewSecret } from "#app/account/proof/second-factor.server.ts";
import { renewSessionToken } from "#app/common/access/sessions.server.ts";
import type { Language } from "#app/common/language/languages.ts";
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
		.select("language")
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

/** Sets the language of emails to the account. */
export async function changeLanguage(
	db: Database,
	{ accountId, language }: { accountId: number; language: Language },
): Promise<void> {
	await db.updateTable("accounts").set({ language }).where("id", "=", accountId).execute();
}

type PasswordChange = {
	accountId: number;
	sessionId: number;
	/** SHA-256 of the token with which this session goes on. */
	tokenHash: string;
	currentPassword: string;
	newPassword: string;
	now: Date;
};

/**
 * Changes the password, gives this session another token, ends all other sessions, invalidates reset links, a pending change of email address and a
 * pending authenticator app, and sends a notice. Sending the same form twice counts once and succeeds twice. Refused when
 * `currentPassword` is wrong or changed after it was checked.
 */
export async function changePassword(
	db: Database,
	change: PasswordChange,
): Promise<{ ok: true; ended: number } | { ok: false; reason: "wrong_password" }> {
	const { accountId, sessionId: id, newPassword, tokenHash } = change;
	const changed = await changePasswordOnce(db, change);
	if (changed) return { ok: true, ended: changed.ended };
	const isRepeat = (await verifiedHash(db, { accountId, password: newPassword })) !== undefined;
	if (!isRepeat) return { ok: false, reason: "wrong_password" };
	// The browser keeps the cookie of this answer.
	await renewSessionToken(db, { id, accountId, tokenHash });
	return { ok: true, ended: 0 };
}

async function changePasswordOnce(
	db: Database,
	change: PasswordChange,
): Promise<{ ended: number } | undefined> {
	const { accountId, sessionId, tokenHash, now } = change;
	const proven = await verifiedHash(db, { accountId, password: change.currentPassword });
	if (proven === undefined) return undefined;
	const password_hash = await hashPassword(change.newPassword);
	return transact(db, async (trx) => {
		const changed = await trx
			.updateTable("accounts")
			.set({ password_hash })
			.where("id", "=", accountId)
			.where("password_hash", "=", proven)
			.returning(["email as to", "name", "language"])
			.executeTakeFirst();
		if (!changed) return undefined;
		await trx
			.updateTable("account_tokens")
			.set({ used_at: now.toISOString() })
			.where("account_id", "=", accountId)
			.where("purpose", "in", ["reset_password", "change_email"])
			.where("used_at", "is", null)
			.execute();
		await deleteNewSecret(trx, { accountId });
		await renewSessionToken(trx, { id: sessionId, accountId, tokenHash });
		const passkeys = await passkeyNames(trx, { accountId });
		await writeMail(trx, changed.language, () => passwordChangedMail({ ...changed, passkeys }), now);
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
