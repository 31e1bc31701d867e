import type { Messages } from "#messages/en/index.ts";

export const nothingMatches: Messages["nothingMatches"] = {
	filters: "Ningún hotel coincide con tus filtros",
	clear: "Borrar filtros",
	removeOne: "Quita el filtro para ver más hoteles.",
	removeSome: "Quita algún filtro para ver más hoteles.",
	unknown: ({ destination }) => `No hemos encontrado ningún hotel ni ciudad con el nombre «${destination}»`,
	viewAll: "Ver todos los hoteles",
	lookIn: ({ cities }) => <>Comprueba cómo lo has escrito o busca en {cities}.</>,
	noRooms: "No hay habitaciones disponibles en estas fechas",
	tryOther:
		"Tampoco hay nada disponible en los 30 días anteriores o posteriores. Prueba con otras fechas o menos huéspedes.",
	nearest: "Fechas disponibles más próximas",
	from: ({ total }) => `desde ${total}`,
};
