import { z } from "zod";
import { INVITED_ROLES } from "#app/account/memberships/member-roles.ts";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { ROLES } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import { readContent } from "./content.ts";

export const DEMO_PASSWORD = "meeha-demo-1";

const person = z.object({ email: z.string(), name: z.string() });
const content = readContent(
	"accounts",
	z.object({
		accounts: z.array(person.extend({ role: z.enum(ROLES) })),
		colleagues: z.array(person.extend({ role: z.enum(INVITED_ROLES) })),
		hotelOwners: z.record(z.string(), person),
	}),
);

/** Who can sign in to demo data, all with `DEMO_PASSWORD`. The Admin is also the administrator. */
export const DEMO_ACCOUNTS = content.accounts;

/** The owners of the demo's hotels by their key in `content/hotels`. Omar is also one of `DEMO_ACCOUNTS`. */
export const DEMO_OWNERS = content.hotelOwners;

/** Colleagues on the team of the first of Omar's hotels. */
export const DEMO_COLLEAGUES = content.colleagues;

export async function seedAccounts(db: Database, now: Date): Promise<void> {
	for (const account of DEMO_ACCOUNTS) await setAccount(db, { ...account, password: DEMO_PASSWORD, now });
	// Nobody reads email at meeha.test, so nobody could confirm the addresses.
	await db.updateTable("accounts").set({ email_verified_at: now.toISOString() }).execute();
}
