import type { Compilable } from "kysely";
import type { Database } from "./client.ts";
import { statementWith } from "./statement-with.ts";

/** No row has it, and it fits in a column of four bytes. */
const ANY_ID = -2_147_483_647;

/** Returns a query whose only variable is an id; see `statementWith`. */
export function statementById<Row>(
	build: (db: Database, id: number) => Compilable<Row>,
): (db: Database, id: number) => Promise<Row[]> {
	const read = statementWith({ id: ANY_ID }, (db, { id }) => build(db, id));
	return (db, id) => read(db, { id });
}
