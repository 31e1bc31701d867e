import type { Kysely } from "kysely";
import { columnTypes } from "./support/columns.ts";

/** Forms of public pages that were accepted a moment ago, so that sending one again repeats its result. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant } = columnTypes(db);
	await db.schema
		.createTable("recent_submissions")
		.addColumn("hash", "text", (column) => column.primaryKey().notNull())
		.addColumn("accepted_at", instant, (column) => column.notNull())
		.addColumn("expires_at", instant, (column) => column.notNull())
		.addColumn("result", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("recent_submissions_by_expiry")
		.on("recent_submissions")
		.column("expires_at")
		.execute();
}
