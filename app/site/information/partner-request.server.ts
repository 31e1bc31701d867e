import type { Transaction } from "kysely";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { acceptOnce, type Submitter } from "#app/common/recent-submissions.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { partnerRequestMail } from "./message-mails.ts";

/**
 * Stores a request to join the partner network and emails the administrator (when there is one). An equal
 * form from the same sender within half an hour stores and sends nothing (`repeated`).
 */
export async function savePartnerRequest(
	db: Database,
	sent: {
		submitter: Submitter;
		name: string;
		/** As typed: a phone number, an address or anything else. */
		contact: string;
		message: string;
		/** The sender's account; null when nobody was signed in. */
		accountId: number | null;
		adminEmail: string | undefined;
		now: Date;
	},
): Promise<{ repeated: boolean }> {
	const { submitter, name, contact, message, accountId, adminEmail, now } = sent;
	const submission = { form: "partner", content: { name, contact, message }, submitter, now } as const;
	const accepted = await acceptOnce(db, submission, {
		async carryOut(trx, { idempotencyKey }) {
			await trx
				.insertInto("partner_requests")
				.values({
					once_key: idempotencyKey,
					account_id: accountId,
					name,
					contact,
					message,
					created_at: now.toISOString(),
				})
				.execute();
			if (adminEmail)
				await writeMail(trx, partnerRequestMail({ name, contact, message, to: adminEmail }), now);
			return { result: null };
		},
	});
	return { repeated: accepted.ok && accepted.repeated };
}

/**
 * Removes personal data from an account's partner requests. Call it in the transaction that deletes the
 * account.
 */
export async function anonymizePartnerRequests(
	trx: Transaction<Schema>,
	{ accountId }: { accountId: number },
): Promise<void> {
	await trx
		.updateTable("partner_requests")
		.set({ name: "Deleted account", contact: "", message: "", account_id: null })
		.where("account_id", "=", accountId)
		.execute();
}
