import type { Messages } from "#messages/en/index.ts";

export const hotelAmenities: Messages["hotelAmenities"] = {
	wifi: "Wi-Fi gratuit",
	breakfast: "Petit-déjeuner",
	parking: "Parking",
	pool: "Piscine",
	gym: "Salle de sport",
	spa: "Spa",
	restaurant: "Restaurant",
	bar: "Bar",
	air_conditioning: "Climatisation",
	reception_24h: "Réception 24 h/24",
	lift: "Ascenseur",
	step_free: "Accès de plain-pied",
	family: "Adapté aux familles",
	pets: "Animaux acceptés",
	beach: "Front de mer",
	garden: "Jardin",
	terrace: "Terrasse",
	shuttle: "Navette aéroport",
	ev_charging: "Borne de recharge électrique",
	laundry: "Blanchisserie",
};
