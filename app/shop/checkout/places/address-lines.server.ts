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

/** An address as it stands on a parcel, without the name: the code after the town, the country last. */
export function addressLines({ line1, line2, city, region, postal_code, country }: PrintedAddress): string[] {
	const town = [city, [regionName(country, region), postal_code].filter(Boolean).join(" ")];
	return [line1, line2, town.filter(Boolean).join(", "), countryName(country)].filter(Boolean);
}
