import { hashPassword, passwordMatches } from "#app/account/passwords.server.ts";
import { nameAmong } from "#app/common/forms/form-fields.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";
import { writeVerification } from "./account-links.server.ts";
import { endSignIns, removeUnprovenSignIns } from "./unproven-sign-ins.server.ts";

type NewAccount = { email: string; name: string; role: Role; password: string; now: Date };

/**
 * Creates an account and sends the link that confirms its email address (lower case). Refused when the
 * address is taken.
 */
export async function createAccount(
	db: Database,
	account: NewAccount,
): Promise<{ ok: true; accountId: number } | { ok: false; reason: "email_taken" }> {
	const { name, role, now } = account;
	const email = account.email.toLowerCase();
	const password_hash = await hashPassword(account.password);
	const language = currentLanguage();
	return transact(db, async (trx) => {
		const created = await trx
			.insertInto("accounts")
			.values({ email, name, role, password_hash, language, created_at: now.toISOString() })
			.onConflict((conflict) => conflict.column("email").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!created) return { ok: false, reason: "email_taken" };
		await writeVerification(trx, { id: created.id, email, name, language }, now);
		return { ok: true, accountId: created.id };
	});
}

/**
 * Returns the account for an email address and password, with the checked hash for `signInFrom`. Returns
 * null, after the same time, for an unknown address, a wrong password and a suspended account.
 */
export async function checkCredentials(
	db: Database,
	credentials: { email: string; password: string },
): Promise<{ accountId: number; passwordHash: string; role: Role } | null> {
	const account = await db
		.selectFrom("accounts")
		.select(["id", "password_hash", "role", "suspended_at"])
		.where("email", "=", credentials.email.toLowerCase())
		.executeTakeFirst();
	const matches = await passwordMatches(account?.password_hash, credentials.password);
	if (!account || !matches || account.suspended_at !== null) return null;
	return { accountId: account.id, passwordHash: account.password_hash, role: account.role };
}

/** What a sign-in in two steps checks again at its second step; undefined for an account that is gone. */
export const readCredentials = (db: Database, { accountId }: { accountId: number }) =>
	db
		.selectFrom("accounts")
		.select(["email", "password_hash as passwordHash"])
		.where("id", "=", accountId)
		.executeTakeFirst();

/**
 * Creates an account, or gives the existing one this role and, when given, this name and password. A new
 * password ends the account's sessions, forgets its known devices and confirms the email address. Without one, an account with an
 * unconfirmed address only gets the role User: otherwise whoever signed up with somebody's address would keep
 * the role; with one, what they signed in with besides the password is removed.
 */
export async function setAccount(
	db: Database,
	account: { email: string; role: Role; name?: string; password?: string; now: Date },
): Promise<{ ok: true; made: boolean } | { ok: false; reason: "password_needed" }> {
	const email = account.email.toLowerCase();
	const password_hash = account.password === undefined ? undefined : await hashPassword(account.password);
	const needsProof = account.role !== "User" && !password_hash;
	const now = account.now.toISOString();
	return transact(db, async (trx) => {
		const unproven = await trx
			.selectFrom("accounts")
			.select("id")
			.where("email", "=", email)
			.where("email_verified_at", "is", null)
			.$call(adapterOf(trx).forNoKeyUpdate)
			.executeTakeFirst();
		if (unproven && password_hash) await removeUnprovenSignIns(trx, { accountId: unproven.id });
		const existing = await trx
			.updateTable("accounts")
			.set({ role: account.role, name: account.name, password_hash })
			.$if(password_hash !== undefined, (query) =>
				query.set((eb) => ({
					is_password_set: true,
					email_verified_at: eb.fn.coalesce("email_verified_at", eb.val(now)),
				})),
			)
			.where("email", "=", email)
			.$if(needsProof, (query) => query.where("email_verified_at", "is not", null))
			.returning("id")
			.executeTakeFirst();
		if (existing) {
			if (password_hash) await endSignIns(trx, { accountId: existing.id });
			return { ok: true, made: false };
		}
		if (!password_hash) return { ok: false, reason: "password_needed" };
		const name = account.name ?? nameAmong([email.slice(0, email.indexOf("@")), email]);
		await trx
			.insertInto("accounts")
			.values({ email, name, role: account.role, password_hash, email_verified_at: now, created_at: now })
			.execute();
		return { ok: true, made: true };
	});
}
