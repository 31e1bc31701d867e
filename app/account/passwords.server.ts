import { hash, verify } from "@node-rs/argon2";
import { newToken } from "#app/common/access/tokens.server.ts";
import type { Database } from "#db/client.ts";

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, which contains its salt and cost. */
export const hashPassword = (password: string) => hash(password, COST);

/** The hash of a password that nobody knows: an account without a password gets one by a reset link. */
export const newPasswordHash = () => hashPassword(newToken());

// Compared when there is no account, so that the answer takes as long as for a wrong password.
const nobodysHash = hashPassword("nobody has this password");

/** Whether the password is right; takes the same time when there is no hash. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
	const matches = await verify(passwordHash ?? (await nobodysHash), password);
	return matches && passwordHash !== undefined;
}

/**
 * Returns the hash that this password matches, or undefined when it is wrong. Hashing takes a while, so the
 * following write must require that the account still has this hash.
 */
export async function verifiedHash(
	db: Database,
	{ accountId, password }: { accountId: number; password: string },
): Promise<string | undefined> {
	const account = await db
		.selectFrom("accounts")
		.select("password_hash")
		.where("id", "=", accountId)
		.executeTakeFirst();
	return (await passwordMatches(account?.password_hash, password)) ? account?.password_hash : undefined;
}
