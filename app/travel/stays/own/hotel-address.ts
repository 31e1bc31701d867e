import { countryName } from "#app/common/places/country-name.ts";
import { formatPostalAddress } from "#app/common/places/postal-address.ts";

type Address = { address: string; city: string; region: string; postal_code: string; country: string };

/** A hotel's address as on an envelope, without its name, with the country last. */
export function hotelAddress({ address, city, region, postal_code, country }: Address): string[] {
	const lines = formatPostalAddress({ lines: [address], city, region, postalCode: postal_code, country });
	return [...lines, countryName(country)].filter(Boolean);
}
