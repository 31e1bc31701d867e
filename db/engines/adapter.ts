import type { RawBuilder, SelectQueryBuilder, SqlBool } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";
import { postgresAdapter } from "./postgres/adapter.ts";
import type { Remember, SearchTerm } from "./search-term.ts";
import { sqliteAdapter } from "./sqlite/adapter.ts";

/** The differences between the engines. Rules use these functions and never ask for the engine. */
export type EngineAdapter = RowLocks & SqlFragments & Planner & Counters & WordSearch & ProductSearch;

/** The adapter of the engine that a database, or a transaction on it, runs on. */
export function adapterOf(db: Database): EngineAdapter {
	return engineOf(db) === "postgres" ? postgresAdapter : sqliteAdapter;
}

// biome-ignore lint/suspicious/noExplicitAny: a query of any tables
export type AnyQuery = SelectQueryBuilder<any, any, any>;

/**
 * Row locks, held until the transaction ends. SQLite has one write transaction at a time and needs none.
 * Modes: https://www.postgresql.org/docs/current/explicit-locking.html#LOCKING-ROWS
 */
type RowLocks = {
	/**
	 * Use with `$call`: also blocks transactions that only reference the rows, such as an order of a product.
	 */
	forUpdate<Query extends AnyQuery>(query: Query): Query;
	/** Use with `$call`: others can still reference the rows. */
	forNoKeyUpdate<Query extends AnyQuery>(query: Query): Query;
	/** `forNoKeyUpdate` that leaves out the rows that others have locked. */
	forNoKeyUpdateSkipLocked<Query extends AnyQuery>(query: Query): Query;
	/** Use with `$call`: others can change the rows, but not delete them. */
	forKeyShare<Query extends AnyQuery>(query: Query): Query;
	/** `forNoKeyUpdate` for one table of a join. */
	forNoKeyUpdateOf(table: string): <Query extends AnyQuery>(query: Query) => Query;
	/** Runs a query only for its locks; does nothing when the engine has no row locks. */
	lockRows(query: AnyQuery): Promise<void>;
};

type SqlFragments = {
	/** A calendar date (`YYYY-MM-DD`) to compare with a date column. */
	date(value: string): RawBuilder<unknown>;
	/** A point in time (ISO text in UTC) to compare with a time column. */
	instant(value: string): RawBuilder<unknown>;
	/** A 64-bit integer, read as a number. */
	bigint(expression: RawBuilder<unknown>): RawBuilder<number>;
	/** Whether `text` contains `part`, case-sensitive. */
	includesText(text: RawBuilder<unknown>, part: string): RawBuilder<SqlBool>;
	/** The integers of a JSON array in a statement's parameter, as the rows of a subquery. */
	valuesOf(json: string): RawBuilder<unknown>;
	/**
	 * All rows as one JSON array of arrays of these columns, which are numbers and text: see `rowsInJson`. Many short rows
	 * take less time so.
	 */
	asJson(columns: readonly string[]): RawBuilder<JsonRows>;
};

/** A driver returns text or the parsed array. */
export type JsonRows = string | unknown[];

/** The rows of `asJson`. */
export const rowsInJson = <Row extends unknown[]>(json: JsonRows | undefined): Row[] =>
	(typeof json === "string" ? JSON.parse(json) : (json ?? [])) as Row[];

type Planner = {
	/**
	 * Goes before a column in a condition to stop the planner from using its index, if the engine supports such
	 * hints.
	 */
	withoutIndex: RawBuilder<unknown>;
	/** Whether the planner needs a hint to walk rows in the requested order instead of sorting all of them. */
	sortsUnlessTold: boolean;
	/** Whether a materialized subquery is read only as far as needed. */
	materializesLazily: boolean;
	/** Updates the planner's statistics of all tables or of `tables`. PostgreSQL does so by itself. */
	gatherStatistics(db: Database, of?: { tables?: readonly string[] }): Promise<void>;
};

type Counters = {
	/**
	 * For each row of the table expression `spans`, selects its column `at` and the sums `what` over the rows of
	 * `from` (tables and a condition that refers to `spans`).
	 */
	sumBySpan(sums: { what: RawBuilder<unknown>; from: RawBuilder<unknown> }): RawBuilder<unknown>;
	/**
	 * Merges the partial rows that hold the sums of hours before `before`, so that fewer rows are read. Rows
	 * that another transaction is changing are left for the next time.
	 */
	mergeParts(db: Database, parts: CounterParts): Promise<void>;
};

export type CounterParts = { table: string; keys: string[]; sums: string[]; before: string };

/** The rows of a table that contain some words. */
export type FoundRows<Table extends keyof Schema> = {
	rows: SelectQueryBuilder<Schema, Table, Record<never, never>>;
	/** The same rows, found by walking an order and comparing each text: for many rows, in another order. */
	walked: SelectQueryBuilder<Schema, Table, Record<never, never>>;
	/** The same rows, for the newest few of them. */
	newest: SelectQueryBuilder<Schema, Table, Record<never, never>>;
	/** The id to sort `rows` and `newest` by. */
	id: RawBuilder<number>;
	/** Few rows contain the words; see `countRows`. */
	isFew: boolean;
};

type WordSearch = {
	/**
	 * Whether a text contains a word: at the start of a word or, for words with digits, anywhere.
	 * Case-sensitive.
	 */
	hasWord(text: RawBuilder<unknown>, word: string): RawBuilder<SqlBool>;
	/**
	 * The rows of a table whose `search_text` contains all words. SQLite's index is the table `<table>_search`.
	 */
	selectWithWords<Table extends keyof Schema>(
		db: Database,
		table: Table,
		words: readonly string[],
	): Promise<FoundRows<Table>>;
	/** The people whose name, email address or phone number contain all words, which have no case and accents. */
	selectPeople<Table extends "accounts" | "customers">(
		db: Database,
		table: Table,
		words: readonly string[],
	): Promise<FoundRows<Table>>;
};

type ProductSearch = {
	/** The products that the index finds for all terms, except common terms that it is not asked for. */
	selectProducts(
		db: Database,
		terms: readonly SearchTerm[],
		condition: RawBuilder<SqlBool>,
	): SelectQueryBuilder<Schema, "products", Record<never, never>>;
	/** The terms in the language of the index. */
	productQuery(terms: readonly SearchTerm[]): string;
	/** The active ones of these products, for a `productQuery`. */
	selectActiveProducts(
		db: Database,
		query: string,
		condition: RawBuilder<SqlBool>,
	): SelectQueryBuilder<Schema, "products", Record<never, never>>;
	/** Whether the index finds at least this many active products for all terms. */
	hasProducts(
		db: Database,
		terms: readonly SearchTerm[],
		limits: { atLeast: number; condition: RawBuilder<SqlBool> },
	): Promise<boolean>;
	/** The planner's estimate of the products with a term; null when it has none. */
	expectProducts(db: Database, term: SearchTerm): Promise<number | null>;
	/**
	 * The terms as they are looked up best, and whether about `many` products, of any status, may match each of them.
	 */
	weighProductTerms<Term extends SearchTerm>(
		db: Database,
		terms: readonly Term[],
		many: number,
		remember: Remember,
	): Promise<{ terms: Term[]; areCommon: boolean }>;
	/**
	 * Whether a word of the vocabulary (`search_vocabulary`) has one of these trigrams; a space marks a word's
	 * end.
	 */
	hasTrigram(trigrams: readonly string[]): RawBuilder<SqlBool>;
};
