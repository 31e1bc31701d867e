import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const deleteHotel: Messages["deleteHotel"] = {
	metaTitle: "Supprimer",
	done: ({ name }) => `${name} : suppression effectuée.`,
	cannot: ({ name }) => `Suppression impossible : ${name}`,
	back: "Revenir",
	archiveInstead: "Archiver plutôt",
	isBooked: {
		hotel: ({ count }) =>
			plural(count, {
				one: "Il a été réservé une fois et figure dans cette réservation. Vous pouvez l’archiver : un hôtel archivé est masqué pour les clients, et les réservations existantes sont conservées.",
				other: `Il a été réservé ${formatCount(count)} fois et figure dans ces réservations. Vous pouvez l’archiver : un hôtel archivé est masqué pour les clients, et les réservations existantes sont conservées.`,
			}),
		room: ({ count }) =>
			plural(count, {
				one: "Elle a été réservée une fois et figure dans cette réservation. Vous pouvez l’archiver : une chambre archivée est masquée pour les clients, et les réservations existantes sont conservées.",
				other: `Elle a été réservée ${formatCount(count)} fois et figure dans ces réservations. Vous pouvez l’archiver : une chambre archivée est masquée pour les clients, et les réservations existantes sont conservées.`,
			}),
	},
	question: ({ name }) => `Supprimer ${name} ?`,
	button: { hotel: "Supprimer l’hôtel", room: "Supprimer la chambre" },
	busy: "Suppression...",
	hotelText: "Ses chambres, photos et calendriers sont aussi supprimés. Cette action est irréversible.",
	roomText: "Ses photos et son calendrier sont aussi supprimés. Cette action est irréversible.",
};
