// Never change it once a landed migration uses it: add a new function for other behaviour.
import {
	type ColumnBuilderCallback,
	type CreateTableBuilder,
	type Kysely,
	type RawBuilder,
	sql,
} from "kysely";
import { runsOnPostgres } from "./engine.ts";

type ColumnTypes = Record<"instant" | "date" | "number" | "flag" | "bytes", RawBuilder<unknown>>;

/** The column types in which both engines store the same values. */
export function columnTypes(db: Kysely<unknown>): ColumnTypes {
	return runsOnPostgres(db)
		? {
				instant: sql`timestamptz(3)`,
				date: sql`date`,
				number: sql`bigint`,
				flag: sql`boolean`,
				bytes: sql`bytea`,
			}
		: { instant: sql`text`, date: sql`text`, number: sql`integer`, flag: sql`integer`, bytes: sql`blob` };
}

/** A table with an `id` that is never reused, not even after its row is deleted. */
export function createTable<T extends string>(db: Kysely<unknown>, name: T): CreateTableBuilder<T, "id"> {
	const autoIncrement: ColumnBuilderCallback = runsOnPostgres(db)
		? (column) => column.primaryKey().generatedByDefaultAsIdentity()
		: (column) => column.primaryKey().autoIncrement();
	return db.schema
		.createTable(name)
		.addColumn("id", columnTypes(db).number, autoIncrement) as CreateTableBuilder<T, "id">;
}
