import type { Compilable } from "kysely";
import type { Database } from "./client.ts";
import { statementWith } from "./statement-with.ts";

/** Returns a query whose only variable is an id; see `statementWith`. */
export function statementById<Row>(
	build: (db: Database, id: number) => Compilable<Row>,
): (db: Database, id: number) => Promise<Row[]> {
	const read = statementWith((db, { id }: { id: number }) => build(db, id));
	return (db, id) => read(db, { id });
}
