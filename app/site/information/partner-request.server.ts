import type { Transaction } from "kysely";
import { startConversation } from "#app/common/conversations/write-message.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { acceptOnce, type Submitter } from "#app/common/recent-submissions.server.ts";
import { emailIn } from "#app/site/inbox/sent-conversation.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { partnerRequestMail } from "./message-mails.ts";

/**
 * Stores a request to join the partner network, starts a conversation with it, and emails the administrator (when there is one). An equal
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
			const { id } = await trx
				.insertInto("partner_requests")
				.values({
					once_key: idempotencyKey,
					account_id: accountId,
					name,
					contact,
					message,
					created_at: now.toISOString(),
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			const about = { kind: "partner", key: String(id) } as const;
			const found = { name, email: emailIn(contact), accountId, hotel: null, facts: [] };
			await startConversation(trx, { about, found, body: message, now });
			if (adminEmail)
				await writeMail(trx, partnerRequestMail({ about, name, contact, message, to: adminEmail }), now);
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
		.set({ name: "Deleted account", contact: "", message: "", invited_email: null, account_id: null })
		.where("account_id", "=", accountId)
		.execute();
}
