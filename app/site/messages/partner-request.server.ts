import { partnerRequestMail } from "#app/site/mail/mails.ts";
import { writeMail } from "#app/site/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";

/**
 * Keeps a request to join the partner network, with a mail to the administrator when there is one. A form
 * sent again keeps and mails nothing more: `repeated`.
 */
export async function keepPartnerRequest(
	db: Database,
	sent: {
		onceKey: string;
		name: string;
		/** As typed: a phone number, an address, anything. */
		contact: string;
		message: string;
		adminEmail: string | undefined;
		now: Date;
	},
): Promise<{ repeated: boolean }> {
	const { onceKey, name, contact, message, adminEmail, now } = sent;
	return db.transaction().execute(async (trx) => {
		const kept = await trx
			.insertInto("partner_requests")
			.values({ once_key: onceKey, name, contact, message, created_at: now.toISOString() })
			.onConflict((conflict) => conflict.column("once_key").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!kept) return { repeated: true };
		if (adminEmail) await writeMail(trx, partnerRequestMail({ name, contact, message, to: adminEmail }), now);
		return { repeated: false };
	});
}
