// Never change it once a landed migration uses it: add a new function for other behavior.
import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./engine.ts";

/** Creates indexes by name: `orders_by_status: "orders (status, id)"`. */
export async function createIndexes(db: Kysely<unknown>, indexes: Record<string, string>): Promise<void> {
	for (const [name, on] of Object.entries(indexes))
		await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
}

export async function createUniqueIndexes(
	db: Kysely<unknown>,
	indexes: Record<string, string>,
): Promise<void> {
	for (const [name, on] of Object.entries(indexes))
		await sql`create unique index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
}

/**
 * Trigram indexes find any part of a word in the column `search_text`: FTS5 on SQLite, which triggers keep in step, and
 * pg_trgm on PostgreSQL.
 */
export async function indexSearchText(db: Kysely<unknown>, table: string): Promise<void> {
	if (runsOnPostgres(db))
		await sql`create index ${sql.ref(`${table}_by_search_text`)} on ${sql.table(table)}
			using gin (search_text gin_trgm_ops)`.execute(db);
	else await createFullText(db, table, ["search_text"], "tokenize = 'trigram', detail = 'full'");
}

/** SQLite's full-text index `…_search` of columns of a table. */
export async function createFullText(
	db: Kysely<unknown>,
	table: string,
	columns: readonly string[],
	options: string,
): Promise<void> {
	const names = columns.join(", ");
	const valuesOf = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");
	const forget = `insert into ${table}_search (${table}_search, rowid, ${names})
		values ('delete', old.id, ${valuesOf("old")});`;
	const learn = `insert into ${table}_search (rowid, ${names}) values (new.id, ${valuesOf("new")});`;
	for (const statement of [
		`create virtual table ${table}_search using fts5(
			${names}, content = '${table}', content_rowid = 'id', ${options}
		)`,
		`create trigger ${table}_search_insert after insert on ${table} begin ${learn} end`,
		`create trigger ${table}_search_delete after delete on ${table} begin ${forget} end`,
		`create trigger ${table}_search_update after update of ${names} on ${table}
			when ${columns.map((column) => `old.${column} <> new.${column}`).join(" or ")}
			begin ${forget} ${learn} end`,
	])
		await sql.raw(statement).execute(db);
}
