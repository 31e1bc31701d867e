import { regionsOf } from "#app/common/places/regions.server.ts";
import type { Database } from "#db/client.ts";
import type { TaxRate } from "./price-order.ts";

/**
 * Returns the tax rate for a place of delivery: the region's own, else the country's, else none; the newest
 * of several. `dependsOnRegion`: no region was given, and the country has regions with their own rates.
 */
export async function findTaxRate(
	db: Database,
	{ country, region }: { country: string; region: string },
): Promise<{ rate: TaxRate | null; dependsOnRegion: boolean }> {
	const rates = await db
		.selectFrom("tax_rates")
		.select(["name", "region", "rate_ppm as ratePpm", "is_inclusive"])
		.where("country", "=", country)
		.where("is_active", "=", true)
		.orderBy("id", "desc")
		.execute();
	const own = region === "" ? undefined : rates.find((rate) => rate.region === region);
	const found = own ?? rates.find((rate) => rate.region === "");
	return {
		rate: found ? { name: found.name, ratePpm: found.ratePpm, isInclusive: found.is_inclusive } : null,
		dependsOnRegion:
			region === "" && regionsOf(country).length > 0 && rates.some((rate) => rate.region !== ""),
	};
}
