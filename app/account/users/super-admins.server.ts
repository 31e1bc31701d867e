import type { ExpressionBuilder, Transaction } from "kysely";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Locks all SuperAdmins until the end of the transaction, so that two of them can't remove each other at the
 * same time. SQLite needs no lock: its write transactions run one at a time.
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

/** The condition that the account is not the last active SuperAdmin. Call `lockSuperAdmins` first. */
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
