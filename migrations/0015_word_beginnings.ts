import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./support/engine.ts";
import { createIndexes } from "./support/indexes.ts";

const SEARCHED = ["orders", "bookings", "moving_bookings", "conversations"];
const PEOPLE = { accounts: ["name", "email"], customers: ["name", "email", "phone"] };

/**
 * The indexes that find people have no accents. On SQLite, a space precedes each indexed text, so that a word at its
 * beginning is found like every other one: FTS5 looks for the beginning of a text in all rows that have the word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) return indexOnPostgres(db);
	for (const table of SEARCHED) await indexWords(db, table, ["search_text"], "trigram");
	for (const [table, columns] of Object.entries(PEOPLE))
		await indexWords(db, table, columns, "trigram remove_diacritics 1");
}

async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
	const name = "regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g')";
	for (const [table, [, ...others]] of Object.entries(PEOPLE)) {
		const text = [name, `lower(${name})`, ...others].join(" || ' ' || ");
		await sql`drop index ${sql.ref(`${table}_by_part`)}`.execute(db);
		await createIndexes(db, { [`${table}_by_part`]: `${table} using gin ((${text}) gin_trgm_ops)` });
	}
}

/** Makes the full-text index `…_search` anew, of a view that has the space. */
async function indexWords(
	db: Kysely<unknown>,
	table: string,
	columns: readonly string[],
	tokenizer: string,
): Promise<void> {
	const names = columns.join(", ");
	const textsOf = (row: string) => columns.map((column) => `' ' || ${row}.${column}`).join(", ");
	const forget = `insert into ${table}_search (${table}_search, rowid, ${names})
		values ('delete', old.id, ${textsOf("old")});`;
	const learn = `insert into ${table}_search (rowid, ${names}) values (new.id, ${textsOf("new")});`;
	for (const statement of [
		...["insert", "delete", "update"].map((event) => `drop trigger ${table}_search_${event}`),
		`drop table ${table}_search`,
		`create view texts_of_${table}_search (id, ${names}) as select id, ${textsOf(table)} from ${table}`,
		`create virtual table ${table}_search using fts5(${names}, content = 'texts_of_${table}_search',
			content_rowid = 'id', tokenize = '${tokenizer}', detail = 'full')`,
		`create trigger ${table}_search_insert after insert on ${table} begin ${learn} end`,
		`create trigger ${table}_search_delete after delete on ${table} begin ${forget} end`,
		`create trigger ${table}_search_update after update of ${names} on ${table}
			when ${columns.map((column) => `old.${column} <> new.${column}`).join(" or ")}
			begin ${forget} ${learn} end`,
		`insert into ${table}_search (${table}_search) values ('rebuild')`,
	])
		await sql.raw(statement).execute(db);
}
