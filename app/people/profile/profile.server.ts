import type { ExpressionBuilder, Transaction } from "kysely";
import { holdAccount } from "#app/people/hold-account.server.ts";
import { passwordChangedMail } from "#app/people/mails.ts";
import { hashPassword, passwordMatches } from "#app/people/passwords.server.ts";
import { writeMail } from "#app/site/outbox.server.ts";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";

const HOUR_MS = 60 * 60 * 1000;
const SWEPT_AT_ONCE = 500;

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

type PasswordChange = {
	accountId: number;
	sessionId: number;
	currentPassword: string;
	newPassword: string;
	now: Date;
};

/**
 * Sets another password, ends every session but the one it is changed in, and makes links to reset the old
 * one, and a change of e-mail under way, worthless; tells it by mail. The same form sent twice counts once and
 * succeeds twice. Refused when `currentPassword` is wrong, or has been changed since it was looked at.
 */
export async function changePassword(
	db: Database,
	change: PasswordChange,
): Promise<{ ok: true; ended: number } | { ok: false; reason: "wrong_password" }> {
	const { accountId, newPassword } = change;
	const changed = await changePasswordOnce(db, change);
	if (changed) return { ok: true, ended: changed.ended };
	const isRepeat = await isPasswordOf(db, { accountId, password: newPassword });
	return isRepeat ? { ok: true, ended: 0 } : { ok: false, reason: "wrong_password" };
}

async function changePasswordOnce(
	db: Database,
	change: PasswordChange,
): Promise<{ ended: number } | undefined> {
	const { accountId, sessionId, now } = change;
	const account = await db
		.selectFrom("accounts")
		.select("password_hash")
		.where("id", "=", accountId)
		.executeTakeFirst();
	const matches = await passwordMatches(account?.password_hash, change.currentPassword);
	if (!account || !matches) return undefined;
	const password_hash = await hashPassword(change.newPassword);
	return db.transaction().execute(async (trx) => {
		const changed = await trx
			.updateTable("accounts")
			.set({ password_hash })
			.where("id", "=", accountId)
			.where("password_hash", "=", account.password_hash)
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
		await writeMail(trx, passwordChangedMail(changed), now);
		const ended = await trx
			.deleteFrom("sessions")
			.where("account_id", "=", accountId)
			.where("id", "!=", sessionId)
			.executeTakeFirst();
		return { ended: Number(ended.numDeletedRows) };
	});
}

/**
 * Gives the account this picture (its hash in `images`), or none; the one before goes when nobody has it.
 * Refused when the picture was taken away since it was stored: then it has to be stored again.
 */
export async function setAvatar(
	db: Database,
	{ accountId, hash }: { accountId: number; hash: string | null },
): Promise<{ ok: true } | { ok: false; reason: "picture_gone" }> {
	return db.transaction().execute(async (trx) => {
		const before = (await holdAccount(trx, { accountId }))?.avatar_hash ?? null;
		const kept = await holdPictures(
			trx,
			[before, hash].filter((one) => one !== null),
		);
		if (hash !== null && !kept.includes(hash)) return { ok: false, reason: "picture_gone" };
		await trx.updateTable("accounts").set({ avatar_hash: hash }).where("id", "=", accountId).execute();
		if (before !== null && before !== hash) await dropUnusedAvatar(trx, { hash: before });
		return { ok: true };
	});
}

/** Which of the pictures there are; nobody else takes one on or away until this transaction is over. */
async function holdPictures(trx: Transaction<Schema>, hashes: string[]): Promise<string[]> {
	if (hashes.length === 0) return [];
	const rows = await trx
		.selectFrom("images")
		.select("hash")
		.where("hash", "in", hashes)
		.orderBy("hash")
		.$if(engineOf(trx) === "postgres", (query) => query.forUpdate())
		.execute();
	return rows.map((row) => row.hash);
}

/** Takes a picture away when it is no account's avatar any more. */
export async function dropUnusedAvatar(trx: Transaction<Schema>, { hash }: { hash: string }): Promise<void> {
	await holdPictures(trx, [hash]);
	await trx.deleteFrom("images").where("hash", "=", hash).where(isNobodys).execute();
}

const isNobodys = (eb: ExpressionBuilder<Schema, "images">) =>
	eb.not(
		eb.exists(
			eb.selectFrom("accounts").select("accounts.id").whereRef("accounts.avatar_hash", "=", "images.hash"),
		),
	);

/** Takes away pictures, stored more than an hour ago, that no account names: uploads that broke off half-way. */
export function sweepPictures(db: Database, { now }: { now: Date }): Promise<number> {
	return db.transaction().execute(async (trx) => {
		const unused = await trx
			.selectFrom("images")
			.select("hash")
			.where("created_at", "<", new Date(now.getTime() - HOUR_MS).toISOString())
			.where(isNobodys)
			.limit(SWEPT_AT_ONCE)
			.execute();
		const hashes = await holdPictures(
			trx,
			unused.map((row) => row.hash),
		);
		if (hashes.length === 0) return 0;
		const swept = await trx
			.deleteFrom("images")
			.where("hash", "in", hashes)
			.where(isNobodys)
			.executeTakeFirst();
		return Number(swept.numDeletedRows);
	});
}
