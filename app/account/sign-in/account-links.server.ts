import type { Transaction } from "kysely";
import {
	confirmNewEmailMail,
	newEmailRequestedMail,
	resetPasswordMail,
	verifyEmailMail,
} from "#app/account/account-mails.ts";
import { lockAccount } from "#app/account/lock-account.server.ts";
import { passwordMatches } from "#app/account/passwords.server.ts";
import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a link of each purpose is valid. */
const LIFETIME_MS = {
	verify_email: 7 * 24 * HOUR_MS,
	reset_password: 60 * MINUTE_MS,
	change_email: 24 * HOUR_MS,
};

/**
 * During this time another request sends no email, and the link already sent stays valid. Anybody can request
 * a reset link, so this also limits an account to three such emails an hour.
 */
const REPEAT_MS = {
	verify_email: 30 * 1000,
	reset_password: 20 * MINUTE_MS,
	change_email: 30 * 1000,
};

export type LinkPurpose = keyof typeof LIFETIME_MS;

type NewLink = { accountId: number; purpose: LinkPurpose; newEmail?: string; now: Date };

/**
 * Whether the same link was created a moment ago and is unused: a form that was sent twice must not
 * invalidate the link it has just emailed. Lock the account first. Links to the account's own address need no
 * comparison: a change of address invalidates all of them.
 */
async function wasJustSent(trx: Transaction<Schema>, link: NewLink): Promise<boolean> {
	const made = await trx
		.selectFrom("account_tokens")
		.select("id")
		.where("account_id", "=", link.accountId)
		.where("purpose", "=", link.purpose)
		.where("new_email", link.newEmail === undefined ? "is" : "=", link.newEmail ?? null)
		.where("created_at", ">", new Date(link.now.getTime() - REPEAT_MS[link.purpose]).toISOString())
		.where("used_at", "is", null)
		.executeTakeFirst();
	return made !== undefined;
}

/**
 * Creates a link's token and stores its hash. Earlier links for the same purpose stop working, except reset links:
 * anybody can request those, and must not be able to invalidate the owner's.
 */
async function makeLink(trx: Transaction<Schema>, link: NewLink): Promise<string> {
	const { accountId, purpose, now } = link;
	const token = newToken();
	await trx
		.deleteFrom("account_tokens")
		.where("account_id", "=", accountId)
		.where("purpose", "=", purpose)
		.$if(purpose === "reset_password", (query) => query.where("expires_at", "<=", now.toISOString()))
		.execute();
	await trx
		.insertInto("account_tokens")
		.values({
			account_id: accountId,
			purpose,
			token_hash: hashToken(token),
			new_email: link.newEmail ?? null,
			created_at: now.toISOString(),
			expires_at: new Date(now.getTime() + LIFETIME_MS[purpose]).toISOString(),
		})
		.execute();
	return token;
}

/**
 * Sends the link that confirms an account's email address, valid for 7 days. A second request within 30
 * seconds sends nothing. Refused when the address is already confirmed.
 */
export function sendVerification(
	db: Database,
	{ accountId, now }: { accountId: number; now: Date },
): Promise<{ ok: true; email: string } | { ok: false; reason: "verified_already" }> {
	return transact(db, async (trx) => {
		const account = await lockAccount(trx, { accountId });
		if (!account || account.email_verified_at) return { ok: false, reason: "verified_already" };
		const { email, name, language } = account;
		if (!(await wasJustSent(trx, { accountId, purpose: "verify_email", now })))
			await writeVerification(trx, { id: accountId, email, name, language }, now);
		return { ok: true, email };
	});
}

/** `sendVerification` inside the transaction that creates the account. */
export async function writeVerification(
	trx: Transaction<Schema>,
	account: { id: number; email: string; name: string; language: string | null },
	now: Date,
): Promise<void> {
	const token = await makeLink(trx, { accountId: account.id, purpose: "verify_email", now });
	const { email: to, name, language } = account;
	await writeMail(trx, language, () => verifyEmailMail({ to, name, token }), now);
}

/**
 * Sends a reset link, valid for an hour, to the account with this email address. A second request within 20
 * minutes sends nothing, unless the link was used. The result does not reveal whether the account exists.
 * Suspended accounts get no link.
 */
export function requestPasswordReset(
	db: Database,
	{ email, now }: { email: string; now: Date },
): Promise<void> {
	const to = email.toLowerCase();
	return transact(db, async (trx) => {
		const existing = await trx.selectFrom("accounts").select("id").where("email", "=", to).executeTakeFirst();
		const account = existing && (await lockAccount(trx, { accountId: existing.id }));
		if (!account || account.email !== to || account.suspended_at) return;
		const link: NewLink = { accountId: existing.id, purpose: "reset_password", now };
		if (await wasJustSent(trx, link)) return;
		const token = await makeLink(trx, link);
		const { name, language } = account;
		await writeMail(trx, language, () => resetPasswordMail({ to, name, token }), now);
	});
}

export type EmailChangeRefusal = { ok: false; reason: "wrong_password" | "same_email" | "email_taken" };

/**
 * Requests a change of email address: sends a link, valid for 24 hours, to the new address and a notice to
 * the old one. A second request within 30 seconds sends nothing. Nothing changes until the link is confirmed.
 * Refused for a wrong password, a password that changed after it was checked, and an address that is in use.
 */
export async function requestEmailChange(
	db: Database,
	change: { accountId: number; newEmail: string; currentPassword: string; now: Date },
): Promise<{ ok: true } | EmailChangeRefusal> {
	const { accountId, now } = change;
	const newEmail = change.newEmail.toLowerCase();
	const account = await db
		.selectFrom("accounts")
		.select(["email", "name", "password_hash", "language"])
		.where("id", "=", accountId)
		.executeTakeFirst();
	const matches = await passwordMatches(account?.password_hash, change.currentPassword);
	if (!account || !matches) return { ok: false, reason: "wrong_password" };
	if (account.email === newEmail) return { ok: false, reason: "same_email" };
	return transact(db, async (trx) => {
		const locked = await lockAccount(trx, { accountId });
		if (locked?.password_hash !== account.password_hash) return { ok: false, reason: "wrong_password" };
		const taken = await trx
			.selectFrom("accounts")
			.select("id")
			.where("email", "=", newEmail)
			.executeTakeFirst();
		if (taken) return { ok: false, reason: "email_taken" };
		const link: NewLink = { accountId, purpose: "change_email", newEmail, now };
		if (await wasJustSent(trx, link)) return { ok: true };
		const token = await makeLink(trx, link);
		const { email, name, language } = account;
		await writeMail(trx, language, () => confirmNewEmailMail({ to: newEmail, name, token }), now);
		await writeMail(trx, language, () => newEmailRequestedMail({ to: email, name, newEmail }), now);
		return { ok: true };
	});
}

/** Deletes links that expired a day ago; until then a second click gets a better message. */
export async function sweepLinks(db: Database, { now }: { now: Date }): Promise<number> {
	const swept = await db
		.deleteFrom("account_tokens")
		.where("expires_at", "<=", new Date(now.getTime() - 24 * HOUR_MS).toISOString())
		.executeTakeFirst();
	return Number(swept.numDeletedRows);
}
