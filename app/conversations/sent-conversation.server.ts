import { sql } from "kysely";
import { email } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import type { Database } from "#db/client.ts";
import type { ConversationAccess, ConversationSubject } from "./conversation-subject.ts";

/** The condition for what a person without a link may read: what their account sent. */
const isSentBy = (access: ConversationAccess) =>
	access.by === "staff" || (access.by === "customer" && access.viewer.isGranted)
		? sql<boolean>`(1 = 1)`
		: access.by === "customer" && access.viewer.accountId !== null
			? sql<boolean>`(account_id = ${access.viewer.accountId})`
			: sql<boolean>`(1 = 0)`;

/** The language in which it was sent; null for the market's own. */
export async function readSentLanguage(
	db: Database,
	kind: "contact" | "partner",
	id: number,
): Promise<string | null> {
	const sent = await db
		.selectFrom("conversations")
		.select("language")
		.where("kind", "=", kind)
		.where("subject_key", "=", String(id))
		.executeTakeFirst();
	return sent?.language ?? null;
}

/** Conversations that a message of the contact page began. */
export const contactConversation: ConversationSubject = {
	async find(db: Database, id, access) {
		const message = await db
			.selectFrom("contact_messages")
			.select(["name", "email", "account_id as accountId"])
			.where("id", "=", Number(id))
			.where(isSentBy(access))
			.executeTakeFirst();
		if (!message) return undefined;
		const language = await readSentLanguage(db, "contact", Number(id));
		return { ...message, language, hotel: null, facts: [[t.words.email, message.email]] };
	},
};

/** Conversations that a partner request began. Its contact is free text, so there may be no email address. */
export const partnerConversation: ConversationSubject = {
	async find(db: Database, id, access) {
		const request = await db
			.selectFrom("partner_requests")
			.select(["name", "contact", "invited_email", "account_id as accountId"])
			.where("id", "=", Number(id))
			.where(isSentBy(access))
			.executeTakeFirst();
		if (!request) return undefined;
		const { name, contact, accountId, invited_email: invited } = request;
		return {
			name,
			language: await readSentLanguage(db, "partner", Number(id)),
			accountId,
			hotel: null,
			email: invited ?? emailIn(contact),
			facts: [[t.inbox.contact, contact]],
		};
	},
};

/** The email address that a contact is, in lower case; empty when it is anything else. */
export const emailIn = (contact: string): string => email().safeParse(contact).data ?? "";
