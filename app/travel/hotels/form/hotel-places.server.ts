import { type AddressPlaces, addressPlaces } from "#app/common/places/regions.server.ts";
import { zoneName, zonesToChoose } from "./time-zones.ts";

export type HotelPlaces = AddressPlaces & { zones: { value: string; label: string }[] };

export const hotelPlaces = (country: string): HotelPlaces => ({
	...addressPlaces({ country }),
	zones: zonesToChoose(country).map((zone) => ({ value: zone, label: zoneName(zone) })),
});
