import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { engineOf } from "./engine.ts";

/** How much of an index is looked at: a million rows take as long as a thousand, and writers wait for milliseconds. */
const ENTRIES = 400;

/**
 * Tells SQLite's planner how many rows there are and how many of them are alike, from a sample of each index; an
 * index that a migration has just made would otherwise look better to it than those it knows. One index at a time,
 * so that others write and are answered in between. Of all tables, where none are named. PostgreSQL does so by itself.
 */
export async function gatherStatistics(
	// biome-ignore lint/suspicious/noExplicitAny: whatever its tables are
	db: Kysely<any>,
	{ tables }: { tables?: readonly string[] } = {},
): Promise<void> {
	if (engineOf(db) === "postgres") return;
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
