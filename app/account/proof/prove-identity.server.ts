import { lockAccount } from "#app/account/lock-account.server.ts";
import { verifiedHash } from "#app/account/passwords.server.ts";
import { markProven } from "#app/common/access/sessions.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { acceptCode, hasSecondFactor, plainCode, type SecretBox } from "./accept-code.server.ts";
import { acceptPasskey } from "./accept-passkey.server.ts";
import type { VerifiedPasskey } from "./verify-passkey.server.ts";

const LASTS_MS = 10 * 60 * 1000;

/**
 * What an important change asks for. `code`: of a change to the second factor, which nobody makes with a stolen password
 * alone.
 */
export type ProofStrength = "any" | "code";

type Proving = { accountId: number; sessionId: number; now: Date };

type SessionProofs = { provenAt: string | null; codeProvenAt: string | null };

/** Whether the person confirmed who they are in the last 10 minutes. */
export function isRecentlyProven(
	{ provenAt, codeProvenAt }: SessionProofs,
	now: Date,
	strength: ProofStrength = "any",
): boolean {
	const at = strength === "code" ? codeProvenAt : provenAt;
	return at !== null && now.getTime() - Date.parse(at) < LASTS_MS;
}

/** Whether an account has a password that its person knows, and whether it has passkeys. */
export async function readProofMeans(
	db: Database,
	{ accountId }: { accountId: number },
): Promise<{ hasPassword: boolean; hasPasskeys: boolean }> {
	const found = await db
		.selectFrom("accounts")
		.select((eb) => [
			"is_password_set",
			eb
				.exists(eb.selectFrom("passkeys").select("id").whereRef("account_id", "=", "accounts.id"))
				.as("has_passkeys"),
		])
		.where("id", "=", accountId)
		.executeTakeFirst();
	return { hasPassword: Boolean(found?.is_password_set), hasPasskeys: Boolean(found?.has_passkeys) };
}

/**
 * Checks the password, or a code of an account with two-step sign-in, and stores that the person of this session
 * entered it. With the strength `code`, a password is not enough. Returns whether it is right.
 */
export async function proveIdentity(
	db: Database,
	box: SecretBox,
	{
		accountId,
		sessionId,
		typed,
		strength = "any",
		now,
	}: Proving & { typed: string; strength?: ProofStrength },
): Promise<boolean> {
	const passwordHash =
		strength === "any" ? await verifiedHash(db, { accountId, password: typed }) : undefined;
	return transact(db, async (trx) => {
		const account = await lockAccount(trx, { accountId });
		if (!account) return false;
		const isByCode = passwordHash === undefined;
		const isRight = isByCode
			? looksLikeCode(typed) &&
				(await hasSecondFactor(trx, { accountId })) &&
				(await acceptCode(trx, box, { account: { accountId, ...account }, code: typed, now }))
			: passwordHash === account.password_hash;
		if (isRight) await markProven(trx, { id: sessionId, isByCode, now });
		return isRight;
	});
}

/** Accepts what one of the account's passkeys signed, once, and stores it of this session. */
export function proveByPasskey(
	db: Database,
	{ accountId, sessionId, passkey, now }: Proving & { passkey: VerifiedPasskey },
): Promise<boolean> {
	return transact(db, async (trx) => {
		const account = await lockAccount(trx, { accountId });
		if (!account || passkey.accountId !== accountId) return false;
		const isAccepted = await acceptPasskey(trx, passkey, now);
		if (isAccepted) await markProven(trx, { id: sessionId, isByCode: true, now });
		return isAccepted;
	});
}

/** Six digits of an app, or a recovery code. */
const looksLikeCode = (typed: string): boolean => /^(\d{6}|[\da-f]{16})$/.test(plainCode(typed));
