/** What a hotel has, by the keys that stand in `hotels.amenities`, in the order in which it is shown. */
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
	lift: "Lift",
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

/** Keys as they are kept, `,pool,wifi,` (a single comma for none), so that `like '%,pool,%'` finds one. */
export const serializeAmenities = (keys: readonly string[]): string =>
	keys.length === 0 ? "," : `,${[...new Set(keys)].sort().join(",")},`;

/** The keys that are kept, in the order of their words; those that have no words any more are left out. */
export const parseAmenities = <Key extends string>(stored: string, words: Record<Key, string>): Key[] =>
	(Object.keys(words) as Key[]).filter((key) => stored.includes(`,${key},`));
