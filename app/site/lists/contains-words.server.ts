import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { type Engine, engineOf } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";
import { listSearchWords } from "./search-words.ts";

/** A trigram index finds nothing shorter. */
const MIN_INDEXED = 3;

/** A piece that so many of the newest rows have is judged by how far back they reach. */
const PROBED = 64;

/** Of PostgreSQL's rows so many of the newest are looked at, and words that fewer than these of them have are rare. */
const SAMPLED = 200;
const FEW = 15;

/**
 * The rows whose `search_text` has all the words typed (see `hasWord`), to be narrowed and put in order by `id`.
 * SQLite walks its index, the table named `<table>_search`, one row after another, as far as the page or the count
 * needs. `walked` are the same rows, found by walking an order and looking at the words of each: for many, in another
 * order. `isFew`: see `countRows`.
 */
export async function selectWithWords<Table extends keyof Schema>(db: Database, table: Table, typed: string) {
	// biome-ignore lint/suspicious/noExplicitAny: the index is no table of the schema
	const any = db as unknown as Kysely<any>;
	type Rows = SelectQueryBuilder<Schema, Table, Record<never, never>>;
	const words = listSearchWords(typed);
	const own = `${table}.id`;
	const text = sql.ref(`${table}.search_text`);
	const those = (conditions: RawBuilder<SqlBool>[]) =>
		conditions.reduce(
			(query, condition) => query.where(condition),
			// biome-ignore lint/suspicious/noExplicitAny: as above
			any.selectFrom(table as string) as SelectQueryBuilder<any, any, any>,
		) as unknown as Rows;
	const all = those(words.map((word) => hasWord(engineOf(db), text, word)));
	const indexed = words.filter((word) => [...word].length >= MIN_INDEXED);
	const id = sql.ref<number>(own);
	if (indexed.length === 0) return { rows: all, walked: all, id, isFew: false };
	if (engineOf(db) === "postgres") {
		const { pieces, isFew } = await sampleWords(db, table, words);
		return {
			rows: those(pieces.flatMap((piece, at) => hasIndexedWord("postgres", text, words[at] ?? "", piece))),
			walked: all,
			id,
			isFew,
		};
	}
	const index = `${table}_search`;
	const pieces = await Promise.all(indexed.map((word) => rarestPiece(db, index, word)));
	const whole = new Set(pieces);
	const rows = words
		.filter((word) => !whole.has(word) || isWordBeginning(word))
		.reduce(
			(query, word) => query.where(hasWord("sqlite", text, word)),
			any
				.selectFrom(index)
				.crossJoin(table as string)
				.whereRef(own, "=", `${index}.rowid`)
				.where(sql<SqlBool>`${sql.ref(`${index}.search_text`)} match ${pieces.map(quoted).join(" AND ")}`),
		);
	return {
		rows: rows as unknown as Rows,
		walked: all,
		id: sql.ref<number>(`${index}.rowid`),
		isFew: false,
	};
}

const quoted = (phrase: string) => `"${phrase.replaceAll('"', '""')}"`;

/**
 * The four letters of a word that SQLite's index best finds it by. It compares the rows of all trigrams of a phrase,
 * and many have been written in nearly every row (`com`); the word itself is then looked for in the rows found.
 */
async function rarestPiece(db: Database, index: string, word: string): Promise<string> {
	const letters = [...word];
	if (letters.length <= MIN_INDEXED + 1) return word;
	const trigrams = letters
		.slice(MIN_INDEXED - 1)
		.map((_, at) => letters.slice(at, at + MIN_INDEXED).join(""));
	const { rows } = await sql<{ at: number; count: number; reach: number }>`${sql.join(
		trigrams.map(
			(trigram, at) => sql`select ${sql.lit(at)} as at, count(*) as count, min(id) as reach from (
				select rowid as id from ${sql.table(index)} where search_text match ${quoted(trigram)}
				order by rowid desc limit ${sql.lit(PROBED)})`,
		),
		sql` union all `,
	)}`.execute(db);
	const often = ({ count, reach }: (typeof rows)[number]) => (count < PROBED ? count - PROBED : reach);
	const rarest = rows.reduce((best, each) => (often(each) < often(best) ? each : best));
	const start = Math.min(rarest.at, letters.length - MIN_INDEXED - 1);
	return letters.slice(start, start + MIN_INDEXED + 1).join("");
}

