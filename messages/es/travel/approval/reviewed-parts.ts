import type { Messages } from "#messages/en/index.ts";

export const reviewedParts: Messages["reviewedParts"] = {
	name: "Nombre y estrellas",
	address: "Dirección",
	contact: "Correo electrónico y teléfono",
	description: "Descripción",
	amenities: "Servicios",
	houseRules: "Normas de la casa",
	terms: "Condiciones",
	photos: "Fotos",
	rooms: "Habitaciones, sus fotos o precios",
};
