import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";
import { searchWords } from "./search-words.ts";

/** A trigram index finds nothing shorter. */
const MIN_INDEXED = 3;

/**
 * That all the words typed occur in the row's `search_text`. SQLite's trigram index, the table named
 * `<table>_search`, wants to be asked apart, and finds only longer words.
 */
export function containsWords(db: Database, table: keyof Schema, typed: string): RawBuilder<SqlBool>[] {
	const { phrases, others } = splitWords(db, table, typed);
	const index = sql.table(`${table}_search`);
	const found = sql<SqlBool>`${sql.ref(`${table}.id`)} in (select rowid from ${index} where search_text match ${phrases})`;
	return [...(phrases ? [found] : []), ...others];
}

/**
 * The rows that have all the words, to be narrowed and put in order by `id`. SQLite walks its index, one row after
 * another, as far as the page or the count needs; a condition like `containsWords` would have it find all first.
 */
export function selectWithWords<Table extends keyof Schema>(db: Database, table: Table, typed: string) {
	const { phrases, others } = splitWords(db, table, typed);
	const [own, index] = [`${table}.id`, `${table}_search`];
	// biome-ignore lint/suspicious/noExplicitAny: the index is no table of the schema
	const any = db as unknown as Kysely<any>;
	const found = any
		.selectFrom(index)
		.crossJoin(table as string)
		.whereRef(own, "=", `${index}.rowid`)
		.where(sql<SqlBool>`${sql.ref(`${index}.search_text`)} match ${phrases}`);
	// biome-ignore lint/suspicious/noExplicitAny: as above
	const all: SelectQueryBuilder<any, any, any> = phrases ? found : any.selectFrom(table as string);
	const rows = others.reduce((query, condition) => query.where(condition), all);
	return {
		rows: rows as unknown as SelectQueryBuilder<Schema, Table, Record<never, never>>,
		id: sql.ref<number>(phrases ? `${index}.rowid` : own),
	};
}

/** What SQLite's index is asked, "" for nothing, and the conditions of the words that are too short for it. */
function splitWords(db: Database, table: keyof Schema, typed: string) {
	const words = searchWords(typed);
	const isIndexed = (word: string) => engineOf(db) === "sqlite" && [...word].length >= MIN_INDEXED;
	const searched = sql.ref(`${table}.search_text`);
	return {
		phrases: words
			.filter(isIndexed)
			.map((word) => `"${word.replaceAll('"', '""')}"`)
			.join(" AND "),
		others: words.filter((word) => !isIndexed(word)).map((word) => contains(searched, word)),
	};
}

/** That a column has this text somewhere in it, as it is spelled. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
	return sql<SqlBool>`${column} like ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
