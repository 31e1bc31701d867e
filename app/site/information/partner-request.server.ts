import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { acceptOnce, type Submitter } from "#app/common/access/recent-submissions.server.ts";
import { type DataOwner, describeErasure } from "#app/common/access/viewer.server.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { emailIn } from "#app/conversations/sent-conversation.server.ts";
import { startConversation } from "#app/conversations/write-message.server.ts";
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
					idempotency_key: idempotencyKey,
					account_id: accountId,
					name,
					contact,
					message,
					created_at: now.toISOString(),
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			const about = { kind: "partner", key: String(id) } as const;
			const found = {
				name,
				email: emailIn(contact),
				accountId,
				hotel: null,
				facts: [],
				language: currentLanguage(),
			};
			await startConversation(trx, { about, found, body: message, now });
			if (adminEmail)
				await writeMail(
					trx,
					null,
					() => partnerRequestMail({ about, name, contact, message, to: adminEmail }),
					now,
				);
			return { result: null };
		},
	});
	return { repeated: accepted.ok && accepted.repeated };
}

/** The condition for a person's partner requests: the address of a guest is the contact that they entered. */
export function isOwnPartnerRequest({ accountId, email }: DataOwner): RawBuilder<SqlBool> {
	const ways: RawBuilder<SqlBool>[] = [];
	if (accountId !== null) ways.push(sql`account_id = ${accountId}`);
	if (email) ways.push(sql`(lower(trim(contact)) = ${email} and account_id is null)`);
	return ways.length > 0 ? sql<SqlBool>`(${sql.join(ways, sql` or `)})` : sql<SqlBool>`(1 = 0)`;
}

/**
 * Removes personal data from a person's partner requests. Call it in the transaction that deletes the account or erases
 * the guest.
 */
export async function anonymizePartnerRequests(trx: Transaction<Schema>, owner: DataOwner): Promise<void> {
	const { name } = describeErasure(owner);
	await trx
		.updateTable("partner_requests")
		.set({ name, contact: "", message: "", invited_email: null, invitation_hash: null, account_id: null })
		.where(isOwnPartnerRequest(owner))
		.execute();
}
