import type { Messages } from "#messages/en/index.ts";

export const roomAmenities: Messages["roomAmenities"] = {
	private_bathroom: "Salle de bain privée",
	shower: "Douche",
	bathtub: "Baignoire",
	air_conditioning: "Climatisation",
	heating: "Chauffage",
	tv: "Télévision",
	desk: "Bureau",
	kitchenette: "Kitchenette",
	fridge: "Réfrigérateur",
	tea_coffee: "Plateau thé et café",
	minibar: "Minibar",
	balcony: "Balcon",
	sea_view: "Vue sur la mer",
	city_view: "Vue sur la ville",
	soundproof: "Insonorisée",
	safe: "Coffre-fort",
	hair_dryer: "Sèche-cheveux",
	washing_machine: "Lave-linge",
	cot: "Lit bébé sur demande",
	step_free: "De plain-pied",
};
