import { sql } from "kysely";
import type { EngineAdapter } from "#db/engines/adapter.ts";
import { gatherStatistics } from "./gather-statistics.ts";
import {
	expectProducts,
	hasProducts,
	hasTrigram,
	productQuery,
	selectActiveProducts,
	selectProducts,
	weighProductTerms,
} from "./product-search.ts";
import { hasWord, selectPeople, selectWithWords } from "./word-search.ts";

export const sqliteAdapter: EngineAdapter = {
	forUpdate: (query) => query,
	forNoKeyUpdate: (query) => query,
	forNoKeyUpdateSkipLocked: (query) => query,
	forKeyShare: (query) => query,
	forNoKeyUpdateOf: () => (query) => query,
	lockRows: async () => {},

	date: (value) => sql`${value}`,
	instant: (value) => sql`cast(${value} as text)`,
	bigint: (expression) => sql<number>`${expression}`,
	includesText: (text, part) => sql`instr(${text}, ${part}) > 0`,
	valuesOf: (json) => sql`select value from json_each(${json})`,
	asJson: (columns) => sql`json_group_array(json_array(${sql.join(columns.map((each) => sql.ref(each)))}))`,

	// https://www.sqlite.org/optoverview.html#disqualifying_where_clause_terms_using_unary_
	withoutIndex: sql`+`,
	sortsUnlessTold: true,
	materializesLazily: false,
	gatherStatistics,

	// SQLite joins the tables of a cross join in the order in which they are written.
	sumBySpan: ({ what, from }) =>
		sql`select spans.at, ${what} from spans cross join ${from} group by spans.at`,
	mergeParts: async () => {},

	hasWord,
	selectWithWords,
	selectPeople,

	selectProducts,
	productQuery,
	selectActiveProducts,
	hasProducts,
	expectProducts,
	weighProductTerms,
	hasTrigram,
};
