import { type RawBuilder, type SqlBool, sql } from "kysely";
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
	const words = searchWords(typed);
	const isIndexed = (word: string) => engineOf(db) === "sqlite" && [...word].length >= MIN_INDEXED;
	const phrases = words.filter(isIndexed).map((word) => `"${word.replaceAll('"', '""')}"`);
	const index = sql.table(`${table}_search`);
	const found = sql<SqlBool>`${sql.ref(`${table}.id`)} in (select rowid from ${index} where search_text match ${phrases.join(" AND ")})`;
	const searched = sql.ref(`${table}.search_text`);
	return [
		...(phrases.length > 0 ? [found] : []),
		...words.filter((word) => !isIndexed(word)).map((word) => contains(searched, word)),
	];
}

/** That a column has this text somewhere in it, as it is spelled. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
	return sql<SqlBool>`${column} like ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
