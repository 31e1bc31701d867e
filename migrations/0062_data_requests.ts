import { type Kysely, sql } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";

/** Requests of people without an account for their data or its erasure, and indexes that find it by email address. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant } = columnTypes(db);
	await createTable(db, "data_requests")
		.addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('copy', 'erasure')`))
		.addColumn("email", "text")
		.addColumn("token_hash", "text", (column) => column.unique())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("mailed_at", instant, (column) => column.notNull())
		.addColumn("expires_at", instant, (column) => column.notNull())
		.addColumn("used_at", instant)
		.addUniqueConstraint("data_requests_open", ["email", "kind"])
		.execute();
	await sql`create index data_requests_by_expiry on data_requests (expires_at)`.execute(db);
	await sql`drop index conversations_by_email`.execute(db);
	await sql`create index conversations_by_email on conversations (email, kind)`.execute(db);
	await sql`create index partner_requests_by_contact on partner_requests (lower(trim(contact)))`.execute(db);
}
