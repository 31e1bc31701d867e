import { type Kysely, sql } from "kysely";
import {
	columnTypes,
	createTable,
	mayName,
	oneOfWords,
	partOf,
	required,
	requiredUnique,
} from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";
import { createIndexes } from "./support/indexes.ts";

/** Guests also pay a desk by bank transfer. The table is made again, because SQLite can't change the words of a column. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "payments_at_desk")
		.addColumn("booking_id", number, partOf("bookings"))
		.addColumn("amount", number, (column) => column.notNull().check(sql`amount <> 0`))
		.addColumn("method", "text", oneOfWords("method", ["cash", "card", "transfer"]))
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("actor_id", number, mayName("accounts"))
		.addColumn("at", instant, required)
		.execute();
	await sql`insert into payments_at_desk (id, booking_id, amount, method, idempotency_key, actor_id, at)
		select id, booking_id, amount, method, idempotency_key, actor_id, at from desk_payments order by id`.execute(
		db,
	);
	if (runsOnPostgres(db))
		await sql`select setval(pg_get_serial_sequence('payments_at_desk', 'id'), greatest(max(id), 1), max(id) is not null)
			from desk_payments`.execute(db);
	await db.schema.dropTable("desk_payments").execute();
	await db.schema.alterTable("payments_at_desk").renameTo("desk_payments").execute();
	await createIndexes(db, {
		desk_payments_by_actor: "desk_payments (actor_id)",
		desk_payments_by_booking: "desk_payments (booking_id)",
	});
}
