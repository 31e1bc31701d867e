import { addressLines } from "#app/common/places/address-lines.server.ts";

type Address = { address: string; city: string; region: string; postal_code: string; country: string };

/** A hotel's address as on an envelope, without its name, with the country last. */
export const hotelAddress = ({ address, ...place }: Address): string[] =>
	addressLines({ ...place, line1: address, line2: "" });
