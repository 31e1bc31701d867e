import type { Messages } from "#messages/en/index.ts";

export const hotelPages: Messages["hotelPages"] = {
	pages: {
		details: "Details",
		map: "Karte",
		photos: "Fotos",
		rooms: "Zimmer",
		seller: "Verkäuferangaben",
		team: "Team",
	},
	back: "Ihre Hotels",
	role: ({ label }) => `Ihre Rolle: ${label}`,
	view: "Öffentliche Seite ansehen",
	label: "Hotelseiten",
	archived: "Archiviert",
	title: "Hotel",
	saved: ({ name }) => `${name} ist gespeichert.`,
	save: "Hotel speichern",
	history: "Verlauf",
};
