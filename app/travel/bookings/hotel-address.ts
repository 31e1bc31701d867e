import { countryName } from "#app/shop/checkout/places/country-name.ts";

type Address = { address: string; city: string; region: string; postal_code: string; country: string };

/** A hotel's address as on an envelope, without its name. */
export const hotelAddress = ({ address, city, region, postal_code, country }: Address): string[] =>
	[address, [postal_code, city].filter(Boolean).join(" "), region, countryName(country)].filter(Boolean);
