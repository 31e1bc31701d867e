import type { Transaction } from "kysely";
import { secondFactorOffMail, secondFactorOnMail } from "#app/account/account-mails.ts";
import { lockAccount } from "#app/account/lock-account.server.ts";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import {
	acceptCode,
	countRecoveryCodes,
	hasSecondFactor,
	plainCode,
	type SecretBox,
} from "./accept-code.server.ts";
import { newAppSecret, stepOfCode } from "./authenticator-app.ts";

const SECRET_LASTS_MS = 15 * 60 * 1000;

/** Recovery codes, and the secret key of the form that asked for them: sent again, the form gives the same codes. */
export type NewRecoveryCodes = { codes: readonly string[]; key: string };

/** What the profile shows: when two-step sign-in was turned on (null while it is off), and the recovery codes left. */
export async function readSecondFactor(
	db: Database,
	{ accountId }: { accountId: number },
): Promise<{ since: string | null; codesLeft: number }> {
	const factor = await db
		.selectFrom("second_factors")
		.select("confirmed_at")
		.where("account_id", "=", accountId)
		.executeTakeFirst();
	const since = factor?.confirmed_at ?? null;
	return { since, codesLeft: since === null ? 0 : await countRecoveryCodes(db, { accountId }) };
}

type SettingUp = { accountId: number; sessionId: number; now: Date };

/** Secrets that were made at this time or before it can't be confirmed any more. */
const tooOld = (now: Date): string => new Date(now.getTime() - SECRET_LASTS_MS).toISOString();

/**
 * Makes the secret for an authenticator app that is being set up in a session; nothing changes at sign-in yet. Within 15
 * minutes, the session gets the same secret again, so that a page that is opened twice shows one. It replaces the secret
 * of another session: whoever read that one must not know what this person confirms. Does nothing when it is on already.
 */
export async function beginSecondFactor(
	db: Database,
	box: SecretBox,
	{ accountId, sessionId, now }: SettingUp,
): Promise<void> {
	const begun = {
		secret: box.encrypt(newAppSecret()),
		created_at: now.toISOString(),
		session_id: sessionId,
	};
	await db
		.insertInto("second_factors")
		.values({ ...begun, account_id: accountId })
		.onConflict((conflict) =>
			conflict
				.column("account_id")
				.doUpdateSet(begun)
				.where("second_factors.confirmed_at", "is", null)
				.where((eb) =>
					eb.or([
						eb("second_factors.session_id", "!=", sessionId),
						eb("second_factors.created_at", "<=", tooOld(now)),
					]),
				),
		)
		.execute();
}

/** The secret that this session is setting up, for 15 minutes; otherwise null. */
export async function findNewSecret(
	db: Database,
	box: SecretBox,
	{ accountId, sessionId, now }: SettingUp,
): Promise<string | null> {
	const factor = await db
		.selectFrom("second_factors")
		.select("secret")
		.where("account_id", "=", accountId)
		.where("confirmed_at", "is", null)
		.where("session_id", "=", sessionId)
		.where("created_at", ">", tooOld(now))
		.executeTakeFirst();
	return factor ? box.decrypt(factor.secret) : null;
}

/** Deletes the secret that waits for its first code, in whichever session. */
export async function deleteNewSecret(
	trx: Transaction<Schema>,
	{ accountId }: { accountId: number },
): Promise<void> {
	await trx
		.deleteFrom("second_factors")
		.where("account_id", "=", accountId)
		.where("confirmed_at", "is", null)
		.execute();
}

type Confirmation = SettingUp & { code: string; recovery: NewRecoveryCodes };

/**
 * Turns two-step sign-in on with a first code from the app, stores the recovery codes, and tells the person by email.
 * The same form counts once and succeeds twice. Refused for a wrong code, and when this session is setting up nothing.
 */
export function confirmSecondFactor(
	db: Database,
	box: SecretBox,
	confirmation: Confirmation,
): Promise<{ ok: true } | { ok: false; reason: "wrong_code" | "not_begun" | "already_on" }> {
	const { accountId, sessionId, code, recovery, now } = confirmation;
	return transact(db, async (trx) => {
		const account = await lockAccount(trx, { accountId });
		const factor = await readFactor(trx, accountId);
		if (!account || !factor) return { ok: false, reason: "not_begun" };
		if (isRepeatOf(factor, recovery)) return { ok: true };
		if (factor.confirmed_at !== null) return { ok: false, reason: "already_on" };
		const isPending = factor.session_id === sessionId && factor.created_at > tooOld(now);
		if (!isPending) return { ok: false, reason: "not_begun" };
		const secret = box.decrypt(factor.secret);
		const step = secret === null ? null : stepOfCode(secret, { code: plainCode(code), now });
		if (step === null) return { ok: false, reason: "wrong_code" };
		await trx
			.updateTable("second_factors")
			.set({ confirmed_at: now.toISOString(), last_step: step, session_id: null })
			.where("account_id", "=", accountId)
			.execute();
		await storeRecoveryCodes(trx, { accountId, recovery });
		await record(trx, { accountId, actorId: accountId, action: "second factor on", now });
		const { email: to, name, language } = account;
		await writeMail(trx, language, () => secondFactorOnMail({ to, name }), now);
		return { ok: true };
	});
}

