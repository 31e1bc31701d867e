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
	return {
		seller: Boolean(found.seller),
		delivery: Boolean(found.delivery),
		taxes: Boolean(found.taxes),
		product: Boolean(found.product),
		hotel: Boolean(found.hotel),
	};
};
