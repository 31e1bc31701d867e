import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";

const WAYS_IN = [
	"recovery_codes",
	"second_factors",
	"passkeys",
	"openid_identities",
	"known_devices",
] as const;

/**
 * Removes two-step sign-in, passkeys, linked identities and known devices of an account whose address nobody has
 * confirmed, before its owner gets a password. Whoever signed up with somebody else’s address would otherwise keep a
 * passkey of the account, or lock its owner out with a second factor. Sessions end where the password is set.
 */
export async function removeUnprovenSignIns(
	trx: Transaction<Schema>,
	{ accountId }: { accountId: number },
): Promise<void> {
	for (const table of WAYS_IN) await trx.deleteFrom(table).where("account_id", "=", accountId).execute();
}
