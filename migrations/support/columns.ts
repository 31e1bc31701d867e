// Never change it once a landed migration uses it: add a new function for other behavior.
import {
	type ColumnBuilderCallback,
	type CreateTableBuilder,
	type Kysely,
	type RawBuilder,
	sql,
} from "kysely";
import { runsOnPostgres } from "./engine.ts";

type TypeName = "instant" | "date" | "number" | "flag" | "bytes" | "byteText";

/** The column types in which both engines store the same values. `byteText` is sorted by its bytes on both. */
export function columnTypes(db: Kysely<unknown>): Record<TypeName, RawBuilder<unknown>> {
	return runsOnPostgres(db)
		? {
				instant: sql`timestamptz(3)`,
				date: sql`date`,
				number: sql`bigint`,
				flag: sql`boolean`,
				bytes: sql`bytea`,
				byteText: sql`text collate "C"`,
			}
		: {
				instant: sql`text`,
				date: sql`text`,
				number: sql`integer`,
				flag: sql`integer`,
				bytes: sql`blob`,
				byteText: sql`text`,
			};
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

/** Stores a table by its primary key alone, so that rows with the same beginning of the key are adjacent. */
export const withoutRowid =
	(db: Kysely<unknown>) =>
	<T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C> =>
		runsOnPostgres(db) ? table : table.modifyEnd(sql`without rowid`);

/** Not null. */
export const required: ColumnBuilderCallback = (column) => column.notNull();

/** Not null, and different in each row. */
export const requiredUnique: ColumnBuilderCallback = (column) => column.notNull().unique();

/** Not null, with this value unless a row has another one. */
export const defaultTo =
	(value: unknown): ColumnBuilderCallback =>
	(column) =>
		column.notNull().defaultTo(value);

/** Not null, one of these words. */
export function oneOfWords(
	name: string,
	words: readonly string[],
	byDefault?: string,
): ColumnBuilderCallback {
	return (column) => {
		const base = byDefault === undefined ? column.notNull() : column.notNull().defaultTo(byDefault);
		return base.check(sql`${sql.ref(name)} in (${sql.join(words.map((word) => sql.lit(word)))})`);
	};
}

/** Not null, from the lowest to the highest value; each is a number or another column. */
export function between(
	name: string,
	lowest: number | string,
	highest: number | string,
	byDefault?: number,
): ColumnBuilderCallback {
	return (column) => {
		const base = byDefault === undefined ? column.notNull() : column.notNull().defaultTo(byDefault);
		return base.check(sql`${sql.ref(name)} between ${sql.raw(`${lowest}`)} and ${sql.raw(`${highest}`)}`);
	};
}

/** Refers to a row and is deleted with it. */
export const partOf =
	(table: string): ColumnBuilderCallback =>
	(column) =>
		column.notNull().references(`${table}.id`).onDelete("cascade");

/** May refer to a row; null once that is deleted. */
export const mayName =
	(table: string): ColumnBuilderCallback =>
	(column) =>
		column.references(`${table}.id`).onDelete("set null");
