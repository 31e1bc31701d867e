import { countryName } from "./country-name.ts";
import { formatPostalAddress } from "./postal-address.ts";
import { regionName } from "./regions.server.ts";

type PrintedAddress = {
	line1: string;
	line2: string;
	city: string;
	region: string;
	postal_code: string;
	country: string;
};

/** Countries whose addresses use the region's code. Others use its name. */
const REGION_BY_CODE = new Set(["AU", "BR", "CA", "US"]);

/** The region as the country's addresses write it: `CA` in the United States, `Kyoto` in Japan. */
export const printedRegion = ({ country, region }: Pick<PrintedAddress, "country" | "region">): string =>
	REGION_BY_CODE.has(country) ? region : regionName(country, region);

/**
 * An address as printed on a parcel, without the name: in the country's own format, with the country last.
 */
export function addressLines({ line1, line2, city, region, postal_code, country }: PrintedAddress): string[] {
	const lines = formatPostalAddress({
		lines: [line1, line2],
		city,
		region: printedRegion({ country, region }),
		postalCode: postal_code,
		country,
	});
	return [...lines, countryName(country)].filter(Boolean);
}
