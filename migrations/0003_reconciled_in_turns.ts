import type { Kysely } from "kysely";
import { columnTypes } from "./support/columns.ts";

/** How far the known differences were looked at again, because one comparison looks at some of them only. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { number } = columnTypes(db);
	await db.schema
		.alterTable("reconciliations")
		.addColumn("looked_to", number, (column) => column.notNull().defaultTo(0))
		.execute();
}
