import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const deleteHotel: Messages["deleteHotel"] = {
	metaTitle: "Löschen",
	done: ({ name }) => `${name} ist gelöscht.`,
	cannot: ({ name }) => `${name} kann nicht gelöscht werden`,
	back: "Zurück",
	archiveInstead: "Stattdessen archivieren",
	isBooked: {
		hotel: ({ count }) =>
			plural(count, {
				one: "Es wurde einmal gebucht und steht in dieser Buchung. Sie können es stattdessen archivieren: Ein archiviertes Hotel ist für Gäste verborgen, und bestehende Buchungen bleiben erhalten.",
				other: `Es wurde ${formatCount(count)}-mal gebucht und steht in diesen Buchungen. Sie können es stattdessen archivieren: Ein archiviertes Hotel ist für Gäste verborgen, und bestehende Buchungen bleiben erhalten.`,
			}),
		room: ({ count }) =>
			plural(count, {
				one: "Es wurde einmal gebucht und steht in dieser Buchung. Sie können es stattdessen archivieren: Ein archiviertes Zimmer ist für Gäste verborgen, und bestehende Buchungen bleiben erhalten.",
				other: `Es wurde ${formatCount(count)}-mal gebucht und steht in diesen Buchungen. Sie können es stattdessen archivieren: Ein archiviertes Zimmer ist für Gäste verborgen, und bestehende Buchungen bleiben erhalten.`,
			}),
	},
	question: ({ name }) => `${name} löschen?`,
	button: { hotel: "Hotel löschen", room: "Zimmer löschen" },
	busy: "Wird gelöscht...",
	hotelText: "Zimmer, Fotos und Kalender werden mit gelöscht. Das kann nicht rückgängig gemacht werden.",
	roomText: "Fotos und Kalender werden mit gelöscht. Das kann nicht rückgängig gemacht werden.",
};
