import type { Messages } from "#messages/en/index.ts";

export const travelHome: Messages["travelHome"] = {
	descriptionOnline:
		"Habitaciones de hotel con el precio total de tu estancia. Cada hotel indica si pagas en línea o en el hotel.",
	description: "Habitaciones de hotel con el precio total de tu estancia. Pagas en el hotel.",
	title: "Hoteles",
	heading: "¿Dónde quieres alojarte?",
	search: "Buscar",
	popular: "Destinos populares",
	noHotelsText: "Aún no hay hoteles que admitan reservas. Vuelve pronto.",
	noHotels: "Aún no hay hoteles",
	home: "Inicio",
	recommended: "Hoteles recomendados",
	travel: "Viajes",
};
