import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { FoundRows } from "#db/engines/adapter.ts";
import {
	contains,
	hasIndexedWordWith,
	isWordBeginning,
	partsOf,
	TRIGRAM,
	WORD_LETTERS,
} from "#db/engines/words.ts";
import type { Database } from "../../client.ts";
import type { Schema } from "../../schema.ts";

/** A trigram in this many of the newest rows is rated by how far back they reach. */
const PROBED = 64;

export function hasWord(text: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
	if (!isWordBeginning(word)) return contains(text, word);
	const escaped = word.replaceAll(/[*?[]/g, "[$&]");
	return sql<SqlBool>`(${text} glob ${`${escaped}*`} or ${text} glob ${`*[^${WORD_LETTERS}]${escaped}*`})`;
}

export const hasIndexedWord = (text: RawBuilder<unknown>, word: string) =>
	hasIndexedWordWith(hasWord, text, word);

/** Reads the full-text index row by row, as far as the page or the count needs. */
export async function selectWithWords<Table extends keyof Schema>(
	db: Database,
	table: Table,
	words: readonly string[],
): Promise<FoundRows<Table>> {
	// biome-ignore lint/suspicious/noExplicitAny: the index is no table of the schema
	const any = db as unknown as Kysely<any>;
	type Rows = SelectQueryBuilder<Schema, Table, Record<never, never>>;
	const own = `${table}.id`;
	const text = sql.ref(`${table}.search_text`);
	const walked = words.reduce(
		(query, word) => query.where(hasWord(text, word)),
		any.selectFrom(table as string),
	) as unknown as Rows;
	const indexed = words.filter((word) => [...word].length >= TRIGRAM);
	if (indexed.length === 0) return { rows: walked, walked, id: sql.ref<number>(own), isFew: false };
	const index = `${table}_search`;
	const parts = await Promise.all(indexed.map((word) => rarestPart(db, index, word)));
	const whole = new Set(parts);
	const rows = words
		.filter((word) => !whole.has(word) || isWordBeginning(word))
		.reduce(
			(query, word) => query.where(hasWord(text, word)),
			any
				.selectFrom(index)
				.crossJoin(table as string)
				.whereRef(own, "=", `${index}.rowid`)
				.where(sql<SqlBool>`${sql.ref(`${index}.search_text`)} match ${parts.map(quoted).join(" AND ")}`),
		);
	return { rows: rows as unknown as Rows, walked, id: sql.ref<number>(`${index}.rowid`), isFew: false };
}

const quoted = (phrase: string) => `"${phrase.replaceAll('"', '""')}"`;

/**
 * Returns the four letters of a word that the index finds fastest. The index reads the rows of all trigrams
 * of a phrase, and nearly every row has some of them (`com`). The rows found are then checked for the whole
 * word.
 */
async function rarestPart(db: Database, index: string, word: string): Promise<string> {
	const letters = [...word];
	if (letters.length <= TRIGRAM + 1) return word;
	const { rows } = await sql<{ at: number; count: number; reach: number }>`${sql.join(
		partsOf(word, TRIGRAM).map(
			(trigram, at) => sql`select ${sql.lit(at)} as at, count(*) as count, min(id) as reach from (
				select rowid as id from ${sql.table(index)} where search_text match ${quoted(trigram)}
				order by rowid desc limit ${sql.lit(PROBED)})`,
		),
		sql` union all `,
	)}`.execute(db);
	const often = ({ count, reach }: (typeof rows)[number]) => (count < PROBED ? count - PROBED : reach);
	const rarest = rows.reduce((best, each) => (often(each) < often(best) ? each : best));
	const start = Math.min(rarest.at, letters.length - TRIGRAM - 1);
	return letters.slice(start, start + TRIGRAM + 1).join("");
}

/** The full-text index ignores case in all scripts. Words shorter than a trigram are not searched in it. */
export function narrowByIndex(index: string, words: readonly string[]): RawBuilder<SqlBool>[] {
	const long = words.filter((word) => [...word].length >= TRIGRAM);
	if (long.length === 0) return [];
	const table = sql.table(index);
	return [
		sql<SqlBool>`id in (select rowid from ${table} where ${table} match ${long.map(quoted).join(" AND ")})`,
	];
}
