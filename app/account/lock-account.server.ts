import type { Transaction } from "kysely";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * The account as it is now, which nobody else changes until this transaction is over. Asked for before anything
 * else of the account is locked. SQLite's transactions wait for each other anyway.
 */
export function lockAccount(trx: Transaction<Schema>, { accountId }: { accountId: number }) {
	return trx
		.selectFrom("accounts")
		.select(["email", "name", "password_hash", "email_verified_at", "suspended_at", "avatar_hash"])
		.where("id", "=", accountId)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
}
