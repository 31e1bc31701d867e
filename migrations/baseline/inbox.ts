import { type Kysely, sql } from "kysely";
import {
	between,
	columnTypes,
	createTable,
	defaultTo,
	mayName,
	oneOfWords,
	partOf,
	required,
	requiredUnique,
} from "../support/columns.ts";
import { createIndexes, createUniqueIndexes, indexSearchText } from "../support/indexes.ts";
import { refuseChange } from "../support/ledgers.ts";

export async function createInbox(db: Kysely<unknown>): Promise<void> {
	const { instant, number, bytes } = columnTypes(db);
	await createTable(db, "contact_messages")
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("account_id", number, mayName("accounts"))
		.addColumn("name", "text", required)
		.addColumn("email", "text", required)
		.addColumn("message", "text", required)
		.addColumn("created_at", instant, required)
		.execute();

	await createTable(db, "partner_requests")
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("account_id", number, mayName("accounts"))
		.addColumn("name", "text", required)
		.addColumn("contact", "text", required)
		.addColumn("message", "text", required)
		.addColumn("created_at", instant, required)
		.addColumn("accepted_at", instant)
		.addColumn("accepted_by", number, mayName("accounts"))
		.addColumn("invited_email", "text")
		.addColumn("invitation_hash", "text")
		.addColumn("declined_at", instant)
		.execute();

	await createTable(db, "conversations")
		.addColumn("kind", "text", oneOfWords("kind", ["order", "stay", "move", "contact", "partner"]))
		.addColumn("subject_key", "text", required)
		.addColumn("hotel_id", number, (column) => column.references("hotels.id").onDelete("cascade"))
		.addColumn("account_id", number, mayName("accounts"))
		.addColumn("token_hash", "text", (column) => column.unique())
		.addColumn("name", "text", required)
		.addColumn("email", "text", required)
		.addColumn("search_text", "text", required)
		.addColumn("excerpt", "text", defaultTo(""))
		.addColumn("last_author", "text", oneOfWords("last_author", ["customer", "staff", "hotel"], "customer"))
		.addColumn("last_message_at", instant, required)
		.addColumn("message_count", "integer", defaultTo(0))
		.addColumn("desk_unread", "integer", (column) =>
			column.notNull().defaultTo(0).check(sql`desk_unread >= 0`),
		)
		.addColumn("customer_unread", "integer", (column) =>
			column.notNull().defaultTo(0).check(sql`customer_unread >= 0`),
		)
		.addColumn("assigned_to", number, mayName("accounts"))
		.addColumn("closed_at", instant)
		.addColumn("created_at", instant, required)
		.addUniqueConstraint("conversations_by_subject", ["kind", "subject_key"])
		.addCheckConstraint("conversations_of_stays_have_hotels", sql`(kind = 'stay') = (hotel_id is not null)`)
		.execute();

	await createTable(db, "messages")
		.addColumn("conversation_id", number, partOf("conversations"))
		.addColumn("idempotency_key", "text", required)
		.addColumn("author", "text", oneOfWords("author", ["customer", "staff", "hotel"]))
		.addColumn("account_id", number, mayName("accounts"))
		.addColumn("body", "text", required)
		.addColumn("at", instant, required)
		.addUniqueConstraint("messages_once", ["conversation_id", "idempotency_key"])
		.execute();

	await db.schema
		.createTable("message_photos")
		.addColumn("message_id", number, partOf("messages"))
		.addColumn("position", "integer", between("position", 1, 4))
		.addColumn("width", "integer", required)
		.addColumn("height", "integer", required)
		.addColumn("small", bytes, required)
		.addColumn("large", bytes, required)
		.addPrimaryKeyConstraint("message_photos_key", ["message_id", "position"])
		.execute();

	await createUniqueIndexes(db, {
		partner_requests_by_invitation: "partner_requests (invitation_hash) where invitation_hash is not null",
	});
	await createIndexes(db, {
		contact_messages_by_account: "contact_messages (account_id)",
		contact_messages_by_email: "contact_messages (email)",
		partner_requests_by_accepter: "partner_requests (accepted_by) where accepted_by is not null",
		partner_requests_by_account: "partner_requests (account_id)",
		partner_requests_by_contact: "partner_requests (lower(trim(contact)))",
		conversations_by_account: "conversations (account_id, last_message_at, id) where account_id is not null",
		conversations_by_assignee:
			"conversations (assigned_to, last_message_at, id) where assigned_to is not null",
		conversations_by_email: "conversations (email, kind)",
		conversations_by_hotel: "conversations (hotel_id, last_message_at, id) where hotel_id is not null",
		conversations_by_kind: "conversations (kind, last_message_at, id)",
		conversations_by_time: "conversations (last_message_at, id)",
		conversations_closed: "conversations (last_message_at, id) where closed_at is not null",
		conversations_open: "conversations (last_message_at, id) where closed_at is null",
		conversations_unread: "conversations (kind, hotel_id) where desk_unread > 0",
		messages_by_account: "messages (account_id) where account_id is not null",
		messages_in_order: "messages (conversation_id, id)",
	});
	await indexSearchText(db, "conversations");
	await refuseChange(db, {
		table: "messages",
		name: "messages_stay",
		change: "update of conversation_id, idempotency_key, author, body, at",
	});
}
