import type { Database } from "#db/client.ts";

/** What a new market still lacks before it can sell, as far as the database knows. */
export const readFirstSteps = async (db: Database) => {
	const found = await db
		.selectNoFrom((eb) => [
			eb
				.exists(eb.selectFrom("sellers").select("id").where("key", "=", "market").where("name", "!=", ""))
				.as("seller"),
			eb.exists(eb.selectFrom("delivery_methods").select("id")).as("delivery"),
			eb.exists(eb.selectFrom("tax_rates").select("id")).as("taxes"),
			eb.exists(eb.selectFrom("products").select("id")).as("product"),
			eb.exists(eb.selectFrom("hotels").select("id").where("status", "=", "approved")).as("hotel"),
		])
		.executeTakeFirstOrThrow();
	const steps = Object.entries(found).map(([step, isDone]) => [step, Boolean(isDone)]);
	return Object.fromEntries(steps) as Record<keyof typeof found, boolean>;
};
