import type { Transaction } from "kysely";
import { deleteNewSecret } from "#app/account/proof/second-factor.server.ts";
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

/**
 * After the password was set without the old one: ends all sessions of the account, forgets the browsers that it knows,
 * and deletes the secret of an authenticator app that waits for its first code.
 */
export async function endSignIns(
	trx: Transaction<Schema>,
	{ accountId }: { accountId: number },
): Promise<void> {
	for (const table of ["sessions", "known_devices"] as const)
		await trx.deleteFrom(table).where("account_id", "=", accountId).execute();
	await deleteNewSecret(trx, { accountId });
}
