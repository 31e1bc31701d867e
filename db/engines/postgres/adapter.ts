import { sql } from "kysely";
import type { AnyQuery, EngineAdapter } from "#db/engines/adapter.ts";
import { mergeParts } from "./merge-parts.ts";
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

export const postgresAdapter: EngineAdapter = {
	forUpdate: <Query extends AnyQuery>(query: Query) => query.forUpdate() as Query,
	forNoKeyUpdate: <Query extends AnyQuery>(query: Query) => query.forNoKeyUpdate() as Query,
	forNoKeyUpdateSkipLocked: <Query extends AnyQuery>(query: Query) =>
		query.forNoKeyUpdate().skipLocked() as Query,
	forKeyShare: <Query extends AnyQuery>(query: Query) => query.forKeyShare() as Query,
	forNoKeyUpdateOf:
		(table) =>
		<Query extends AnyQuery>(query: Query) =>
			query.forNoKeyUpdate(table) as Query,
	async lockRows(query) {
		await query.execute();
	},

	date: (value) => sql`${value}::date`,
	instant: (value) => sql`cast(${value} as timestamptz)`,
	bigint: (expression) => sql<number>`(${expression})::bigint`,
	includesText: (text, part) => sql`strpos(${text}, ${part}) > 0`,
	valuesOf: (json) => sql`select value::bigint from json_array_elements_text(${json}::json) as value`,
	asJson: (columns) =>
		sql`coalesce(json_agg(json_build_array(${sql.join(columns.map((each) => sql.ref(each)))})), '[]')`,

	withoutIndex: sql``,
	sortsUnlessTold: false,
	materializesLazily: true,
	gatherStatistics: async () => {},

	// PostgreSQL would otherwise read all rows instead of an index range for each span.
	sumBySpan: ({ what, from }) =>
		sql`select spans.at, sums.* from spans cross join lateral (select ${what} from ${from}) as sums`,
	mergeParts,

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
