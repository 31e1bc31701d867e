import type { Messages } from "#messages/en/index.ts";

export const archiveHotel: Messages["archiveHotel"] = {
	metaTitle: "Archivieren",
	confirmFirst: "Bestätigen Sie zuerst unten.",
	archived: ({ name }) => `${name} ist archiviert. Bestehende Buchungen bleiben erhalten.`,
	restored: ({ name }) => `${name} ist wiederhergestellt.`,
	archiveQuestion: ({ name }) => `${name} archivieren?`,
	restoreQuestion: ({ name }) => `${name} wiederherstellen?`,
	busy: "Wird gespeichert...",
	archiveText:
		"Für Gäste verborgen. Bestehende Buchungen bleiben erhalten. Sie können es jederzeit wiederherstellen.",
	restoreText: "Gäste können es wieder zu den aktuellen Preisen finden und buchen.",
	archive: { hotel: "Hotel archivieren", room: "Zimmer archivieren" },
	restore: { hotel: "Hotel wiederherstellen", room: "Zimmer wiederherstellen" },
	consequence: "Für Gäste verborgen. Bestehende Buchungen bleiben erhalten.",
	archiveTitle: { hotel: "Dieses Hotel archivieren", room: "Dieses Zimmer archivieren" },
	archivedTitle: { hotel: "Dieses Hotel ist archiviert", room: "Dieses Zimmer ist archiviert" },
};
