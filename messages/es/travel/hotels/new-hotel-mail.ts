import type { Messages } from "#messages/en/index.ts";

export const newHotelMail: Messages["newHotelMail"] = {
	subject: ({ hotel }) => `${hotel} está pendiente de aprobación`,
	text: ({ hotel }) =>
		`Se ha añadido ${hotel} y está pendiente de aprobación. Los huéspedes no lo ven hasta que lo apruebes.`,
	review: "Revisar hotel",
	hotel: "Hotel",
	location: "Ubicación",
	addedBy: "Añadido por",
	unknown: "Desconocido",
};
