import type { Transaction } from "kysely";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Locks the account until the end of the transaction and returns it. Lock it before anything else of the
 * account. SQLite needs no lock: its write transactions run one at a time.
 */
export function lockAccount(trx: Transaction<Schema>, { accountId }: { accountId: number }) {
	return trx
		.selectFrom("accounts")
		.select([
			"email",
			"name",
			"role",
			"password_hash",
			"email_verified_at",
			"suspended_at",
			"avatar_hash",
			"language",
		])
		.where("id", "=", accountId)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
}
