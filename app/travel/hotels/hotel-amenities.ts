/** A hotel's amenities, by the keys in `hotels.amenities`, in display order. */
export const HOTEL_AMENITIES = [
	"wifi",
	"breakfast",
	"parking",
	"pool",
	"gym",
	"spa",
	"restaurant",
	"bar",
	"air_conditioning",
	"reception_24h",
	"lift",
	"step_free",
	"family",
	"pets",
	"beach",
	"garden",
	"terrace",
	"shuttle",
	"ev_charging",
	"laundry",
] as const;

export type HotelAmenity = (typeof HOTEL_AMENITIES)[number];

/** Keys as they are stored, `,pool,wifi,` (a single comma for none), so that `like '%,pool,%'` finds one. */
export const serializeAmenities = (keys: readonly string[]): string =>
	keys.length === 0 ? "," : `,${[...new Set(keys)].sort().join(",")},`;

/** The stored keys in display order, without those that no longer exist. */
export const parseAmenities = <Key extends string>(stored: string, offered: readonly Key[]): Key[] =>
	offered.filter((key) => stored.includes(`,${key},`));
