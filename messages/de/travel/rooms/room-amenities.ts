import type { Messages } from "#messages/en/index.ts";

export const roomAmenities: Messages["roomAmenities"] = {
	private_bathroom: "Eigenes Bad",
	shower: "Dusche",
	bathtub: "Badewanne",
	air_conditioning: "Klimaanlage",
	heating: "Heizung",
	tv: "Fernseher",
	desk: "Schreibtisch",
	kitchenette: "Küchenzeile",
	fridge: "Kühlschrank",
	tea_coffee: "Tee- und Kaffeezubereiter",
	minibar: "Minibar",
	balcony: "Balkon",
	sea_view: "Meerblick",
	city_view: "Stadtblick",
	soundproof: "Schallisoliert",
	safe: "Safe",
	hair_dryer: "Haartrockner",
	washing_machine: "Waschmaschine",
	cot: "Babybett auf Anfrage",
	step_free: "Stufenlos",
};
