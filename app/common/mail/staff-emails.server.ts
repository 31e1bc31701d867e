import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import type { Mail } from "./mail-layout.ts";
import { writeMail } from "./outbox.server.ts";

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

/** Writes an email to each of them. */
export async function mailStaff(
	trx: Transaction<Schema>,
	mailTo: (email: string) => Mail,
	now: Date,
): Promise<void> {
	for (const email of await readStaffEmails(trx)) await writeMail(trx, mailTo(email), now);
}
