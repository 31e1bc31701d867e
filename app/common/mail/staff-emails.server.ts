import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import type { Mail } from "./mail-layout.ts";
import { writeMail } from "./outbox.server.ts";

const MAX_STAFF = 10;

/** The staff who get emails about automatic changes: confirmed addresses, oldest accounts first. */
export const readStaff = (trx: Transaction<Schema>) =>
	trx
		.selectFrom("accounts")
		.select(["email", "language"])
		.where("role", "in", ["Admin", "SuperAdmin"])
		.where("suspended_at", "is", null)
		.where("email_verified_at", "is not", null)
		.orderBy("id")
		.limit(MAX_STAFF)
		.execute();

/** Writes an email to each of them, in their language. */
export async function mailStaff(
	trx: Transaction<Schema>,
	mailTo: (email: string) => Mail,
	now: Date,
): Promise<void> {
	for (const { email, language } of await readStaff(trx))
		await writeMail(trx, language, () => mailTo(email), now);
}
