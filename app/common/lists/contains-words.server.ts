import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { listSearchWords } from "./search-words.ts";

/** The rows whose `search_text` has all the words typed, to be narrowed and put in order by `id`. */
export const selectWithWords = <Table extends keyof Schema>(db: Database, table: Table, typed: string) =>
	adapterOf(db).selectWithWords(db, table, listSearchWords(typed));
