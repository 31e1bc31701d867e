import { type Kysely, sql } from "kysely";
import { columnTypes, createTable, defaultTo, required } from "./support/columns.ts";
import { createUniqueIndexes } from "./support/indexes.ts";
import { refuseChange } from "./support/ledgers.ts";

/** Notes in conversations, which only the desk that wrote them reads, and reply templates of the market and of hotels. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { flag, instant, number } = columnTypes(db);
	await db.schema.alterTable("messages").addColumn("is_note", flag, defaultTo(sql`false`)).execute();
	await refuseChange(db, { table: "messages", name: "notes_stay", change: "update of is_note" });

	await createTable(db, "reply_templates")
		.addColumn("hotel_id", number, (column) => column.references("hotels.id").onDelete("cascade"))
		.addColumn("name", "text", required)
		.addColumn("body", "text", required)
		.addColumn("version", "integer", required)
		.addColumn("idempotency_key", "text", (column) => column.unique())
		.addColumn("created_at", instant, required)
		.execute();
	await createUniqueIndexes(db, {
		reply_templates_of_market: "reply_templates (lower(name)) where hotel_id is null",
		reply_templates_of_hotel: "reply_templates (hotel_id, lower(name)) where hotel_id is not null",
	});
}
