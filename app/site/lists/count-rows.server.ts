import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { MOST_COUNTED } from "./most-counted.ts";

/**
 * How many rows a query without a selection finds; `MOST_COUNTED + 1` when there are more than that, so that
 * counting costs the same however many they are.
 */
export async function countRows(
	db: Database,
	// biome-ignore lint/suspicious/noExplicitAny: of whatever tables
	matching: SelectQueryBuilder<any, any, any>,
): Promise<number> {
	const { count } = await db
		.selectFrom(
			matching
				.select(sql.lit(1).as("one"))
				.limit(MOST_COUNTED + 1)
				.as("counted"),
		)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}
