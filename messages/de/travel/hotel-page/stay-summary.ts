import type { Messages } from "#messages/en/index.ts";

export const staySummary: Messages["staySummary"] = {
	label: "Ihr Aufenthalt",
	noRooms: "Keine Zimmer verfügbar",
	chooseDatesText: "Wählen Sie Daten, um den Gesamtpreis zu sehen.",
	seeRooms: "Zimmer ansehen",
	changeDates: "Daten ändern",
	chooseDates: "Daten wählen",
};
