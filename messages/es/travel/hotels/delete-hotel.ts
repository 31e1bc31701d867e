import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const deleteHotel: Messages["deleteHotel"] = {
	metaTitle: "Eliminar",
	done: ({ name }) => `${name} se ha eliminado.`,
	cannot: ({ name }) => `${name} no se puede eliminar`,
	back: "Volver",
	archiveInstead: "Archivar en su lugar",
	isBooked: {
		hotel: ({ count }) =>
			plural(count, {
				one: "Se reservó una vez y aparece en esa reserva. Puedes archivarlo en su lugar: un hotel archivado se oculta a los huéspedes y las reservas existentes se conservan.",
				other: `Se reservó ${formatCount(count)} veces y aparece en esas reservas. Puedes archivarlo en su lugar: un hotel archivado se oculta a los huéspedes y las reservas existentes se conservan.`,
			}),
		room: ({ count }) =>
			plural(count, {
				one: "Se reservó una vez y aparece en esa reserva. Puedes archivarla en su lugar: una habitación archivada se oculta a los huéspedes y las reservas existentes se conservan.",
				other: `Se reservó ${formatCount(count)} veces y aparece en esas reservas. Puedes archivarla en su lugar: una habitación archivada se oculta a los huéspedes y las reservas existentes se conservan.`,
			}),
	},
	question: ({ name }) => `¿Eliminar ${name}?`,
	button: { hotel: "Eliminar hotel", room: "Eliminar habitación" },
	busy: "Eliminando...",
	hotelText: "También se eliminan sus habitaciones, fotos y calendarios. Esta acción no se puede deshacer.",
	roomText: "También se eliminan sus fotos y su calendario. Esta acción no se puede deshacer.",
};
