import { passwordChangedMail } from "#app/people/mails.ts";
import { hashPassword, passwordMatches } from "#app/people/passwords.server.ts";
import { writeMail } from "#app/site/outbox.server.ts";
import type { Database } from "#db/client.ts";

/** What the profile page shows of an account, or undefined when it is gone. */
export async function readProfile(db: Database, { accountId }: { accountId: number }) {
	return db
		.selectFrom("accounts")
		.select(["name", "email", "email_verified_at", "avatar_hash", "role", "created_at"])
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

/** Gives the account another name (2–100 characters, checked by the form's schema). */
export async function rename(
	db: Database,
	{ accountId, name }: { accountId: number; name: string },
): Promise<void> {
	await db.updateTable("accounts").set({ name }).where("id", "=", accountId).execute();
}

/** Whether this is the account's password. */
export async function isPasswordOf(
	db: Database,
	{ accountId, password }: { accountId: number; password: string },
): Promise<boolean> {
	const account = await db
		.selectFrom("accounts")
		.select("password_hash")
		.where("id", "=", accountId)
		.executeTakeFirst();
	return passwordMatches(account?.password_hash, password);
}

/**
 * Sets another password, ends every session but the one it is changed in, and makes links to reset the old
 * one, and a change of e-mail under way, worthless; tells it by mail. Refused when `currentPassword` is wrong; also when it has been changed since it was looked at.
 */
export async function changePassword(
	db: Database,
	change: {
		accountId: number;
		sessionId: number;
		currentPassword: string;
		newPassword: string;
		now: Date;
	},
): Promise<{ ok: true; ended: number } | { ok: false; reason: "wrong_password" }> {
	const { accountId, sessionId, now } = change;
	const account = await db
		.selectFrom("accounts")
		.select("password_hash")
		.where("id", "=", accountId)
		.executeTakeFirst();
	const matches = await passwordMatches(account?.password_hash, change.currentPassword);
	if (!account || !matches) return { ok: false, reason: "wrong_password" };
	const password_hash = await hashPassword(change.newPassword);
	return db.transaction().execute(async (trx) => {
		const changed = await trx
			.updateTable("accounts")
			.set({ password_hash })
			.where("id", "=", accountId)
			.where("password_hash", "=", account.password_hash)
			.returning(["email as to", "name"])
			.executeTakeFirst();
		if (!changed) return { ok: false, reason: "wrong_password" };
		await trx
			.updateTable("account_tokens")
			.set({ used_at: now.toISOString() })
			.where("account_id", "=", accountId)
			.where("purpose", "in", ["reset_password", "change_email"])
			.where("used_at", "is", null)
			.execute();
		await writeMail(trx, passwordChangedMail(changed), now);
		const ended = await trx
			.deleteFrom("sessions")
			.where("account_id", "=", accountId)
			.where("id", "!=", sessionId)
			.executeTakeFirst();
		return { ok: true, ended: Number(ended.numDeletedRows) };
	});
}

/** Gives the account this picture (its hash in `images`), or none; the one before goes when nobody has it. */
export async function setAvatar(
	db: Database,
	{ accountId, hash }: { accountId: number; hash: string | null },
): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const before = await trx
			.selectFrom("accounts")
			.select("avatar_hash")
			.where("id", "=", accountId)
			.executeTakeFirst();
		await trx.updateTable("accounts").set({ avatar_hash: hash }).where("id", "=", accountId).execute();
		if (before?.avatar_hash && before.avatar_hash !== hash)
			await dropUnusedAvatar(trx, { hash: before.avatar_hash });
	});
}

/** Takes a picture away when it is no account's avatar any more. */
export async function dropUnusedAvatar(db: Database, { hash }: { hash: string }): Promise<void> {
	await db
		.deleteFrom("images")
		.where("hash", "=", hash)
		.where((eb) => eb.not(eb.exists(eb.selectFrom("accounts").select("id").where("avatar_hash", "=", hash))))
		.execute();
}
