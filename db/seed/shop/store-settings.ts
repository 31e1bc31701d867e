import type { Database } from "#db/client.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ways of delivery, tax rates and discount codes: prices contain the tax in Europe, and not in America. */
export async function storeSettings(db: Database, { now }: { now: Date }): Promise<void> {
	const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
	const created_at = ago(130);
	await db
		.insertInto("delivery_methods")
		.values([
			{
				name: "Standard",
				description: "Left with a neighbour when nobody is in.",
				price: 590,
				free_from: 7_500,
				countries: "",
				min_days: 3,
				max_days: 5,
				position: 1,
				created_at,
			},
			{
				name: "Express",
				description: "Ordered by noon, on its way the same day.",
				price: 1_490,
				free_from: null,
				countries: "US,CA,DE,FR,GB",
				min_days: 1,
				max_days: 2,
				position: 2,
				created_at,
			},
			{
				name: "Parcel shop",
				description: "To be fetched within 7 days.",
				price: 390,
				free_from: 5_000,
				countries: "DE,FR,GB",
				min_days: 2,
				max_days: 4,
				position: 3,
				created_at,
			},
		])
		.execute();
	const rate = (name: string, place: string, rate_ppm: number, is_inclusive: boolean) => {
		const [country = "", region = ""] = place.split("-");
		return { name, country, region, rate_ppm, is_inclusive, created_at };
	};
	await db
		.insertInto("tax_rates")
		.values([
			rate("New York sales tax", "US-NY", 88_750, false),
			rate("California sales tax", "US-CA", 72_500, false),
			rate("MwSt.", "DE", 190_000, true),
			rate("TVA", "FR", 200_000, true),
			rate("VAT", "GB", 200_000, true),
		])
		.execute();
	const code = { minimum: 0, max_uses: null, starts_at: null, ends_at: null, created_at };
	await db
		.insertInto("discounts")
		.values([
			{ ...code, code: "WELCOME10", kind: "percent", value: 1_000 },
			{ ...code, code: "FIFTEEN", kind: "amount", value: 1_500, minimum: 10_000, max_uses: 200 },
			{ ...code, code: "LATESUMMER", kind: "percent", value: 2_000, starts_at: ago(70), ends_at: ago(40) },
		])
		.execute();
}
