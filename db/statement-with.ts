import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./client.ts";

type Values = Record<string, string | number>;
/** Literal types of examples are those of any value. */
type Variables<Example extends Values> = {
	[Name in keyof Example]: Example[Name] extends string ? string : number;
};

/**
 * Returns a query whose only variables are named values. Its statement is built and compiled once for each engine,
 * which takes longer than reading a few rows. Each example stands for its variable while the statement is built: a
 * value of its type that nothing else in the statement has.
 */
export function statementWith<const Example extends Values, Row>(
	examples: Example,
	build: (db: Database, variables: Variables<Example>) => Compilable<Row>,
): (db: Database, variables: Variables<Example>) => Promise<Row[]> {
	const compiled = new WeakMap<object, CompiledQuery<Row>>();
	const nameOf = new Map<unknown, keyof Example>(
		Object.entries(examples).map(([name, value]) => [value, name]),
	);
	return async (db, variables) => {
		// A transaction has the adapter of its database.
		const { adapter } = db.getExecutor();
		const query = compiled.get(adapter) ?? build(db, examples as Variables<Example>).compile();
		compiled.set(adapter, query);
		const parameters = query.parameters.map((value) => {
			const name = nameOf.get(value);
			return name === undefined ? value : variables[name];
		});
		const { rows } = await db.executeQuery<Row>({ ...query, parameters });
		return rows;
	};
}
