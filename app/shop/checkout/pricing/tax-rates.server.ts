import { regionsOf } from "#app/common/places/regions.server.ts";
import { rememberByVersion } from "#app/common/remember-by-version.server.ts";
import type { Database } from "#db/client.ts";
import { statementWith } from "#db/statement-with.ts";
import type { TaxRate } from "./price-order.ts";

const ratesOfCountry = statementWith({ country: "XX" }, (db, { country }) =>
	db
		.selectFrom("tax_rates")
		.select(["name", "region", "rate_ppm as ratePpm", "is_inclusive"])
		.where("country", "=", country)
		.where("is_active", "=", true)
		.orderBy("id", "desc"),
);

const remembered = rememberByVersion({ max: 100 });

/**
 * Returns the tax rate for a place of delivery: the region's own, else the country's, else none; the newest
 * of several. `dependsOnRegion`: no region was given, and the country has regions with their own rates. `version`: of
 * the shop's data, if it was read before.
 */
export async function findTaxRate(
	db: Database,
	{ country, region }: { country: string; region: string },
	version?: string,
): Promise<{ rate: TaxRate | null; dependsOnRegion: boolean }> {
	const rates = await remembered(version, country, () => ratesOfCountry(db, { country }));
	const own = region === "" ? undefined : rates.find((rate) => rate.region === region);
	const found = own ?? rates.find((rate) => rate.region === "");
	return {
		rate: found ? { name: found.name, ratePpm: found.ratePpm, isInclusive: found.is_inclusive } : null,
		dependsOnRegion:
			region === "" && regionsOf(country).length > 0 && rates.some((rate) => rate.region !== ""),
	};
}
