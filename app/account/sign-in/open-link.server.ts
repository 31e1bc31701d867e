import type { Transaction } from "kysely";
import { emailChangedMail, passwordChangedMail } from "#app/account/account-mails.ts";
import { lockAccount } from "#app/account/lock-account.server.ts";
import { hashPassword, passwordMatches } from "#app/account/passwords.server.ts";
import { passkeyNames } from "#app/account/proof/passkeys.server.ts";
import type { AccountSubjects } from "#app/account/subjects.server.ts";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isUniqueViolation } from "#db/unique-violation.ts";
import type { LinkPurpose } from "./account-links.server.ts";
import { addKnownDevice } from "./known-devices.server.ts";
import { endSignIns, removeUnprovenSignIns } from "./unproven-sign-ins.server.ts";

/** The link is unknown, used, replaced by a newer one, or expired; the person does not learn which. */
type LinkGone = { ok: false; reason: "gone" };

/** The purpose of a link that still works; reading it changes nothing. */
export async function readLink(
	db: Database,
	{ token, purposes, now }: { token: string; purposes: readonly LinkPurpose[]; now: Date },
) {
	return db
		.selectFrom("account_tokens as link")
		.innerJoin("accounts", "accounts.id", "link.account_id")
		.select(["link.purpose", "link.account_id", "link.new_email", "accounts.email"])
		.where("link.token_hash", "=", hashToken(token))
		.where("link.purpose", "in", purposes)
		.where("link.used_at", "is", null)
		.where("link.expires_at", ">", now.toISOString())
		.where("accounts.suspended_at", "is", null)
		.executeTakeFirst();
}

type Taking = {
	token: string;
	purposes: readonly LinkPurpose[];
	/** The account that the link must belong to, if that matters. */
	accountId?: number;
	now: Date;
};

/** Uses a link with one conditional update: of two simultaneous requests one gets it. Locks its account. */
async function takeLink(trx: Transaction<Schema>, { token, purposes, accountId, now }: Taking) {
	const sent = await trx
		.selectFrom("account_tokens")
		.select("account_id")
		.where("token_hash", "=", hashToken(token))
		.executeTakeFirst();
	if (!sent) return undefined;
	await lockAccount(trx, { accountId: sent.account_id });
	const link = await trx
		.updateTable("account_tokens")
		.set({ used_at: now.toISOString() })
		.where("token_hash", "=", hashToken(token))
		.where("purpose", "in", purposes)
		.$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId ?? 0))
		.where("used_at", "is", null)
		.where("expires_at", ">", now.toISOString())
		.returning(["account_id", "purpose", "new_email"])
		.executeTakeFirst();
	if (!link) return undefined;
	const account = await trx
		.selectFrom("accounts")
		.select(["id", "email", "name", "email_verified_at", "language"])
		.where("id", "=", link.account_id)
		.where("suspended_at", "is", null)
		.executeTakeFirst();
	return account && { ...link, account };
}

/** The account of a link that was used and has not expired, for a form that is sent twice. */
async function findUsedLink(db: Database, { token, now }: { token: string; now: Date }) {
	return db
		.selectFrom("account_tokens as link")
		.innerJoin("accounts", "accounts.id", "link.account_id")
		.select([
			"link.account_id",
			"link.new_email",
			"link.used_at",
			"accounts.email",
			"accounts.email_verified_at",
			"accounts.password_hash",
		])
		.where("link.token_hash", "=", hashToken(token))
		.where("link.used_at", "is not", null)
		.where("link.expires_at", ">", now.toISOString())
		.executeTakeFirst();
}

const EMAIL_PURPOSES = ["verify_email", "change_email"] as const;

type Confirmation = { token: string; accountId: number; now: Date };

/**
 * Confirms the email address that the link was sent to: the account's current one, or the new one it asked
 * for. Refused as `not_own` unless the link's account is signed in. Bookings made as a guest with the address
 * move to the account. Repeating it succeeds while its result still holds. Refused as `email_taken` when
 * another account has taken the new address.
 */
export async function confirmEmail(
	db: Database,
	subjects: AccountSubjects,
	confirmation: Confirmation,
): Promise<{ ok: true; email: string } | LinkGone | { ok: false; reason: "email_taken" | "not_own" }> {
	const { token, accountId, now } = confirmation;
	try {
		const email = await transact(db, (trx) => applyConfirmation(trx, subjects, confirmation));
		if (email) return { ok: true, email };
	} catch (error) {
		if (isUniqueViolation(error)) return { ok: false, reason: "email_taken" };
		throw error;
	}
	const link = await readLink(db, { token, purposes: EMAIL_PURPOSES, now });
	if (link && link.account_id !== accountId) return { ok: false, reason: "not_own" };
	const used = await findUsedLink(db, { token, now });
	const isOwn = used?.account_id === accountId;
	const stands = isOwn && used.email_verified_at && (used.new_email ?? used.email) === used.email;
	return stands ? { ok: true, email: used.email } : { ok: false, reason: "gone" };
}

