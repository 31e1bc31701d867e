import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";

/**
 * Emails get a reply address and an unsubscribe link; unsubscribed addresses are stored as hashes. Calendars
 * of other sites record what the last reading skipped, and whether events marked as free count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, flag } = columnTypes(db);
	// SQLite adds one column at a time.
	await db.schema.alterTable("outbox").addColumn("reply_to", "text").execute();
	await db.schema.alterTable("outbox").addColumn("unsubscribe_path", "text").execute();
	await db.schema
		.createTable("review_request_settings")
		.addColumn("email_hash", "text", (column) => column.primaryKey().notNull())
		.addColumn("token", "text", (column) => column.notNull().unique())
		.addColumn("unsubscribed_at", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.execute();
	await db.schema
		.alterTable("calendar_feeds")
		.addColumn("counts_free", flag, (column) => column.notNull().defaultTo(sql`false`))
		.execute();
	await db.schema
		.alterTable("calendar_feeds")
		.addColumn("skipped_free", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema
		.alterTable("calendar_feeds")
		.addColumn("warnings", "text", (column) => column.notNull().defaultTo(""))
		.execute();
}
