import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { inBulk } from "./bulk.ts";

/** What filled conversations are about: every third order, stay and move. */
const SOURCES = [
	{ kind: "order", from: "orders", hotel: "null" },
	{ kind: "stay", from: "bookings", hotel: "hotel_id" },
	{ kind: "move", from: "moving_bookings", hotel: "null" },
] as const;

/**
 * Adds conversations with two messages to orders, stays and moves that have none. Most are answered and closed; one in
 * fifty is unread. One is long.
 */
export async function fillInbox(db: Database): Promise<void> {
	await inBulk(db, ["conversations", "messages"], async (bulk) => {
		for (const { kind, from, hotel } of SOURCES) {
			const unread = sql`case when id % 50 = 0 then 1 else 0 end`;
			await sql`insert into conversations (kind, subject_key, hotel_id, name, email, search_text, excerpt,
					last_author, last_message_at, message_count, desk_unread, customer_unread, closed_at, created_at)
				select ${kind}, number, ${sql.raw(hotel)}, name, coalesce(email, ''),
					lower(name || ' ' || coalesce(email, '') || ' ' || number), 'Thank you.',
					case when id % 50 = 0 then 'customer' else 'staff' end, created_at, 2, ${unread}, 0,
					case when id % 10 = 0 then null else created_at end, created_at
				from ${sql.table(from)} where id % 3 = 0
					and number not in (select subject_key from conversations where kind = ${kind})`.execute(bulk);
		}
		for (const author of ["customer", "staff"])
			await sql`insert into messages (conversation_id, idempotency_key, author, body, at)
				select id, ${author}, ${author}, 'Thank you.', created_at from conversations
				where id not in (select conversation_id from messages where idempotency_key = ${author})`.execute(
				bulk,
			);
		await lengthen(bulk);
	});
}

/** Makes the first conversation about an order a long one: a hundredth as many messages as there are conversations. */
async function lengthen(db: Database): Promise<void> {
	const long = sql`(select min(id) from conversations where kind = 'order')`;
	await sql`insert into messages (conversation_id, idempotency_key, author, body, at)
		select ${long}, 'long ' || id, 'customer', 'Is there any news?', created_at from conversations
		where id % 100 = 0 and not exists (
			select 1 from messages where conversation_id = ${long} and idempotency_key = 'long ' || conversations.id
		)`.execute(db);
	await sql`update conversations set message_count = (
			select count(*) from messages where conversation_id = conversations.id
		) where id = ${long}`.execute(db);
}
