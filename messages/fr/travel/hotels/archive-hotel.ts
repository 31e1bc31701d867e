import type { Messages } from "#messages/en/index.ts";

export const archiveHotel: Messages["archiveHotel"] = {
	metaTitle: "Archiver",
	confirmFirst: "Confirmez d’abord ci-dessous.",
	archived: ({ name }) => `${name} : archivage effectué. Les réservations existantes sont conservées.`,
	restored: ({ name }) => `${name} : restauration effectuée.`,
	archiveQuestion: ({ name }) => `Archiver ${name} ?`,
	restoreQuestion: ({ name }) => `Restaurer ${name} ?`,
	busy: "Enregistrement...",
	archiveText:
		"Masqué pour les clients. Les réservations existantes sont conservées. Vous pouvez restaurer à tout moment.",
	restoreText: "Les clients peuvent à nouveau trouver et réserver aux prix actuels.",
	archive: { hotel: "Archiver l’hôtel", room: "Archiver la chambre" },
	restore: { hotel: "Restaurer l’hôtel", room: "Restaurer la chambre" },
	consequence: "Masqué pour les clients. Les réservations existantes sont conservées.",
	archiveTitle: { hotel: "Archiver cet hôtel", room: "Archiver cette chambre" },
	archivedTitle: { hotel: "Cet hôtel est archivé", room: "Cette chambre est archivée" },
};
