import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";

const MAX_STAFF = 10;

/** The staff who get emails about automatic changes: confirmed addresses, oldest accounts first. */
export async function readStaffEmails(trx: Transaction<Schema>): Promise<string[]> {
	const staff = await trx
		.selectFrom("accounts")
		.select("email")
		.where("role", "in", ["Admin", "SuperAdmin"])
		.where("suspended_at", "is", null)
		.where("email_verified_at", "is not", null)
		.orderBy("id")
		.limit(MAX_STAFF)
		.execute();
	return staff.map(({ email }) => email);
}
