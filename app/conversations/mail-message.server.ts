import type { Transaction } from "kysely";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { t } from "#app/common/language/messages.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { readStaff } from "#app/common/mail/staff-emails.server.ts";
import { marketName } from "#app/common/market/market-name.ts";
import type { Picture } from "#app/common/photos/images.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { Schema } from "#db/schema.ts";
import { conversationSegment, isSent, latestMessage } from "./conversation-kinds.ts";
import type { ConversationAccess, ConversationRef, Correspondence } from "./conversation-subject.ts";

export type MailLinks = {
	/**
	 * The token of the link to a conversation that a person without an account gets at an email address: 256 bits, always
	 * the same for this address. A message to another address replaces it.
	 */
	tokenOf: (conversationId: number, email: string) => string;
};

type Written = {
	about: ConversationRef;
	access: ConversationAccess;
	found: Correspondence;
	conversation: { id: number; assigned_to: number | null };
	body: string;
	photos: readonly Picture[];
	links: MailLinks;
	now: Date;
};

/** Emails a message to the other side, in the transaction that stores it. */
export async function mailMessage(trx: Transaction<Schema>, message: Written): Promise<void> {
	const { about, access, found, body, now } = message;
	const mailed = { about, body, photos: message.photos.length };
	if (access.by === "customer") {
		const desk = await readDesk(trx, message);
		const replyTo = isSent(about.kind) ? found.email : "";
		for (const { language, ...recipient } of desk)
			await writeMail(
				trx,
				language,
				() => messageForDeskMail({ ...mailed, ...recipient, from: found.name, replyTo }),
				now,
			);
		return;
	}
	if (found.email === "") return;
	const from = access.by === "hotel" ? (found.hotel?.name ?? marketName()) : marketName();
	const path = await customerPath(trx, message);
	const { name, email: to, language } = found;
	await writeMail(trx, language, () => messageForCustomerMail({ ...mailed, name, from, to, path }), now);
}

/** Where a customer reads a conversation. A person without an account gets a link that opens it without further proof. */
async function customerPath(trx: Transaction<Schema>, message: Written): Promise<string> {
	const { about, found, conversation, links } = message;
	if (!isSent(about.kind)) return `/track/${about.key}/messages`;
	if (found.accountId !== null) return `/messages/${conversationSegment(about)}`;
	const token = links.tokenOf(conversation.id, found.email);
	await trx
		.updateTable("conversations")
		.set({ token_hash: hashToken(token) })
		.where("id", "=", conversation.id)
		.execute();
	return `/messages/${token}`;
}

/** Ends the links that were emailed, because the person is written to at another address from now on. */
export async function endConversationLinks(
	trx: Transaction<Schema>,
	{ kind, key }: ConversationRef,
): Promise<void> {
	await trx
		.updateTable("conversations")
		.set({ token_hash: null })
		.where("kind", "=", kind)
		.where("subject_key", "=", key)
		.execute();
}

type Recipient = { to: string; language: string | null; path: string };

/** Whoever the conversation is assigned to, else the team of the stay's hotel, else staff. */
async function readDesk(trx: Transaction<Schema>, message: Written): Promise<Recipient[]> {
	const { about, found, conversation } = message;
	const people = trx
		.selectFrom("accounts")
		.select(["accounts.email", "accounts.role", "accounts.language"])
		.where("accounts.suspended_at", "is", null);
	const assigned = await people
		.where("accounts.id", "=", conversation.assigned_to ?? 0)
		.where((eb) =>
			eb.or([
				eb("accounts.role", "in", ["Admin", "SuperAdmin"]),
				eb.exists(
					eb
						.selectFrom("hotel_members")
						.select("hotel_members.role")
						.whereRef("hotel_members.account_id", "=", "accounts.id")
						.where("hotel_members.hotel_id", "=", found.hotel?.id ?? 0),
				),
			]),
		)
		.executeTakeFirst();
	const team = await people
		.innerJoin("hotel_members", "hotel_members.account_id", "accounts.id")
		.where("hotel_members.hotel_id", "=", found.hotel?.id ?? 0)
		.orderBy("accounts.id")
		.execute();
	const segment = conversationSegment(about);
	const recipients = assigned ? [assigned] : team;
	if (recipients.length > 0)
		return recipients.map(({ email, role, language }) => ({
			to: email,
			language,
			path: `${role === "Hotel" ? "/owner/inbox" : "/inbox"}/${segment}`,
		}));
	const staff = await readStaff(trx);
	return staff.map(({ email: to, language }) => ({ to, language, path: `/inbox/${segment}` }));
}

type Mailed = {
	to: string;
	about: ConversationRef;
	body: string;
	photos: number;
	/** Where the recipient reads the conversation and answers. */
	path: string;
};

/** To the customer: staff or the hotel (`from`) wrote. */
function messageForCustomerMail(message: Mailed & { name: string; from: string }): Mail {
	const { about, from } = message;
	const { subject, body, link, after } = t.conversationMails.toCustomer;
	const sent = { from, number: numberIn(about) };
	return layOutMail({
		to: message.to,
		name: message.name,
		subject: subject[about.kind](sent),
		paragraphs: [withPhotos(body[about.kind](sent), message)],
		quote: { label: from, text: message.body },
		link: { label: link, path: latestMessage(message.path) },
		after: [after],
	});
}

/** To staff or the owner of a hotel: the customer wrote. Replies go to `replyTo`, where there is one. */
function messageForDeskMail(message: Mailed & { from: string; replyTo: string }): Mail {
	const { about, from } = message;
	const { subject, body, link } = t.conversationMails.toDesk;
	const sent = { from, number: numberIn(about) };
	return layOutMail({
		to: message.to,
		replyTo: message.replyTo || undefined,
		subject: subject[about.kind](sent),
		paragraphs: [withPhotos(body[about.kind](sent), message)],
		quote: { label: from, text: message.body },
		link: { label: link, path: latestMessage(message.path) },
	});
}

const numberIn = ({ kind, key }: ConversationRef): string => (isSent(kind) ? "" : formatReferenceNumber(key));

const withPhotos = (text: string, { photos }: Mailed): string =>
	photos === 0 ? text : `${text} ${t.conversationMails.photos({ count: photos })}`;
