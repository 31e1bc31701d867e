import { setAccount } from "#app/people/accounts.server.ts";
import type { Role } from "#app/people/roles.ts";
import type { Database } from "../client.ts";

export const DEMO_PASSWORD = "meeha-demo-1";

/** Who can sign in to demo data, all with `DEMO_PASSWORD`. The admin is the administrator. */
export const DEMO_ACCOUNTS: { email: string; name: string; role: Role }[] = [
	{ email: "user@meeha.test", name: "Ulla Berg", role: "User" },
	{ email: "owner@meeha.test", name: "Omar Haddad", role: "Hotel" },
	{ email: "admin@meeha.test", name: "Ada Nwosu", role: "Admin" },
	{ email: "super@meeha.test", name: "Suki Tanaka", role: "SuperAdmin" },
];

export async function seedAccounts(db: Database, now: Date): Promise<void> {
	for (const account of DEMO_ACCOUNTS) await setAccount(db, { ...account, password: DEMO_PASSWORD, now });
	// Nobody reads mail at meeha.test, so nobody could confirm it.
	await db.updateTable("accounts").set({ email_verified_at: now.toISOString() }).execute();
}
