import { type ExpressionBuilder, sql } from "kysely";
import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { MESSAGE_PHOTO_WIDTHS } from "./conversation-kinds.ts";
import type { ConversationAccess, ConversationRef, ConversationSubjects } from "./conversation-subject.ts";

/** Messages on a page. */
const SHOWN = 50;

/** The condition for the messages that a side reads: notes are for the desk that wrote them. */
const isReadBy = (access: ConversationAccess) => (eb: ExpressionBuilder<Schema, "messages">) =>
	access.by === "customer" ? isNoNote(eb) : eb.or([isNoNote(eb), eb("messages.author", "=", access.by)]);

/** The condition for messages that customers may see, in the `where` of every query for them. */
export const isNoNote = (eb: ExpressionBuilder<Schema, "messages">) =>
	eb("messages.is_note", "=", eb.lit(false));

type Read = {
	about: ConversationRef;
	access: ConversationAccess;
	/** Shows the messages before this one. */
	before?: number | null;
};

/**
 * Returns what a conversation is about and its last messages, oldest first, and marks them as read by this side;
 * undefined when there is no such subject, or it is not theirs. Without messages yet, `conversation` is null.
 */
export async function readConversation(db: Database, subjects: ConversationSubjects, read: Read) {
	const { about, access } = read;
	const found = await subjects[about.kind].find(db, about.key, access);
	if (!found) return undefined;
	const conversation = await db
		.selectFrom("conversations")
		.leftJoin("accounts as assignee", "assignee.id", "conversations.assigned_to")
		.select(["conversations.id", "conversations.closed_at", "conversations.message_count"])
		.select(["conversations.assigned_to", "assignee.name as assignee"])
		.select(["conversations.desk_unread", "conversations.customer_unread"])
		.where("conversations.kind", "=", about.kind)
		.where("conversations.subject_key", "=", about.key)
		.executeTakeFirst();
	if (!conversation) return { found, conversation: null, messages: [], earlier: null };
	const column = access.by === "customer" ? "customer_unread" : "desk_unread";
	if (conversation[column] > 0)
		await db
			.updateTable("conversations")
			.set({ [column]: 0 })
			.where("id", "=", conversation.id)
			.where("message_count", "=", conversation.message_count)
			.execute();
	return { found, conversation, ...(await readMessages(db, conversation.id, read)) };
}

async function readMessages(db: Database, conversationId: number, { access, before = null }: Read) {
	const newest = await db
		.selectFrom("messages")
		.leftJoin("accounts", "accounts.id", "messages.account_id")
		.select(["messages.id", "messages.author", "messages.body", "messages.is_note", "messages.at"])
		.select("accounts.name as by")
		.select((eb) =>
			eb
				.selectFrom("message_photos")
				.select((of) => of.fn.countAll<number>().as("photos"))
				.whereRef("message_photos.message_id", "=", "messages.id")
				.$asScalar()
				.as("photos"),
		)
		.where("messages.conversation_id", "=", conversationId)
		.where(isReadBy(access))
		.$if(before !== null, (query) => query.where("messages.id", "<", before))
		.orderBy("messages.id", "desc")
		.limit(SHOWN + 1)
		.execute();
	const messages = newest.slice(0, SHOWN).reverse();
	return {
		messages: messages.map((message) => ({ ...message, photos: Number(message.photos) })),
		/** The first message shown, when there are earlier ones. */
		earlier: newest.length > SHOWN ? (messages[0]?.id ?? null) : null,
	};
}

export type ReadMessage = Awaited<ReturnType<typeof readMessages>>["messages"][number];

/** What a link with this token (its SHA-256) opens; undefined when there is none. */
export async function findByToken(
	db: Database,
	{ tokenHash }: { tokenHash: string },
): Promise<ConversationRef | undefined> {
	const found = await db
		.selectFrom("conversations")
		.select(["kind", "subject_key as key"])
		.where("token_hash", "=", tokenHash)
		.executeTakeFirst();
	return found;
}

/** How many messages wait for the customer of an order, stay or move, and whether there are any. */
export async function countOwnMessages(db: Database, { kind, key }: ConversationRef) {
	const found = await db
		.selectFrom("conversations")
		.select("customer_unread as unread")
		.where("kind", "=", kind)
		.where("subject_key", "=", key)
		.executeTakeFirst();
	return found?.unread ?? 0;
}

type PhotoFile = Pick<Read, "about" | "access"> & {
	messageId: number;
	position: number;
	width: (typeof MESSAGE_PHOTO_WIDTHS)[number];
};

/** One file of a message's picture; undefined when there is none, or the conversation is not theirs. */
export async function readMessagePhoto(
	db: Database,
	subjects: ConversationSubjects,
	{ about, access, messageId, position, width }: PhotoFile,
): Promise<Buffer | undefined> {
	if (!(await subjects[about.kind].find(db, about.key, access))) return undefined;
	const photo = await db
		.selectFrom("message_photos")
		.innerJoin("messages", "messages.id", "message_photos.message_id")
		.innerJoin("conversations", "conversations.id", "messages.conversation_id")
		.select(
			width === MESSAGE_PHOTO_WIDTHS[0] ? "message_photos.small as bytes" : "message_photos.large as bytes",
		)
		.where("messages.id", "=", messageId)
		.where(isReadBy(access))
		.where("message_photos.position", "=", position)
		.where("conversations.kind", "=", about.kind)
		.where("conversations.subject_key", "=", about.key)
		.executeTakeFirst();
	return photo?.bytes;
}

/** Deletes the conversation about a deleted record. */
export async function deleteConversation(db: Database, { kind, key }: ConversationRef): Promise<void> {
	await db.deleteFrom("conversations").where("kind", "=", kind).where("subject_key", "=", key).execute();
}

/** The ids of a person's own conversations, as a subquery. A partner request has the address that its sender entered. */
export const ownConversationIds = (owner: DataOwner) => sql<number>`(
	select id from conversations where ${belongsTo("conversations", owner)} and kind in ('contact', 'partner')
	union select own.id from orders
		join conversations as own on own.kind = 'order' and own.subject_key = orders.number
		where ${belongsTo("orders", owner)}
	union select own.id from bookings
		join conversations as own on own.kind = 'stay' and own.subject_key = bookings.number
		where ${belongsTo("bookings", owner)}
	union select own.id from moving_bookings
		join conversations as own on own.kind = 'move' and own.subject_key = moving_bookings.number
		where ${belongsTo("moving_bookings", owner)})`;
