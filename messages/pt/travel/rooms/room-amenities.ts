import type { Messages } from "#messages/en/index.ts";

export const roomAmenities: Messages["roomAmenities"] = {
	private_bathroom: "Casa de banho privativa",
	shower: "Chuveiro",
	bathtub: "Banheira",
	air_conditioning: "Ar condicionado",
	heating: "Aquecimento",
	tv: "Televisão",
	desk: "Secretária",
	kitchenette: "Kitchenette",
	fridge: "Frigorífico",
	tea_coffee: "Chaleira e máquina de café",
	minibar: "Minibar",
	balcony: "Varanda",
	sea_view: "Vista para o mar",
	city_view: "Vista para a cidade",
	soundproof: "Isolamento acústico",
	safe: "Cofre",
	hair_dryer: "Secador de cabelo",
	washing_machine: "Máquina de lavar roupa",
	cot: "Berço a pedido",
	step_free: "Sem degraus",
};
