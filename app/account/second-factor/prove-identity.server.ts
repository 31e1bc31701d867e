import { lockAccount } from "#app/account/lock-account.server.ts";
import { verifiedHash } from "#app/account/profile/profile.server.ts";
import { markProven } from "#app/common/sessions/sessions.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { acceptCode, hasSecondFactor, plainCode, type SecretBox } from "./accept-code.server.ts";

const LASTS_MS = 10 * 60 * 1000;

type Proof = { accountId: number; sessionId: number; typed: string; now: Date };

/** Whether the password or a code was entered in the last 10 minutes. */
export const isRecentlyProven = ({ provenAt }: { provenAt: string | null }, now: Date): boolean =>
	provenAt !== null && now.getTime() - Date.parse(provenAt) < LASTS_MS;

/**
 * Checks the password, or a code of an account with two-step sign-in, and stores that the person of this session
 * entered it. Returns whether it is right.
 */
export async function proveIdentity(
	db: Database,
	box: SecretBox,
	{ accountId, sessionId, typed, now }: Proof,
): Promise<boolean> {
	const passwordHash = await verifiedHash(db, { accountId, password: typed });
	return transact(db, async (trx) => {
		const account = await lockAccount(trx, { accountId });
		if (!account) return false;
		const isRight =
			passwordHash !== undefined
				? passwordHash === account.password_hash
				: looksLikeCode(typed) &&
					(await hasSecondFactor(trx, { accountId })) &&
					(await acceptCode(trx, box, { account: { accountId, ...account }, code: typed, now }));
		if (isRight) await markProven(trx, { id: sessionId, now });
		return isRight;
	});
}

/** Six digits of an app, or a recovery code. */
const looksLikeCode = (typed: string): boolean => /^(\d{6}|[\da-f]{16})$/.test(plainCode(typed));
