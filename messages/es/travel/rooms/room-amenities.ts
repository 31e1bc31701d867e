import type { Messages } from "#messages/en/index.ts";

export const roomAmenities: Messages["roomAmenities"] = {
	private_bathroom: "Baño privado",
	shower: "Ducha",
	bathtub: "Bañera",
	air_conditioning: "Aire acondicionado",
	heating: "Calefacción",
	tv: "Televisión",
	desk: "Escritorio",
	kitchenette: "Zona de cocina",
	fridge: "Frigorífico",
	tea_coffee: "Tetera y cafetera",
	minibar: "Minibar",
	balcony: "Balcón",
	sea_view: "Vistas al mar",
	city_view: "Vistas a la ciudad",
	soundproof: "Insonorización",
	safe: "Caja fuerte",
	hair_dryer: "Secador de pelo",
	washing_machine: "Lavadora",
	cot: "Cuna a petición",
	step_free: "Acceso sin escalones",
};
