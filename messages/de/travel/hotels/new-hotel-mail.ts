import type { Messages } from "#messages/en/index.ts";

export const newHotelMail: Messages["newHotelMail"] = {
	subject: ({ hotel }) => `${hotel} wartet auf Freigabe`,
	text: ({ hotel }) =>
		`${hotel} wurde angelegt und wartet auf Freigabe. Es ist für Gäste verborgen, bis Sie es freigeben.`,
	review: "Hotel prüfen",
	hotel: "Hotel",
	location: "Ort",
	addedBy: "Angelegt von",
	unknown: "Unbekannt",
};