/**
 * Replaces the recovery codes. The same form counts once and succeeds twice. Refused while two-step sign-in is off.
 */
export function renewRecoveryCodes(
	db: Database,
	{ accountId, recovery, now }: { accountId: number; recovery: NewRecoveryCodes; now: Date },
): Promise<{ ok: boolean }> {
	return transact(db, async (trx) => {
		await lockAccount(trx, { accountId });
		const factor = await readFactor(trx, accountId);
		if (!factor || factor.confirmed_at === null) return { ok: false };
		if (isRepeatOf(factor, recovery)) return { ok: true };
		await storeRecoveryCodes(trx, { accountId, recovery });
		await record(trx, { accountId, actorId: accountId, action: "recovery codes", now });
		return { ok: true };
	});
}

/**
 * Turns two-step sign-in off with a code from the app or a recovery code. Sent again after it is off, it succeeds.
 * Refused for a wrong code.
 */
export function turnOffSecondFactor(
	db: Database,
	box: SecretBox,
	{ accountId, code, now }: { accountId: number; code: string; now: Date },
): Promise<{ ok: boolean }> {
	return transact(db, async (trx) => {
		const account = await lockAccount(trx, { accountId });
		if (!account || !(await hasSecondFactor(trx, { accountId }))) return { ok: true };
		if (!(await acceptCode(trx, box, { account: { accountId, ...account }, code, now })))
			return { ok: false };
		await deleteFactor(trx, { accountId, actorId: accountId, account, now });
		return { ok: true };
	});
}

/**
 * Turns off the two-step sign-in of somebody who has lost the app and the recovery codes. `actorId` is the SuperAdmin
 * who does it; null for the command line.
 */
export async function removeSecondFactor(
	trx: Transaction<Schema>,
	{ accountId, actorId, now }: { accountId: number; actorId: number | null; now: Date },
): Promise<{ exists: boolean; wasOn: boolean }> {
	const account = await lockAccount(trx, { accountId });
	const wasOn = await hasSecondFactor(trx, { accountId });
	if (account && wasOn) await deleteFactor(trx, { accountId, actorId, account, now });
	return { exists: account !== undefined, wasOn };
}

async function deleteFactor(
	trx: Transaction<Schema>,
	removal: {
		accountId: number;
		actorId: number | null;
		account: { email: string; name: string; language: string | null };
		now: Date;
	},
): Promise<void> {
	const { accountId, actorId, account, now } = removal;
	for (const table of ["recovery_codes", "second_factors"] as const)
		await trx.deleteFrom(table).where("account_id", "=", accountId).execute();
	await record(trx, { accountId, actorId, action: "second factor off", now });
	const isOwn = actorId === accountId;
	const { email: to, name, language } = account;
	await writeMail(trx, language, () => secondFactorOffMail({ to, name, isOwn }), now);
}

const readFactor = (trx: Transaction<Schema>, accountId: number) =>
	trx
		.selectFrom("second_factors")
		.select(["secret", "created_at", "session_id", "confirmed_at", "codes_key_hash"])
		.where("account_id", "=", accountId)
		.executeTakeFirst();

type Confirmed = { confirmed_at: string | null; codes_key_hash: string | null };

const isRepeatOf = (factor: Confirmed, { key }: NewRecoveryCodes): boolean =>
	factor.confirmed_at !== null && factor.codes_key_hash === hashToken(key);

async function storeRecoveryCodes(
	trx: Transaction<Schema>,
	{ accountId, recovery }: { accountId: number; recovery: NewRecoveryCodes },
): Promise<void> {
	await trx.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
	const hashes = recovery.codes.map((code) => hashToken(plainCode(code)));
	await trx
		.insertInto("recovery_codes")
		.values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
		.execute();
	await trx
		.updateTable("second_factors")
		.set({ codes_key_hash: hashToken(recovery.key) })
		.where("account_id", "=", accountId)
		.execute();
}

type Recorded = {
	accountId: number;
	actorId: number | null;
	action: "second factor on" | "second factor off" | "recovery codes";
	now: Date;
};

const record = (trx: Transaction<Schema>, { accountId, actorId, action, now }: Recorded): Promise<number> =>
	recordChange(trx, { actorId, action, subject: `account ${accountId}`, now });
