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

/** Printable ASCII characters that can stand before a word; all others are looked up in the index. */
const BOUNDARIES = [...` !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`];

/** With more trigrams that begin with another character, the index is not asked for beginnings of words. */
const MAX_OTHER_TRIGRAMS = 500;

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
	const others = indexed.some(isWordBeginning) ? await otherBoundaries(db, index) : null;
	const boundaries = others && [...BOUNDARIES, ...others];
	const match = indexed.map((word, at) => phrasesOf(word, parts[at] ?? word, boundaries)).join(" AND ");
	const whole = new Set(parts);
	const rows = words
		.filter((word) => !whole.has(word) || isWordBeginning(word))
		.reduce(
			(query, word) => query.where(hasWord(text, word)),
			any
				.selectFrom(index)
				.crossJoin(table as string)
				.whereRef(own, "=", `${index}.rowid`)
				.where(sql<SqlBool>`${sql.ref(`${index}.search_text`)} match ${match}`),
		);
	return { rows: rows as unknown as Rows, walked, id: sql.ref<number>(`${index}.rowid`), isFew: false };
}

const quoted = (phrase: string) => `"${phrase.replaceAll('"', '""')}"`;

/**
 * Matches a part of a word. When the word matches at the start of words only, its first four letters must also
 * stand at the start of the text or after one of the boundaries, if these are known.
 */
function phrasesOf(word: string, part: string, boundaries: readonly string[] | null): string {
	if (!boundaries || !isWordBeginning(word)) return quoted(part);
	const start = [...word].slice(0, TRIGRAM + 1).join("");
	const beginnings = [`^${quoted(start)}`, ...boundaries.map((each) => quoted(each + start))];
	return `${part === start ? "" : `${quoted(part)} AND `}(${beginnings.join(" OR ")})`;
}

/**
 * The characters in an index, other than `BOUNDARIES`, that can stand before a word, such as `’` or `東`. Null
 * when there are too many. The trigrams are sorted by their UTF-8 bytes, so only these are read. Their table
 * stores nothing and belongs to the connection (https://sqlite.org/fts5.html#the_fts5vocab_virtual_table_module).
 */
async function otherBoundaries(db: Database, index: string): Promise<string[] | null> {
	const trigrams = sql.table(`temp.${index}_trigrams`);
	await sql`create virtual table if not exists ${trigrams}
		using fts5vocab(main, ${sql.table(index)}, row)`.execute(db);
	const { rows } = await sql<{ first: string }>`select substr(term, 1, 1) as first from (
		select term from ${trigrams} where term < ' '
		union all select term from ${trigrams} where term >= char(127) and term < ${"\u00c0"}
		union all select term from ${trigrams} where term >= ${"\u2000"}
		limit ${sql.lit(MAX_OTHER_TRIGRAMS)})`.execute(db);
	return rows.length < MAX_OTHER_TRIGRAMS ? [...new Set(rows.map(({ first }) => first))] : null;
}

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
