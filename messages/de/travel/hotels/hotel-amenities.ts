import type { Messages } from "#messages/en/index.ts";

export const hotelAmenities: Messages["hotelAmenities"] = {
	wifi: "Kostenloses WLAN",
	breakfast: "Frühstück",
	parking: "Parkplatz",
	pool: "Pool",
	gym: "Fitnessraum",
	spa: "Wellnessbereich",
	restaurant: "Restaurant",
	bar: "Bar",
	air_conditioning: "Klimaanlage",
	reception_24h: "24-Stunden-Rezeption",
	lift: "Aufzug",
	step_free: "Stufenloser Zugang",
	family: "Familien­freundlich",
	pets: "Haustiere erlaubt",
	beach: "Direkt am Strand",
	garden: "Garten",
	terrace: "Terrasse",
	shuttle: "Flughafen­transfer",
	ev_charging: "Ladestation für Elektroautos",
	laundry: "Wäscheservice",
};
