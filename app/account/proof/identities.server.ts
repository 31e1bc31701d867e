import type { Transaction } from "kysely";
import { openidLinkedMail } from "#app/account/account-mails.ts";
import { newPasswordHash } from "#app/account/passwords.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

/** What an OpenID provider says of the person who signed in there. */
export type OpenidIdentity = {
	issuer: string;
	subject: string;
	/** Lower case; null when the provider does not tell it. */
	email: string | null;
	/** Whether the provider has confirmed the address. */
	isConfirmed: boolean;
	name: string;
};

export type OpenidRefusal = {
	ok: false;
	reason: "unconfirmed_there" | "unconfirmed_here" | "suspended" | "other_identity";
};

type Found = { ok: true; accountId: number; passwordHash: string };

/**
 * Finds the account of an identity. The first time, it is linked to the account with the same email address, only if
 * both the provider and this site have confirmed the address; the person gets an email. Without such an account, one is
 * made with the role User. Refused otherwise, for a suspended account, and for an account that is linked to another
 * identity of the provider. `provider` is its name in the email.
 */
export function findOpenidAccount(
	db: Database,
	identity: OpenidIdentity,
	{ provider, now }: { provider: string; now: Date },
): Promise<Found | OpenidRefusal> {
	const { issuer, subject, email, isConfirmed, name } = identity;
	const at = now.toISOString();
	return transact(db, async (trx) => {
		const linked = await findLinked(trx, identity);
		if (linked?.suspended_at) return { ok: false, reason: "suspended" };
		if (linked) return { ok: true, accountId: linked.id, passwordHash: linked.password_hash };
		if (email === null || !isConfirmed) return { ok: false, reason: "unconfirmed_there" };
		const password_hash = await newPasswordHash();
		await trx
			.insertInto("accounts")
			.values({
				email,
				name,
				role: "User",
				password_hash,
				is_password_set: false,
				created_at: at,
				email_verified_at: at,
				language: currentLanguage(),
			})
			.onConflict((conflict) => conflict.column("email").doNothing())
			.execute();
		const account = await trx
			.selectFrom("accounts")
			.select(["id", "name", "password_hash", "email_verified_at", "suspended_at", "language"])
			.where("email", "=", email)
			.executeTakeFirstOrThrow();
		if (account.suspended_at) return { ok: false, reason: "suspended" };
		if (!account.email_verified_at) return { ok: false, reason: "unconfirmed_here" };
		const added = await trx
			.insertInto("openid_identities")
			.values({ account_id: account.id, issuer, subject, linked_at: at })
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		const found = { ok: true, accountId: account.id, passwordHash: account.password_hash } as const;
		if (!added) {
			// Another process may have linked it just now.
			const mine = await findLinked(trx, identity);
			return mine?.id === account.id ? found : { ok: false, reason: "other_identity" };
		}
		const change = { actorId: account.id, subject: `account ${account.id}`, now } as const;
		await recordChange(trx, { ...change, action: "openid linked", detail: provider });
		const linkedMail = () => openidLinkedMail({ to: email, name: account.name, provider });
		await writeMail(trx, account.language, linkedMail, now);
		return found;
	});
}

const findLinked = (trx: Transaction<Schema>, { issuer, subject }: OpenidIdentity) =>
	trx
		.selectFrom("openid_identities")
		.innerJoin("accounts", "accounts.id", "openid_identities.account_id")
		.select(["accounts.id", "accounts.password_hash", "accounts.suspended_at"])
		.where("issuer", "=", issuer)
		.where("subject", "=", subject)
		.executeTakeFirst();

/** Whether this identity signs in to the account. */
export async function isIdentityOf(
	db: Database,
	{ accountId, issuer, subject }: { accountId: number; issuer: string; subject: string },
): Promise<boolean> {
	const linked = await db
		.selectFrom("openid_identities")
		.select("id")
		.where("account_id", "=", accountId)
		.where("issuer", "=", issuer)
		.where("subject", "=", subject)
		.executeTakeFirst();
	return linked !== undefined;
}

/** Whether an account signs in with this provider. */
export async function isLinked(
	db: Database,
	{ accountId, issuer }: { accountId: number; issuer: string },
): Promise<boolean> {
	const linked = await db
		.selectFrom("openid_identities")
		.select("id")
		.where("account_id", "=", accountId)
		.where("issuer", "=", issuer)
		.executeTakeFirst();
	return linked !== undefined;
}

/** Unlinks an account from the provider; sent again, it succeeds. */
export function unlinkOpenid(
	db: Database,
	{ accountId, issuer, provider, now }: { accountId: number; issuer: string; provider: string; now: Date },
): Promise<void> {
	return transact(db, async (trx) => {
		const removed = await trx
			.deleteFrom("openid_identities")
			.where("account_id", "=", accountId)
			.where("issuer", "=", issuer)
			.returning("id")
			.executeTakeFirst();
		const change = { actorId: accountId, subject: `account ${accountId}`, now } as const;
		if (removed) await recordChange(trx, { ...change, action: "openid unlinked", detail: provider });
	});
}
