import {
	type ColumnUses,
	DELETED_INTERNAL,
	exportedColumns,
	inDeletedRow,
} from "#app/common/access/column-uses.ts";

/** What a conversation has. An erasure deletes the conversation with its messages. */
export const CONVERSATION_COLUMN_USES = {
	id: DELETED_INTERNAL,
	kind: inDeletedRow(null),
	subject_key: inDeletedRow(null),
	hotel_id: DELETED_INTERNAL,
	account_id: DELETED_INTERNAL,
	token_hash: DELETED_INTERNAL,
	name: inDeletedRow("name"),
	email: inDeletedRow("contact details"),
	search_text: DELETED_INTERNAL,
	excerpt: DELETED_INTERNAL,
	last_author: DELETED_INTERNAL,
	last_message_at: DELETED_INTERNAL,
	message_count: DELETED_INTERNAL,
	desk_unread: DELETED_INTERNAL,
	customer_unread: DELETED_INTERNAL,
	assigned_to: DELETED_INTERNAL,
	closed_at: DELETED_INTERNAL,
	language: inDeletedRow(null),
	created_at: DELETED_INTERNAL,
} as const satisfies ColumnUses<"conversations">;

export const MESSAGE_COLUMN_USES = {
	id: DELETED_INTERNAL,
	conversation_id: DELETED_INTERNAL,
	idempotency_key: DELETED_INTERNAL,
	author: inDeletedRow(null),
	account_id: DELETED_INTERNAL,
	body: inDeletedRow("what you and we write"),
	is_note: DELETED_INTERNAL,
	at: inDeletedRow(null),
} as const satisfies ColumnUses<"messages">;

export const EXPORTED_CONVERSATION_COLUMNS = exportedColumns(CONVERSATION_COLUMN_USES);
export const EXPORTED_MESSAGE_COLUMNS = exportedColumns(MESSAGE_COLUMN_USES);
