import type { Kysely } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";

/**
 * Stores the photos of a refused form, as uploaded, for its next attempt. A partner request belongs to the
 * account that sends it; existing ones belong to nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number, bytes } = columnTypes(db);
	await createTable(db, "waiting_uploads")
		.addColumn("account_id", number, (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("bytes", bytes, (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("waiting_uploads_by_account")
		.on("waiting_uploads")
		.columns(["account_id", "id"])
		.execute();
	await db.schema
		.createIndex("waiting_uploads_by_age")
		.on("waiting_uploads")
		.columns(["created_at", "size"])
		.execute();

	await db.schema
		.alterTable("partner_requests")
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.execute();
	await db.schema
		.createIndex("partner_requests_by_account")
		.on("partner_requests")
		.column("account_id")
		.execute();
}
