import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { TRIGRAM } from "#db/engines/words.ts";
import type { Schema } from "#db/schema.ts";
import { listSearchWords, searchWords } from "./search-words.ts";

/** Selects rows whose `search_text` contains all typed words, to filter and sort by `id`. */
export const selectMatching = <Table extends keyof Schema>(db: Database, table: Table, typed: string) =>
	adapterOf(db).selectWithWords(db, table, listSearchWords(typed));

/** Selects people whose name, email address or phone number contain all typed words, without case and accents. */
export const selectMatchingPeople = <Table extends "accounts" | "customers">(
	db: Database,
	table: Table,
	typed: string,
) => adapterOf(db).selectPeople(db, table, searchWords(typed));

/** Rows that are compared one by one when the newest few are asked for. */
const COMPARED = 1_000;

/** The condition that narrows a search for the newest rows to the last 1,000, if no index finds the typed words. */
export function isAmongNewest(
	table: keyof Schema,
	id: RawBuilder<number>,
	typed: string,
): RawBuilder<SqlBool> {
	if (listSearchWords(typed).some((word) => [...word].length >= TRIGRAM)) return sql<SqlBool>`true`;
	return sql<SqlBool>`${id} > (select max(id) - ${sql.lit(COMPARED)} from ${sql.table(table)})`;
}
