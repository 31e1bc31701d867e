import type { ColumnType, Generated } from "kysely";
import type { Fixed, Id, Instant } from "./columns.ts";

/** What a conversation is about. */
export type ConversationKind = "order" | "stay" | "move" | "contact" | "partner";

/** Who wrote a message. */
export type MessageAuthor = "customer" | "staff" | "hotel";

export interface InboxTables {
	conversations: ConversationsTable;
	messages: MessagesTable;
	message_photos: MessagePhotosTable;
	reply_templates: ReplyTemplatesTable;
}

/** One for each order, stay and move with messages, and for each contact message and partner request. */
interface ConversationsTable {
	id: Id;
	kind: Fixed<ConversationKind>;
	/** The number of an order, stay or move; the id of a contact message or partner request. */
	subject_key: Fixed<string>;
	/** The hotel of a stay. */
	hotel_id: Fixed<number | null>;
	/** The account that sent a contact message or partner request; others belong to whoever owns their subject. */
	account_id: Fixed<number | null>;
	/** SHA-256 of the token in the link of a contact message or partner request; null before the first reply. */
	token_hash: string | null;
	name: Fixed<string>;
	/** In lower case; empty when there is none. */
	email: Fixed<string>;
	search_text: Fixed<string>;
	/** The beginning of the last message. */
	excerpt: ColumnType<string, string | undefined, string>;
	last_author: ColumnType<MessageAuthor, MessageAuthor | undefined, MessageAuthor>;
	last_message_at: Instant;
	message_count: Generated<number>;
	/** Messages of the customer that neither staff nor the hotel have read. */
	desk_unread: Generated<number>;
	/** Messages to the customer that they have not read. */
	customer_unread: Generated<number>;
	assigned_to: number | null;
	closed_at: Instant | null;
	/** In which to write to them; null for the market’s own. */
	language: Fixed<string | null>;
	created_at: Fixed<Instant>;
}

/** Rows are only ever added. */
interface MessagesTable {
	id: Id;
	conversation_id: Fixed<number>;
	/** Unique in its conversation. */
	idempotency_key: Fixed<string>;
	author: Fixed<MessageAuthor>;
	/** Null for a guest, and once the account is deleted. */
	account_id: Fixed<number | null>;
	body: Fixed<string>;
	/** For the desk of its author only: never mailed, exported or shown to anybody else. */
	is_note: ColumnType<boolean, boolean | undefined, never>;
	at: Fixed<Instant>;
}

/** The pictures of messages. Only people of the conversation see them. */
interface MessagePhotosTable {
	message_id: Fixed<number>;
	/** 1 to 4. */
	position: Fixed<number>;
	width: Fixed<number>;
	height: Fixed<number>;
	/** WebP files, 320 and 1,280 pixels wide at most. */
	small: Fixed<Buffer>;
	large: Fixed<Buffer>;
}

/** Texts that a desk answers with, at most 100. Names are unique, whatever their case. */
interface ReplyTemplatesTable {
	id: Id;
	/** Null for those of the market’s staff. */
	hotel_id: Fixed<number | null>;
	name: string;
	/** With fields such as `{name}`. */
	body: string;
	version: number;
	idempotency_key: ColumnType<string | null, string | null | undefined, string | null>;
	created_at: Fixed<Instant>;
}