/** By how many ways to cut four letters out of a word it is judged. */
const MOST_PIECES = 40;

/**
 * PostgreSQL's index, too, compares the rows of all trigrams of a word, and of those that stand in nearly every row
 * (`@example.com`) there are many. So the newest rows are asked for the four letters of each word that fewest of them
 * have; of words that some of them have, for the planner to judge, it is the word. `isFew` says that words are rare.
 */
async function sampleWords(db: Database, table: string, words: readonly string[]) {
	const cut = words.map((word) => {
		const letters = [...word];
		const last = Math.min(letters.length - MIN_INDEXED, MOST_PIECES);
		return [
			word,
			...letters.slice(0, Math.max(0, last)).map((_, at) => letters.slice(at, at + MIN_INDEXED + 1).join("")),
		];
	});
	const counts = cut.flat().map((piece) => sql`count(*) filter (where ${contains(sql`search_text`, piece)})`);
	const { rows } = await sql<{ counts: number[] }>`
		select array[count(*) filter (where ${sql.join(
			words.map((word) => hasWord("postgres", sql`search_text`, word)),
			sql` and `,
		)}), ${sql.join(counts)}]::int[] as counts
		from (select search_text from ${sql.table(table)} order by id desc limit ${sql.lit(SAMPLED)}) as newest`.execute(
		db,
	);
	const [together = 0, ...each] = rows[0]?.counts ?? [];
	const pieces = cut.map(([word = "", ...parts]) => {
		const [whole = 0, ...often] = each.splice(0, parts.length + 1);
		return whole > 0 || parts.length < 2 ? word : (parts[often.indexOf(Math.min(...often))] ?? word);
	});
	return { pieces, isFew: together < FEW };
}

/**
 * The conditions of `hasWord` where a trigram index finds the text by a piece of the word. Adding to the text keeps
 * the index from looking for more.
 */
export const hasIndexedWord = (engine: Engine, text: RawBuilder<unknown>, word: string, piece = word) =>
	piece === word && !isWordBeginning(word)
		? [contains(text, word)]
		: [contains(text, piece), hasWord(engine, sql`(${text} || '')`, word)];

/** Letters and digits of the scripts that put spaces between words, as a range of a regular expression or a glob. */
const WORD_LETTERS = "0-9A-Za-z\u00c0-\u1fff";

const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a word is looked for at the beginning of words: it has no digit, and its script has words. */
const isWordBeginning = (word: string): boolean =>
	/^[A-Za-z\u00c0-\u1fff]/u.test(word) && !/\p{Nd}/u.test(word) && !UNSPACED.test(word);

/**
 * That a text has this word: letters at the beginning of a word, so that "vere" does not find "delivered", and
 * what has a digit or a sign anywhere, such as the end of a phone number. Compares as spelled.
 */
export function hasWord(engine: Engine, column: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
	if (!isWordBeginning(word)) return contains(column, word);
	if (engine === "postgres") {
		const escaped = word.replaceAll(/[^\p{L}]/gu, "\\$&");
		return sql<SqlBool>`${column} ~ ${`(^|[^${WORD_LETTERS}])${escaped}`}`;
	}
	const escaped = word.replaceAll(/[*?[]/g, "[$&]");
	return sql<SqlBool>`(${column} glob ${`${escaped}*`} or ${column} glob ${`*[^${WORD_LETTERS}]${escaped}*`})`;
}

/** That a column has this text somewhere in it, as it is spelled. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
	return sql<SqlBool>`${column} like ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
