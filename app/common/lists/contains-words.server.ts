import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { listSearchWords } from "./search-words.ts";

/** Selects rows whose `search_text` contains all typed words, to filter and sort by `id`. */
export const selectMatching = <Table extends keyof Schema>(db: Database, table: Table, typed: string) =>
	adapterOf(db).selectWithWords(db, table, listSearchWords(typed));
