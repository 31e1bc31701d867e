import type { Transaction } from "kysely";
import { codesTriedMail, recoveryCodeUsedMail } from "#app/account/account-mails.ts";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { withoutUnseen } from "#app/common/typed-text.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { stepOfCode } from "./authenticator-app.ts";

/** Encrypts what the database stores of an app's secret. `decrypt` returns null after the site's secret changed. */
export type SecretBox = { encrypt: (text: string) => string; decrypt: (encrypted: string) => string | null };

/** An account that is locked, see `lockAccount`. */
type LockedAccount = { accountId: number; email: string; name: string; language: string | null };
type TypedCode = { account: LockedAccount; code: string; now: Date };

/** So many wrong codes in a row mean that somebody else may know the password. */
const WRONG_CODES_TO_REPORT = 5;

/** Whether an account signs in with a second factor. */
export async function hasSecondFactor(db: Database, { accountId }: { accountId: number }): Promise<boolean> {
	const factor = await db
		.selectFrom("second_factors")
		.select("id")
		.where("account_id", "=", accountId)
		.where("confirmed_at", "is not", null)
		.executeTakeFirst();
	return factor !== undefined;
}

/** A recovery code as it is compared: without spaces and hyphens, in lower case. */
export const plainCode = (code: string): string => withoutUnseen(code).replace(/[\s-]/g, "").toLowerCase();

/** Whether it is written as a code of an app; any other code is a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(plainCode(code));

/**
 * Lock the account first. Accepts a code of the account's authenticator app, or a recovery code, once: neither works a second time, whichever
 * process it is sent to. The person gets an email about a used recovery code, and about the fifth wrong code in a row.
 */
export async function acceptCode(
	trx: Transaction<Schema>,
	box: SecretBox,
	typed: TypedCode,
): Promise<boolean> {
	const code = plainCode(typed.code);
	const isRight = isAppCode(code)
		? await acceptAppCode(trx, box, { ...typed, code })
		: await acceptRecoveryCode(trx, { ...typed, code });
	if (!isRight) await countWrongCode(trx, typed);
	return isRight;
}

async function acceptAppCode(trx: Transaction<Schema>, box: SecretBox, typed: TypedCode): Promise<boolean> {
	const { accountId } = typed.account;
	const factor = await trx
		.selectFrom("second_factors")
		.select("secret")
		.where("account_id", "=", accountId)
		.where("confirmed_at", "is not", null)
		.executeTakeFirst();
	const secret = factor && box.decrypt(factor.secret);
	const step = secret ? stepOfCode(secret, typed) : null;
	if (step === null) return false;
	const used = await trx
		.updateTable("second_factors")
		.set({ last_step: step, wrong_codes: 0 })
		.where("account_id", "=", accountId)
		.where("last_step", "<", step)
		.returning("id")
		.executeTakeFirst();
	return used !== undefined;
}

async function acceptRecoveryCode(trx: Transaction<Schema>, typed: TypedCode): Promise<boolean> {
	const { code, now } = typed;
	const { accountId, email, name, language } = typed.account;
	const used = await trx
		.updateTable("recovery_codes")
		.set({ used_at: now.toISOString() })
		.where("account_id", "=", accountId)
		.where("code_hash", "=", hashToken(code))
		.where("used_at", "is", null)
		.returning("id")
		.executeTakeFirst();
	if (!used) return false;
	await trx
		.updateTable("second_factors")
		.set({ wrong_codes: 0 })
		.where("account_id", "=", accountId)
		.execute();
	const left = await countRecoveryCodes(trx, { accountId });
	await writeMail(trx, language, () => recoveryCodeUsedMail({ to: email, name, left }), now);
	return true;
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(
	db: Database,
	{ accountId }: { accountId: number },
): Promise<number> {
	const { left } = await db
		.selectFrom("recovery_codes")
		.select((eb) => eb.fn.countAll<number>().as("left"))
		.where("account_id", "=", accountId)
		.where("used_at", "is", null)
		.executeTakeFirstOrThrow();
	return left;
}

async function countWrongCode(trx: Transaction<Schema>, { account, now }: TypedCode): Promise<void> {
	const counted = await trx
		.updateTable("second_factors")
		.set((eb) => ({ wrong_codes: eb("wrong_codes", "+", 1) }))
		.where("account_id", "=", account.accountId)
		.returning("wrong_codes")
		.executeTakeFirst();
	const { email: to, name, language } = account;
	if (counted?.wrong_codes === WRONG_CODES_TO_REPORT)
		await writeMail(trx, language, () => codesTriedMail({ to, name }), now);
}