async function applyConfirmation(
	trx: Transaction<Schema>,
	subjects: AccountSubjects,
	confirmation: Confirmation,
): Promise<string | undefined> {
	const { now } = confirmation;
	const link = await takeLink(trx, { ...confirmation, purposes: EMAIL_PURPOSES });
	if (!link) return undefined;
	const { id, name, email: before, language } = link.account;
	const email = link.new_email ?? before;
	if (email !== before) await trx.updateTable("accounts").set({ email }).where("id", "=", id).execute();
	await confirmAddress(trx, subjects, { accountId: id, email, now });
	if (email !== before) {
		// Links in the old mailbox no longer work.
		await voidLinks(trx, { accountId: id, now });
		await writeMail(trx, language, () => emailChangedMail({ to: before, name, newEmail: email }), now);
	}
	return email;
}

/**
 * Confirms the email address of an account, whose owner has just opened a link that only this address received. Orders
 * and bookings made as a guest with it move to the account.
 */
export async function confirmAddress(
	trx: Transaction<Schema>,
	subjects: AccountSubjects,
	{ accountId, email, now }: { accountId: number; email: string; now: Date },
): Promise<void> {
	await trx
		.updateTable("accounts")
		.set({ email_verified_at: now.toISOString() })
		.where("id", "=", accountId)
		.execute();
	for (const subject of subjects) await subject.claimGuestBookings(trx, { accountId, email });
}

type Reset = {
	token: string;
	password: string;
	/** SHA-256 of the device token of the browser that opened the link. */
	deviceHash: string;
	now: Date;
};

/**
 * Sets a new password from a reset link: ends all sessions, forgets known devices and a pending authenticator app,
 * invalidates all other links, confirms the email address of the link and sends a notice. Orders and bookings made as a guest with the address move to the
 * account. It does not sign in, but its browser becomes a known device, so that guesses from many networks don't keep
 * the owner of the address out. Sending the same form twice succeeds twice. Passkeys and two-step sign-in of an account
 * whose address was not confirmed before are removed: the owner of the address may not have made them.
 */
export async function resetPassword(
	db: Database,
	subjects: AccountSubjects,
	{ token, password, deviceHash, now }: Reset,
): Promise<{ ok: true } | LinkGone> {
	const link = await readLink(db, { token, purposes: ["reset_password"], now });
	if (!link) return repeatedReset(db, { token, password, now });
	const password_hash = await hashPassword(password);
	const isSet = await transact(db, async (trx) => {
		const taken = await takeLink(trx, { token, purposes: ["reset_password"], now });
		if (!taken) return false;
		const { id, email, name, email_verified_at, language } = taken.account;
		if (email_verified_at === null) await removeUnprovenSignIns(trx, { accountId: id });
		await trx
			.updateTable("accounts")
			.set({ password_hash, is_password_set: true })
			.where("id", "=", id)
			.execute();
		await confirmAddress(trx, subjects, { accountId: id, email, now });
		await endSignIns(trx, { accountId: id });
		await addKnownDevice(trx, { accountId: id, hash: deviceHash, now });
		await voidLinks(trx, { accountId: id, now });
		const passkeys = await passkeyNames(trx, { accountId: id });
		await writeMail(trx, language, () => passwordChangedMail({ to: email, name, passkeys }), now);
		return true;
	});
	return isSet ? { ok: true } : repeatedReset(db, { token, password, now });
}

/** Later, the answer would tell whoever finds the used link whether a guessed password is right. */
const SENT_TWICE_MS = 60 * 1000;

async function repeatedReset(
	db: Database,
	{ token, password, now }: { token: string; password: string; now: Date },
): Promise<{ ok: true } | LinkGone> {
	const used = await findUsedLink(db, { token, now });
	const isRepeat = used?.used_at && now.getTime() - Date.parse(used.used_at) < SENT_TWICE_MS;
	const isSame = isRepeat && (await passwordMatches(used.password_hash, password));
	return isSame ? { ok: true } : { ok: false, reason: "gone" };
}

async function voidLinks(
	trx: Transaction<Schema>,
	{ accountId, now }: { accountId: number; now: Date },
): Promise<void> {
	await trx
		.updateTable("account_tokens")
		.set({ used_at: now.toISOString() })
		.where("account_id", "=", accountId)
		.where("used_at", "is", null)
		.execute();
}
