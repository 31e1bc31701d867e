import type { Messages } from "#messages/en/index.ts";

export const roomPages: Messages["roomPages"] = {
	back: ({ hotel }) => `Zimmer: ${hotel}`,
	label: "Seiten des Zimmers",
	details: "Details",
	photos: "Fotos",
	calendar: "Preise und Sperrungen",
	calendars: "Andere Kalender",
	title: "Zimmer",
	saved: ({ name }) => `${name} ist gespeichert.`,
	save: "Zimmer speichern",
};
