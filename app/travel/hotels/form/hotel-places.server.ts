import { type AddressPlaces, addressPlaces } from "#app/common/places/regions.server.ts";
import { zoneName, zonesOf } from "./time-zones.ts";

/** What the fields of a hotel's place offer in a country. Plain data, for a loader to hand on. */
export type HotelPlaces = AddressPlaces & { zones: { value: string; label: string }[] };

export const hotelPlaces = (country: string): HotelPlaces => ({
	...addressPlaces({ country }),
	zones: zonesOf(country).map((zone) => ({ value: zone, label: zoneName(zone) })),
});
