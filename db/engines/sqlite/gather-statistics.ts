import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../client.ts";

/** Reads this many entries of an index: equally fast for any size, and writers wait only milliseconds. */
const ENTRIES = 400;

/**
 * Samples each index, one at a time, so that others can read and write in between. Without statistics, the
 * planner prefers an index that a migration has just created to those it has statistics of.
 */
export async function gatherStatistics(
	db: Database,
	{ tables }: { tables?: readonly string[] } = {},
): Promise<void> {
	const { rows } = await sql<{ name: string; of: string }>`
		select sqlite_schema.name, tbl_name as "of" from sqlite_schema
			join pragma_table_list as tables on tables.name = sqlite_schema.tbl_name and tables.type = 'table'
		where sqlite_schema.type = 'index' or (sqlite_schema.type = 'table' and (tables.wr or not exists
			(select 1 from sqlite_schema as index_of where type = 'index' and index_of.tbl_name = tables.name)))`.execute(
		db,
	);
	await sql`pragma analysis_limit = ${sql.lit(ENTRIES)}`.execute(db);
	for (const { name } of tables ? rows.filter(({ of }) => tables.includes(of)) : rows) {
		await sql`analyze ${sql.ref(name)}`.execute(db);
		await setImmediate();
	}
}
