import type { Messages } from "#messages/en/index.ts";

export const blocks: Messages["blocks"] = {
	conflict: ({ dates }) => `Bereits verkauft: ${dates}`,
	roomGone: "Dieses Zimmer gibt es nicht mehr. Wählen Sie ein anderes.",
	past: "Diese Nacht liegt in der Vergangenheit. Wählen Sie heute oder ein späteres Datum.",
	tooFar: "Das liegt zu weit in der Zukunft. Wählen Sie eine frühere Nacht.",
	more: ({ more }) => `${more} weitere`,
	taken: ({ all }) => `Nicht genug freie Zimmer: ${all}. Sperren Sie weniger Zimmer oder andere Nächte.`,
	justBooked: "Diese Zimmer wurden gerade gebucht. Prüfen Sie die Nächte noch einmal.",
	alreadyRemoved: "Diese Sperrung ist bereits entfernt.",
	removed: "Die Sperrung ist entfernt. Die Zimmer sind wieder im Verkauf.",
	question: "Diese Sperrung entfernen?",
	removeButton: "Sperrung entfernen",
	removing: "Wird entfernt...",
	consequence: "Die Zimmer sind sofort wieder im Verkauf.",
	title: "Sperrungen",
	intro:
		"Sperren Sie Zimmer, die nicht verkauft werden können, zum Beispiel wegen Reparaturen oder für eine Gruppe.",
};
