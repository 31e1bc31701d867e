import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { contactMessageMail, contactReceivedMail } from "./message-mails.ts";

/**
 * Stores a message from the contact page, and emails the administrator (when there is one) and an
 * acknowledgement to the sender. Sending the form again stores and sends nothing (`repeated`).
 */
export async function saveContactMessage(
	db: Database,
	sent: {
		idempotencyKey: string;
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
	const { idempotencyKey, name, email, message, accountId, adminEmail, isEmailed = true, now } = sent;
	return transact(db, async (trx) => {
		const saved = await trx
			.insertInto("contact_messages")
			.values({
				once_key: idempotencyKey,
				account_id: accountId,
				name,
				email,
				message,
				created_at: now.toISOString(),
			})
			.onConflict((conflict) => conflict.column("once_key").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!saved) return { repeated: true };
		if (adminEmail) await writeMail(trx, contactMessageMail({ name, email, message, to: adminEmail }), now);
		if (isEmailed) await writeMail(trx, contactReceivedMail({ to: email }), now);
		return { repeated: false };
	});
}
