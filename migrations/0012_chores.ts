import type { Kysely } from "kysely";
import { columnTypes } from "#db/columns.ts";

/** What has to be done now and then by one process of however many there are: see `common/scheduled-jobs.server.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("chores")
		.addColumn("name", "text", (column) => column.primaryKey().notNull())
		.addColumn("due_at", columnTypes(db).instant, (column) => column.notNull())
		.execute();
}
