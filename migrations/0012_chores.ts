import type { Kysely } from "kysely";
import { columnTypes } from "./support/columns.ts";

/** Scheduled jobs: one process runs each of them when it is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("chores")
		.addColumn("name", "text", (column) => column.primaryKey().notNull())
		.addColumn("due_at", columnTypes(db).instant, (column) => column.notNull())
		.execute();
}
