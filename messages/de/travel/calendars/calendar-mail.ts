import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const calendarMail: Messages["calendarMail"] = {
	view: "Kalender des Zimmers ansehen",
	conflict: {
		title: "Doppelbuchung",
		text: ({ room, hotel, calendar }) =>
			`${room} (${hotel}) ist vielleicht doppelt gebucht: Der Kalender „${calendar}“ sperrt Nächte, die hier bereits ausgebucht sind.`,
		todo: "Es wurde nichts storniert. Entscheiden Sie, welchen Gast Sie behalten, stornieren Sie die andere Buchung, und informieren Sie diesen Gast.",
		nights: "Nächte",
	},
	missing: {
		title: "Termine fehlen",
		later:
			"Ihre Nächte bleiben gesperrt. Wenn die Termine in einer Stunde noch fehlen, werden ihre Nächte wieder verfügbar.",
		text: ({ count, calendar, room, hotel }) =>
			plural(count, {
				one: `Im Kalender „${calendar}“ von ${room} (${hotel}) fehlt ${count} Termin. Vielleicht hat die andere Website einen unvollständigen Kalender gesendet.`,
				other: `Im Kalender „${calendar}“ von ${room} (${hotel}) fehlen ${count} Termine. Vielleicht hat die andere Website einen unvollständigen Kalender gesendet.`,
			}),
	},
	subject: ({ title, room, hotel }) => `${title}: ${room}, ${hotel}`,
};
