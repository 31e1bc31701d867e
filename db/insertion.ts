import type { Compilable, CompiledQuery, Insertable, InsertQueryBuilder, InsertResult } from "kysely";
import type { Database } from "./client.ts";
import type { Schema } from "./schema.ts";

type Table = keyof Schema & string;
type Into<Of extends Table> = InsertQueryBuilder<Schema, Of, InsertResult>;
type Value = string | number | boolean | null;

const PLAIN = new Set(["string", "number", "boolean"]);

/** A statement is compiled for each number of rows up to this one. */
const MOST_ROWS = 20;

/**
 * Returns a function that inserts rows of a table. The statement for plain values is built and compiled once for each
 * engine, list of columns and number of rows: that takes longer than inserting a row. `complete` adds what to do with a
 * conflict and what to return; all values in it are constants, and `excluded` stands for the row.
 */
export function insertion<Of extends Table, Row = unknown>(
	into: Of,
	complete: (query: Into<Of>) => Compilable<Row> = (query) => query as unknown as Compilable<Row>,
): (db: Database, rows: readonly Insertable<Schema[Of]>[]) => Promise<Row[]> {
	const compiled = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
	return async (db, rows) => {
		const columns = Object.keys(rows[0] ?? {});
		const values = rows.flatMap((row) => columns.map((name) => row[name as keyof typeof row] as Value));
		const build = (): CompiledQuery<Row> =>
			complete(db.insertInto(into).values(rows as never) as Into<Of>).compile() as CompiledQuery<Row>;
		const isLikeOthers =
			rows.length <= MOST_ROWS &&
			rows.every((row) => Object.keys(row).length === columns.length) &&
			values.every((value) => value === null || PLAIN.has(typeof value));
		if (!isLikeOthers) return (await db.executeQuery<Row>(build())).rows;
		// A transaction has the adapter of its database.
		const { adapter } = db.getExecutor();
		const known = compiled.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
		compiled.set(adapter, known);
		const key = `${rows.length} ${columns.join()}`;
		const query = known.get(key) ?? build();
		known.set(key, query);
		const parameters = [...values, ...query.parameters.slice(values.length)];
		return (await db.executeQuery<Row>({ ...query, parameters })).rows;
	};
}
