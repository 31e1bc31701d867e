import type { Messages } from "#messages/en/index.ts";

export const photoForms: Messages["photoForms"] = {
	onePhotoAdded: "1 Foto hinzugefügt.",
	photosAdded: ({ count }) => `${count} Fotos hinzugefügt.`,
	tooManyToday: {
		hotelByAccount: ({ wait }) =>
			`Sie haben heute zu viele Hotels angelegt. Versuchen Sie es in ${wait} noch einmal.`,
		roomByAccount: ({ wait }) =>
			`Sie haben heute zu viele Zimmer angelegt. Versuchen Sie es in ${wait} noch einmal.`,
	},
	gone: "Einige vorher gesendete Fotos sind nicht mehr gespeichert. Wählen Sie sie noch einmal.",
	notKept: "Wählen Sie die Fotos noch einmal. Zurzeit ist kein Platz, um sie aufzubewahren.",
	chooseSome: "Wählen Sie ein oder mehrere Fotos.",
	notAdded: ({ text }) => `${text} Nicht hinzugefügt:`,
	overLimit: {
		product: ({ count, max }) =>
			`${count} nicht hinzugefügt: Ein Produkt kann bis zu ${max} Fotos haben. Entfernen Sie zuerst einige.`,
		hotel: ({ count, max }) =>
			`${count} nicht hinzugefügt: Ein Hotel kann bis zu ${max} Fotos haben. Entfernen Sie zuerst einige.`,
		room: ({ count, max }) =>
			`${count} nicht hinzugefügt: Ein Zimmer kann bis zu ${max} Fotos haben. Entfernen Sie zuerst einige.`,
	},
	alreadyThere: {
		product: "Das Produkt hat diese Fotos schon.",
		hotel: "Das Hotel hat diese Fotos schon.",
		room: "Das Zimmer hat diese Fotos schon.",
	},
};
