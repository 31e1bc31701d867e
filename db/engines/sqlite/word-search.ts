import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { FoundRows } from "#db/engines/adapter.ts";
import { casesOf, contains, isWordBeginning, partsOf, TRIGRAM, WORD_LETTERS } from "#db/engines/words.ts";
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
	if (indexed.length === 0)
		return { rows: walked, walked, newest: walked, id: sql.ref<number>(own), isFew: false };
	const index = `${table}_search`;
	const parts = await Promise.all(indexed.map((word) => rarestPart(db, index, word)));
	const boundaries = await findBoundaries(db, index, indexed);
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
	const found = rows as unknown as Rows;
	return { rows: found, walked, newest: found, id: sql.ref<number>(`${index}.rowid`), isFew: false };
}

const quoted = (phrase: string) => `"${phrase.replaceAll('"', '""')}"`;

/**
 * Matches a part of a word. When the word matches at the start of words only, its first four letters must also
 * stand after one of the boundaries, if these are known. A space precedes each text in the index.
 */
function phrasesOf(word: string, part: string, boundaries: readonly string[] | null): string {
	if (!boundaries || !isWordBeginning(word)) return quoted(part);
	const start = [...word].slice(0, TRIGRAM + 1).join("");
	return `${part === start ? "" : `${quoted(part)} AND `}(${afterAny(boundaries, start)})`;
}

const afterAny = (boundaries: readonly string[], start: string): string =>
	boundaries.map((each) => quoted(each + start)).join(" OR ");

/**
 * The characters in an index that can stand before a word, if one of the words is found only there. Null when there are
 * too many. The trigrams are sorted by their UTF-8 bytes, so only these are read. Their table
 * stores nothing and belongs to the connection (https://sqlite.org/fts5.html#the_fts5vocab_virtual_table_module).
 */
async function findBoundaries(
	db: Database,
	index: string,
	words: readonly string[],
): Promise<string[] | null> {
	if (!words.some(isWordBeginning)) return null;
	const trigrams = sql.table(`temp.${index}_trigrams`);
	await sql`create virtual table if not exists ${trigrams}
		using fts5vocab(main, ${sql.table(index)}, row)`.execute(db);
	const { rows } = await sql<{ first: string }>`select substr(term, 1, 1) as first from (
		select term from ${trigrams} where term < ' '
		union all select term from ${trigrams} where term >= char(127) and term < ${"\u00c0"}
		union all select term from ${trigrams} where term >= ${"\u2000"}
		limit ${sql.lit(MAX_OTHER_TRIGRAMS)})`.execute(db);
	return rows.length < MAX_OTHER_TRIGRAMS
		? [...BOUNDARIES, ...new Set(rows.map(({ first }) => first))]
		: null;
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

const PEOPLE = {
	accounts: sql`(accounts.name || ' ' || accounts.email)`,
	customers: sql`(customers.name || ' ' || customers.email || ' ' || customers.phone)`,
};

/**
 * The index ignores case and accents. It is not asked for words that are too short for it: these are found as they are
 * written.
 */
export async function selectPeople<Table extends keyof typeof PEOPLE>(
	db: Database,
	table: Table,
	words: readonly string[],
): Promise<FoundRows<Table>> {
	// biome-ignore lint/suspicious/noExplicitAny: the index is no table of the schema
	const any = db as unknown as Kysely<any>;
	type Rows = SelectQueryBuilder<Schema, Table, Record<never, never>>;
	const index = `${table}_search`;
	const own = sql.ref<number>(`${table}.id`);
	const boundaries = await findBoundaries(db, index, words);
	const phrases = new Map(words.map((word) => [word, phraseOfName(word, boundaries)]));
	const match = [...phrases.values()].filter(Boolean).join(" AND ");
	// biome-ignore lint/suspicious/noExplicitAny: of one of these tables, with or without its index
	const narrow = (query: SelectQueryBuilder<any, any, any>) =>
		words
			.filter((word) => !phrases.get(word))
			.reduce((found, word) => found.where(hasShortWord(PEOPLE[table], word)), query) as unknown as Rows;
	const all = any.selectFrom(table as string);
	if (match === "") {
		const rows = narrow(all);
		return { rows, walked: rows, newest: rows, id: own, isFew: false };
	}
	const isFound = sql<SqlBool>`${sql.table(index)} match ${match}`;
	const isInIndex = sql<SqlBool>`${own} in (select rowid from ${sql.table(index)} where ${isFound})`;
	const rows = narrow(
		any
			.selectFrom(index)
			.crossJoin(table as string)
			.whereRef(`${table}.id`, "=", `${index}.rowid`)
			.where(isFound),
	);
	const walked = narrow(all.where(isInIndex));
	return { rows, walked, newest: rows, id: sql.ref<number>(`${index}.rowid`), isFew: false };
}

/** Matches a word, at the start of words if it is found only there; null for one that is too short for the index. */
function phraseOfName(word: string, boundaries: readonly string[] | null): string | null {
	const { length } = [...word];
	if (boundaries && isWordBeginning(word) && length >= TRIGRAM - 1) return `(${afterAny(boundaries, word)})`;
	return length >= TRIGRAM ? quoted(word) : null;
}

const hasShortWord = (text: RawBuilder<unknown>, word: string) =>
	sql<SqlBool>`(${sql.join(
		casesOf(word).map((each) => hasWord(text, each)),
		sql` or `,
	)})`;
