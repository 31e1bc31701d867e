import { z } from "zod";
import type { Database } from "#db/client.ts";
import { readContent } from "#demo/content.ts";
import { DAY_MS } from "#demo/demo-time.ts";

const settings = z.object({
	deliveryMethods: z.array(
		z.object({
			name: z.string(),
			description: z.string(),
			price: z.number(),
			freeFrom: z.number().nullable(),
			countries: z.string(),
			minDays: z.number(),
			maxDays: z.number(),
		}),
	),
	taxRates: z.array(
		z.object({
			name: z.string(),
			country: z.string(),
			region: z.string(),
			ratePpm: z.number(),
			isInclusive: z.boolean(),
		}),
	),
	discounts: z.array(
		z.object({
			code: z.string(),
			kind: z.enum(["percent", "amount"]),
			value: z.number(),
			minimum: z.number().default(0),
			maxUses: z.number().nullable().default(null),
			startedDaysAgo: z.number().optional(),
			endedDaysAgo: z.number().optional(),
		}),
	),
});

/** Stores delivery methods, tax rates and discount codes. Prices include tax in Europe, and not in America. */
export async function storeSettings(db: Database, { now }: { now: Date }): Promise<void> {
	const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
	const created_at = ago(130);
	const { deliveryMethods, taxRates, discounts } = readContent("shop-settings", settings);
	await db
		.insertInto("delivery_methods")
		.values(
			deliveryMethods.map(({ freeFrom, minDays, maxDays, ...method }, at) => ({
				...method,
				free_from: freeFrom,
				min_days: minDays,
				max_days: maxDays,
				position: at + 1,
				created_at,
			})),
		)
		.execute();
	await db
		.insertInto("tax_rates")
		.values(
			taxRates.map(({ ratePpm, isInclusive, ...rate }) => ({
				...rate,
				rate_ppm: ratePpm,
				is_inclusive: isInclusive,
				created_at,
			})),
		)
		.execute();
	await db
		.insertInto("discounts")
		.values(
			discounts.map(({ maxUses, startedDaysAgo, endedDaysAgo, ...discount }) => ({
				...discount,
				max_uses: maxUses,
				starts_at: startedDaysAgo === undefined ? null : ago(startedDaysAgo),
				ends_at: endedDaysAgo === undefined ? null : ago(endedDaysAgo),
				created_at,
			})),
		)
		.execute();
}
