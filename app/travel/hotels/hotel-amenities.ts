/** A hotel's amenities, by the keys in `hotels.amenities`, in display order. */
export const HOTEL_AMENITIES = {
	wifi: "Free Wi-Fi",
	breakfast: "Breakfast",
	parking: "Parking",
	pool: "Pool",
	gym: "Gym",
	spa: "Spa",
	restaurant: "Restaurant",
	bar: "Bar",
	air_conditioning: "Air conditioning",
	reception_24h: "24-hour reception",
	lift: "Elevator",
	step_free: "Step-free access",
	family: "Family friendly",
	pets: "Pets allowed",
	beach: "Beachfront",
	garden: "Garden",
	terrace: "Terrace",
	shuttle: "Airport shuttle",
	ev_charging: "Electric car charging",
	laundry: "Laundry",
} as const;

export type HotelAmenity = keyof typeof HOTEL_AMENITIES;

/** Keys as they are stored, `,pool,wifi,` (a single comma for none), so that `like '%,pool,%'` finds one. */
export const serializeAmenities = (keys: readonly string[]): string =>
	keys.length === 0 ? "," : `,${[...new Set(keys)].sort().join(",")},`;

/** The stored keys in display order, without those that no longer exist. */
export const parseAmenities = <Key extends string>(stored: string, labels: Record<Key, string>): Key[] =>
	(Object.keys(labels) as Key[]).filter((key) => stored.includes(`,${key},`));
