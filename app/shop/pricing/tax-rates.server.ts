import { regionsOf } from "#app/common/places/regions.server.ts";
import type { Database } from "#db/client.ts";
import type { TaxClass } from "#db/schema/columns.ts";
import type { LineTax } from "./price-order.ts";

/** How goods are taxed at a place on a day. */
export type PlaceTax = {
	taxOf: (taxClass: TaxClass) => LineTax;
	isTaxInclusive: boolean;
	/** No region was given, and the country has regions with their own rates. */
	dependsOnRegion: boolean;
};

/**
 * Reads the rates of a place of delivery on a day, by class: the region's own before its country's, and of each the
 * newest that holds. A class without a rate has the standard rate, which also says whether prices contain the tax.
 */
export async function readPlaceTax(
	db: Database,
	{ country, region, day }: { country: string; region: string; day: string },
): Promise<PlaceTax> {
	const rates = await db
		.selectFrom("tax_rates")
		.select(["name", "region", "tax_class", "rate_ppm as ratePpm", "is_inclusive"])
		.where("country", "=", country)
		.where("is_active", "=", true)
		.where("starts_on", "<=", day)
		.orderBy("starts_on", "desc")
		.orderBy("id", "desc")
		.execute();
	const ofRegion = rates.filter((rate) => rate.region !== "" && rate.region === region);
	const here = [...ofRegion, ...rates.filter((rate) => rate.region === "")];
	const find = (taxClass: TaxClass) => here.find((rate) => rate.tax_class === taxClass);
	const standard = find("standard");
	const first = standard ?? here[0];
	return {
		taxOf(taxClass) {
			if (!first) return null;
			if (taxClass === "exempt") return "exempt";
			if (taxClass === "zero") return { name: first.name, ratePpm: 0 };
			const found = find(taxClass) ?? standard;
			return found ? { name: found.name, ratePpm: found.ratePpm } : null;
		},
		isTaxInclusive: first?.is_inclusive ?? true,
		dependsOnRegion:
			region === "" && regionsOf(country).length > 0 && rates.some((rate) => rate.region !== ""),
	};
}
