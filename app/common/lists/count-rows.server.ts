import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { MAX_COUNTED } from "./most-counted.ts";

/**
 * How many rows a query without a selection finds; `MAX_COUNTED + 1` when there are more than that, so that
 * counting costs the same however many they are. For few rows among many (`isFew`) PostgreSQL would rather read the
 * table until it has so many, and is asked as if for all of them; it stops at the limit nevertheless.
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
