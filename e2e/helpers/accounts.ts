import type { Page } from "playwright/test";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { signInAt } from "./people.ts";

export const ANA = "ana@meeha.test";

/** Makes an account of its own for a test that leaves nothing of it as it was, and gives its id. */
export async function addSiteAccount(
	db: Database,
	{ email = ANA, name = "Ana Lima", role = "User" as Role } = {},
): Promise<number> {
	await setAccount(db, { email, name, role, password: DEMO_PASSWORD, now: new Date() });
	const account = db.selectFrom("accounts").select("id").where("email", "=", email);
	return (await account.executeTakeFirstOrThrow()).id;
}

/** Signs in, from wherever the page is, and goes home. */
export const signInAs = (page: Page, email: string): Promise<void> => signInAt(page, "/", email);
