import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";
import { searchWords } from "./search-words.ts";

/** A trigram index finds nothing shorter. */
const MIN_INDEXED = 3;

/** A piece that so many of the newest rows have is judged by how far back they reach. */
const PROBED = 64;

/**
 * The rows that have all the words typed in their `search_text`, to be narrowed and put in order by `id`. SQLite
 * walks its index, the table named `<table>_search`, one row after another, as far as the page or the count needs.
 * `walked` are the same rows, found by walking an order and looking at the words of each: for many, in another order.
 */
export async function selectWithWords<Table extends keyof Schema>(db: Database, table: Table, typed: string) {
	// biome-ignore lint/suspicious/noExplicitAny: the index is no table of the schema
	const any = db as unknown as Kysely<any>;
	type Rows = SelectQueryBuilder<Schema, Table, Record<never, never>>;
	const words = searchWords(typed);
	const own = `${table}.id`;
	const all = words.reduce(
		(query, word) => query.where(contains(sql.ref(`${table}.search_text`), word)),
		// biome-ignore lint/suspicious/noExplicitAny: as above
		any.selectFrom(table as string) as SelectQueryBuilder<any, any, any>,
	) as unknown as Rows;
	const indexed = engineOf(db) === "sqlite" ? words.filter((word) => [...word].length >= MIN_INDEXED) : [];
	if (indexed.length === 0) return { rows: all, walked: all, id: sql.ref<number>(own) };
	const index = `${table}_search`;
	const pieces = await Promise.all(indexed.map((word) => rarestPiece(db, index, word)));
	const whole = new Set(pieces);
	const found = words
		.filter((word) => !whole.has(word))
		.reduce(
			(query, word) => query.where(contains(sql.ref(`${table}.search_text`), word)),
			any
				.selectFrom(index)
				.crossJoin(table as string)
				.whereRef(own, "=", `${index}.rowid`)
				.where(sql<SqlBool>`${sql.ref(`${index}.search_text`)} match ${pieces.map(quoted).join(" AND ")}`),
		);
	return { rows: found as unknown as Rows, walked: all, id: sql.ref<number>(`${index}.rowid`) };
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

/** That a column has this text somewhere in it, as it is spelled. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
	return sql<SqlBool>`${column} like ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
