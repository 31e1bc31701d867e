import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { openSession } from "#app/common/access/sessions.server.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";

/** The time at which account tests take place. */
export const ACCOUNT_NOW = new Date("2026-12-01T12:00:00.000Z");
export const PASSWORD = "correct horse battery";

/**
 * Creates an account like the command line, named `name`, at `name@example.com`, with `PASSWORD`; returns its
 * id.
 */
export async function addAccount(db: Database, name: string, role: Role = "User"): Promise<number> {
	const email = `${name.toLowerCase()}@example.com`;
	await setAccount(db, { email, name, role, password: PASSWORD, now: ACCOUNT_NOW });
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	return id;
}

/** Signs an account in on another device; returns the session's id. */
export async function addSession(db: Database, accountId: number, tokenHash: string): Promise<number> {
	await openSession(db, { accountId, tokenHash, userAgent: "Firefox/134.0", now: ACCOUNT_NOW });
	const { id } = await db
		.selectFrom("sessions")
		.select("id")
		.where("token_hash", "=", tokenHash)
		.executeTakeFirstOrThrow();
	return id;
}
