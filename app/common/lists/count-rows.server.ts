import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { MAX_COUNTED } from "./most-counted.ts";

/**
 * Counts the rows of a query that has no selection yet. Returns `MAX_COUNTED + 1` when there are more, so
 * the cost has a limit. With `isFew`, the query matches few rows of a large table: PostgreSQL would then scan
 * the table until it reaches the limit, so the query is planned as if every row were wanted.
 */
export async function countRows(
	db: Database,
	// biome-ignore lint/suspicious/noExplicitAny: of whatever tables
	matching: SelectQueryBuilder<any, any, any>,
	{ isFew = false } = {},
): Promise<number> {
	if (isFew && adapterOf(db).materializesLazily) {
		const { rows } = await sql<{ count: number }>`
			with found as materialized (${matching.select(sql.lit(1).as("one"))})
			select count(*) as count from (select one from found limit ${MAX_COUNTED + 1}) as counted`.execute(db);
		return rows[0]?.count ?? 0;
	}
	const { count } = await db
		.selectFrom(
			matching
				.select(sql.lit(1).as("one"))
				.limit(MAX_COUNTED + 1)
				.as("counted"),
		)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}
