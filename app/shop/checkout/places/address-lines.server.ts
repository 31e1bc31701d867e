import { countryName } from "./country-name.ts";
import { regionName } from "./regions.server.ts";

type PrintedAddress = {
	line1: string;
	line2: string;
	city: string;
	region: string;
	postal_code: string;
	country: string;
};

/** Where the code stands before the town: the Universal Postal Union's pages on each country's addresses. */
const CODE_FIRST = new Set(
	"AD AR AT AX BA BE BG CH CL CY CZ DE DK DZ EE ES FI FO FR GL GR HR IS IT LI LT LU MA MC MD ME MK MX MY NL NO PL PT RO RS SE SI SK SM TN TR UY VA".split(
		" ",
	),
);

/** An address as it stands on a parcel, without the name: town and code in the country's order, the country last. */
export function addressLines({ line1, line2, city, region, postal_code, country }: PrintedAddress): string[] {
	const regionIn = regionName(country, region);
	const town = CODE_FIRST.has(country)
		? [[postal_code, city].filter(Boolean).join(" "), regionIn]
		: [city, [regionIn, postal_code].filter(Boolean).join(" ")];
	return [line1, line2, town.filter(Boolean).join(", "), countryName(country)].filter(Boolean);
}
