import type { Messages } from "#messages/en/index.ts";

export const newRoom: Messages["newRoom"] = {
	title: "Añadir una habitación",
	chooseHotel: "Elige uno de tus hoteles.",
	again: ({ name }) => `${name} ya se ha añadido.`,
	added: ({ name }) =>
		`${name} se ha añadido y está abierta todas las noches. Configura aquí precios y cierres.`,
	noHotelText: "Añade primero un hotel y después sus habitaciones.",
	noHotelTitle: "Aún no hay hoteles",
	addHotel: "Añade tu hotel",
	theHotel: "El hotel",
	hotel: "Hotel",
	photoHint: "La primera foto representa la habitación. Puedes añadir más después.",
	button: "Añadir habitación",
};
