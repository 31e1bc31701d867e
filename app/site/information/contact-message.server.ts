import { acceptOnce, type Submitter } from "#app/common/access/recent-submissions.server.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { startConversation } from "#app/conversations/write-message.server.ts";
import type { Database } from "#db/client.ts";
import { contactMessageMail, contactReceivedMail } from "./message-mails.ts";

/**
 * Stores a message from the contact page, starts a conversation with it, and emails the administrator (when there is one) and an
 * acknowledgement to the sender. An equal form from the same sender within half an hour stores and sends
 * nothing (`repeated`).
 */
export async function saveContactMessage(
	db: Database,
	sent: {
		submitter: Submitter;
		name: string;
		email: string;
		message: string;
		/** The sender's account, when signed in. */
		accountId: number | null;
		adminEmail: string | undefined;
		/** Whether the sender gets an acknowledgement; true by default. */
		isEmailed?: boolean;
		now: Date;
	},
): Promise<{ repeated: boolean }> {
	const { submitter, name, email, message, accountId, adminEmail, isEmailed = true, now } = sent;
	const submission = { form: "contact", content: { name, email, message }, submitter, now } as const;
	const accepted = await acceptOnce(db, submission, {
		async carryOut(trx, { idempotencyKey }) {
			const { id } = await trx
				.insertInto("contact_messages")
				.values({
					idempotency_key: idempotencyKey,
					account_id: accountId,
					name,
					email,
					message,
					created_at: now.toISOString(),
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			const about = { kind: "contact", key: String(id) } as const;
			const found = { name, email, accountId, hotel: null, facts: [], language: currentLanguage() };
			await startConversation(trx, { about, found, body: message, now });
			if (adminEmail)
				await writeMail(
					trx,
					null,
					() => contactMessageMail({ about, name, email, message, to: adminEmail }),
					now,
				);
			if (isEmailed) await writeMail(trx, found.language, () => contactReceivedMail({ to: email }), now);
			return { result: null };
		},
	});
	return { repeated: accepted.ok && accepted.repeated };
}
