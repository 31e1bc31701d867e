import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./client.ts";

/** Stands for the id while a statement is built: no row has it, and it fits in a column of four bytes. */
const ANY_ID = -2_147_483_647;

/**
 * Returns a query whose only variable is an id. Its statement is built and compiled once, which takes longer than
 * reading a few rows.
 */
export function statementById<Row>(
	build: (db: Database, id: number) => Compilable<Row>,
): (db: Database, id: number) => Promise<Row[]> {
	const compiled = new WeakMap<Database, CompiledQuery<Row>>();
	return async (db, id) => {
		const query = compiled.get(db) ?? build(db, ANY_ID).compile();
		compiled.set(db, query);
		const parameters = query.parameters.map((value) => (value === ANY_ID ? id : value));
		const { rows } = await db.executeQuery<Row>({ ...query, parameters });
		return rows;
	};
}
