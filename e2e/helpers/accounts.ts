import type { Page } from "playwright/test";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { openSession } from "#app/common/access/sessions.server.ts";
import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { signInAt } from "./people.ts";
import { signedCookie } from "./signed-cookie.ts";

export const ANA = "ana@meeha.test";

/** Creates an account for a test that changes it, and returns its id. */
export async function addSiteAccount(
	db: Database,
	{ email = ANA, name = "Ana Lima", role = "User" as Role } = {},
): Promise<number> {
	await setAccount(db, { email, name, role, password: DEMO_PASSWORD, now: new Date() });
	const account = db.selectFrom("accounts").select("id").where("email", "=", email);
	return (await account.executeTakeFirstOrThrow()).id;
}

/** Signs an account in without a request, and returns the cookie. */
export async function newSessionCookie(db: Database, accountId: number): Promise<string> {
	const token = newToken();
	await openSession(db, { accountId, tokenHash: hashToken(token), userAgent: "", now: new Date() });
	return signedCookie("meeha_session", token);
}

/** Signs in from any page and goes to the home page. */
export const signInAs = (page: Page, email: string): Promise<void> => signInAt(page, "/", email);
