import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./client.ts";

/** Stands for a variable while a statement is built. */
class Variable {
	constructor(readonly name: string) {}
}

/**
 * Returns a query whose only variables are named values. Its statement is built and compiled once for each engine,
 * which takes longer than reading a few rows. `build` passes each variable on as one value, never null.
 */
export function statementWith<Variables extends object, Row>(
	build: (db: Database, variables: Variables) => Compilable<Row>,
): (db: Database, variables: Variables) => Promise<Row[]> {
	const compiled = new WeakMap<object, CompiledQuery<Row>>();
	const stand = new Proxy({} as Variables, { get: (_, name) => new Variable(String(name)) });
	return async (db, variables) => {
		// A transaction has the adapter of its database.
		const { adapter } = db.getExecutor();
		const query = compiled.get(adapter) ?? build(db, stand).compile();
		compiled.set(adapter, query);
		const parameters = query.parameters.map((value) =>
			value instanceof Variable ? variables[value.name as keyof Variables] : value,
		);
		const { rows } = await db.executeQuery<Row>({ ...query, parameters });
		return rows;
	};
}
