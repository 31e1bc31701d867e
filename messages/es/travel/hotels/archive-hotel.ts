import type { Messages } from "#messages/en/index.ts";

export const archiveHotel: Messages["archiveHotel"] = {
	metaTitle: "Archivar",
	confirmFirst: "Confirma primero abajo.",
	archived: ({ name }) => `${name} se ha archivado. Las reservas existentes se conservan.`,
	restored: ({ name }) => `${name} se ha restaurado.`,
	archiveQuestion: ({ name }) => `¿Archivar ${name}?`,
	restoreQuestion: ({ name }) => `¿Restaurar ${name}?`,
	busy: "Guardando...",
	archiveText:
		"Se oculta a los huéspedes. Las reservas existentes se conservan. Puedes restaurarlo en cualquier momento.",
	restoreText: "Los huéspedes pueden volver a encontrarlo y reservarlo a sus precios actuales.",
	archive: { hotel: "Archivar hotel", room: "Archivar habitación" },
	restore: { hotel: "Restaurar hotel", room: "Restaurar habitación" },
	consequence: "Se oculta a los huéspedes. Las reservas existentes se conservan.",
	archiveTitle: { hotel: "Archivar este hotel", room: "Archivar esta habitación" },
	archivedTitle: { hotel: "Este hotel está archivado", room: "Esta habitación está archivada" },
};
