import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** Conversations with customers, their messages and pictures. Messages of the contact page and partner requests become some. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createConversations(db);
	await createMessages(db);
	const { instant, number } = columnTypes(db);
	for (const [name, type] of Object.entries({ accepted_at: instant, invited_email: sql`text` }))
		await sql`alter table partner_requests add column ${sql.raw(name)} ${type}`.execute(db);
	await sql`alter table partner_requests add column accepted_by ${number}
		references accounts (id) on delete set null`.execute(db);
	await sql`create index partner_requests_by_accepter on partner_requests (accepted_by)
		where accepted_by is not null`.execute(db);
	await adopt(db, "contact", "contact_messages", "email");
	await adopt(db, "partner", "partner_requests", "contact");
	await indexSearch(db);
	await announceTopic(db, {
		table: "conversations",
		topic: "conversations",
		on: ["insert", "update", "delete"],
	});
}

async function createConversations(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "conversations")
		.addColumn("kind", "text", (column) =>
			column.notNull().check(sql`kind in ('order', 'stay', 'move', 'contact', 'partner')`),
		)
		.addColumn("subject_key", "text", (column) => column.notNull())
		.addColumn("hotel_id", number, (column) => column.references("hotels.id").onDelete("cascade"))
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("token_hash", "text", (column) => column.unique())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("search_text", "text", (column) => column.notNull())
		.addColumn("excerpt", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("last_author", "text", (column) =>
			column.notNull().defaultTo("customer").check(sql`last_author in ('customer', 'staff', 'hotel')`),
		)
		.addColumn("last_message_at", instant, (column) => column.notNull())
		.addColumn("message_count", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("desk_unread", "integer", (column) =>
			column.notNull().defaultTo(0).check(sql`desk_unread >= 0`),
		)
		.addColumn("customer_unread", "integer", (column) =>
			column.notNull().defaultTo(0).check(sql`customer_unread >= 0`),
		)
		.addColumn("assigned_to", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("closed_at", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.addUniqueConstraint("conversations_by_subject", ["kind", "subject_key"])
		.addCheckConstraint("conversations_of_stays_have_hotels", sql`(kind = 'stay') = (hotel_id is not null)`)
		.execute();
	for (const [name, on] of Object.entries({
		conversations_by_time: "(last_message_at, id)",
		conversations_open: "(last_message_at, id) where closed_at is null",
		conversations_closed: "(last_message_at, id) where closed_at is not null",
		conversations_by_kind: "(kind, last_message_at, id)",
		conversations_by_hotel: "(hotel_id, last_message_at, id) where hotel_id is not null",
		conversations_by_assignee: "(assigned_to, last_message_at, id) where assigned_to is not null",
		conversations_by_account: "(account_id, last_message_at, id) where account_id is not null",
		conversations_by_email: "(email) where kind = 'contact'",
		conversations_unread: "(kind, hotel_id) where desk_unread > 0",
	}))
		await sql`create index ${sql.raw(name)} on conversations ${sql.raw(on)}`.execute(db);
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
	const { instant, number, bytes } = columnTypes(db);
	await createTable(db, "messages")
		.addColumn("conversation_id", number, (column) =>
			column.notNull().references("conversations.id").onDelete("cascade"),
		)
		.addColumn("once_key", "text", (column) => column.notNull())
		.addColumn("author", "text", (column) =>
			column.notNull().check(sql`author in ('customer', 'staff', 'hotel')`),
		)
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("body", "text", (column) => column.notNull())
		.addColumn("at", instant, (column) => column.notNull())
		.addUniqueConstraint("messages_once", ["conversation_id", "once_key"])
		.execute();
	await sql`create index messages_in_order on messages (conversation_id, id)`.execute(db);
	await sql`create index messages_by_account on messages (account_id) where account_id is not null`.execute(
		db,
	);
	await db.schema
		.createTable("message_photos")
		.addColumn("message_id", number, (column) =>
			column.notNull().references("messages.id").onDelete("cascade"),
		)
		.addColumn("position", "integer", (column) => column.notNull().check(sql`position between 1 and 4`))
		.addColumn("width", "integer", (column) => column.notNull())
		.addColumn("height", "integer", (column) => column.notNull())
		.addColumn("small", bytes, (column) => column.notNull())
		.addColumn("large", bytes, (column) => column.notNull())
		.addPrimaryKeyConstraint("message_photos_key", ["message_id", "position"])
		.execute();
	const trigger = sql`create trigger messages_stay
		before update of conversation_id, once_key, author, body, at on messages for each row`;
	await (runsOnPostgres(db)
		? sql`${trigger} execute function refuse_change()`
		: sql`${trigger} begin select raise(abort, 'messages are only ever added'); end`
	).execute(db);
}

const BATCH = 500;

type Sent = {
	id: number;
	account_id: number | null;
	name: string;
	contact: string;
	message: string;
	created_at: string;
};

/** What was sent before becomes open conversations that nobody has read. */
async function adopt(db: Kysely<unknown>, kind: string, table: string, contact: string): Promise<void> {
	for (let after = 0; ; ) {
		const { rows } =
			await sql<Sent>`select id, account_id, name, ${sql.ref(contact)} as contact, message, created_at
			from ${sql.table(table)} where id > ${after} order by id limit ${sql.lit(BATCH)}`.execute(db);
		for (const row of rows) {
			const email = /^\S+@\S+$/.test(row.contact.trim()) ? row.contact.trim().toLowerCase() : "";
			const inserted = await sql<{
				id: number;
			}>`insert into conversations (kind, subject_key, account_id, name,
					email, search_text, excerpt, last_message_at, message_count, desk_unread, created_at)
				values (${kind}, ${String(row.id)}, ${row.account_id}, ${row.name}, ${email},
					${fold(`${row.name} ${row.contact}`)}, ${excerptOf(row.message)}, ${row.created_at}, 1, 1,
					${row.created_at})
				returning id`.execute(db);
			await sql`insert into messages (conversation_id, once_key, author, account_id, body, at)
				values (${inserted.rows[0]?.id}, 'first', 'customer', ${row.account_id}, ${row.message},
					${row.created_at})`.execute(db);
		}
		const last = rows.at(-1);
		if (!last) return;
		after = last.id;
	}
}

const fold = (text: string) =>
	text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();

const excerptOf = (text: string) => [...text.replace(/\s+/gu, " ")].slice(0, 120).join("");

/** Trigrams, as for orders, so that an index finds any part of a number, name or email address. */
async function indexSearch(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) {
		await sql`create index conversations_by_search_text on conversations
			using gin (search_text gin_trgm_ops)`.execute(db);
		return;
	}
	await sql`create virtual table conversations_search using fts5(
		search_text, content = 'conversations', content_rowid = 'id', tokenize = 'trigram', detail = 'full'
	)`.execute(db);
	await sql`insert into conversations_search (rowid, search_text)
		select id, search_text from conversations`.execute(db);
	const forget = sql`insert into conversations_search (conversations_search, rowid, search_text)
		values ('delete', old.id, old.search_text);`;
	const learn = sql`insert into conversations_search (rowid, search_text) values (new.id, new.search_text);`;
	await sql`create trigger conversations_search_insert after insert on conversations
		begin ${learn} end`.execute(db);
	await sql`create trigger conversations_search_delete after delete on conversations
		begin ${forget} end`.execute(db);
	await sql`create trigger conversations_search_update after update of search_text on conversations
		begin ${forget} ${learn} end`.execute(db);
}
