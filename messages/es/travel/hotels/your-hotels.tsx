import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const yourHotels: Messages["yourHotels"] = {
	title: "Tus hoteles",
	again: ({ name }) => `${name} ya se ha añadido. Ahora añade sus habitaciones.`,
	added: ({ name }) => `${name} se ha añadido y está pendiente de aprobación. Ahora añade sus habitaciones.`,
	addFirst: "Añade tu primer hotel",
	add: "Añadir un hotel",
	intro: "Los huéspedes podrán encontrarlo cuando lo aprobemos. Después añades sus habitaciones.",
	photoHint: "La primera foto representa el hotel en los resultados de búsqueda. Puedes añadir más después.",
	button: "Añadir hotel",
	hotel: "Hotel",
	status: "Estado",
	role: "Tu función",
	staff: "Personal",
	rooms: "Habitaciones",
	noRooms: "Ninguna todavía",
	roomTypes: ({ count }) =>
		plural(count, { one: `${count} tipo de habitación`, other: `${count} tipos de habitación` }),
	edit: ({ rest, hotel }) => <>Editar{rest(` ${hotel}`)}</>,
	addRoom: ({ rest, hotel }) => <>Añadir una habitación{rest(` de ${hotel}`)}</>,
	roomsOf: ({ rest, hotel }) => <>Habitaciones{rest(` de ${hotel}`)}</>,
};
