import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import { acceptChallenge } from "./challenges.server.ts";
import type { VerifiedPasskey } from "./verify-passkey.server.ts";

/**
 * Lock the account first. Accepts what a passkey signed, once, if the account still has the passkey. Refused when its
 * count of uses does not go up, because then it may have been copied; synced passkeys don't count.
 */
export async function acceptPasskey(
	trx: Transaction<Schema>,
	{ passkeyId, accountId, challenge, counter, isSynced }: VerifiedPasskey,
	now: Date,
): Promise<boolean> {
	if (!(await acceptChallenge(trx, challenge))) return false;
	const used = await trx
		.updateTable("passkeys")
		.set({ counter, is_synced: isSynced, last_used_at: now.toISOString() })
		.where("id", "=", passkeyId)
		.where("account_id", "=", accountId)
		.where((eb) =>
			eb.or([eb("counter", "<", counter), eb.and([eb("counter", "=", 0), eb.lit(counter === 0)])]),
		)
		.returning("id")
		.executeTakeFirst();
	return used !== undefined;
}
