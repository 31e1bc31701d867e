import type { ExpressionBuilder, Transaction } from "kysely";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Makes whoever else would take a SuperAdmin away wait until this transaction is over, so that two of them
 * can't each count on the other one's. SQLite's transactions wait for each other anyway.
 */
export async function lockSuperAdmins(trx: Transaction<Schema>): Promise<void> {
	await trx
		.selectFrom("accounts")
		.select("id")
		.where("role", "=", "SuperAdmin")
		.where("suspended_at", "is", null)
		.orderBy("id")
		.$call(adapterOf(trx).forUpdate)
		.execute();
}

/** That the account is no SuperAdmin, or not the last one who can act. Only safe after `lockSuperAdmins`. */
export function isNotLastSuperAdmin(eb: ExpressionBuilder<Schema, "accounts">) {
	return eb.or([
		eb("accounts.role", "!=", "SuperAdmin"),
		eb("accounts.suspended_at", "is not", null),
		eb.exists(
			eb
				.selectFrom("accounts as other")
				.select("other.id")
				.whereRef("other.id", "!=", "accounts.id")
				.where("other.role", "=", "SuperAdmin")
				.where("other.suspended_at", "is", null),
		),
	]);
}
