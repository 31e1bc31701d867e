import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const calendarEvents: Messages["calendarEvents"] = {
	saved: "Gespeichert. Die Änderung gilt ab dem nächsten Lesen.",
	busy: "Wird gelesen...",
	warning:
		"Booking.com gibt auch Buchungen den Titel „CLOSED - Not available“. Airbnb gibt den Titel „Airbnb (Not available)“ Tagen, die Sie oder ein anderer Kalender dort gesperrt haben, und Tagen nach dem Buchungszeitraum.",
	free: {
		counted: "Auch als frei markierte Termine sperren Tage.",
		skipped: ({ count }) =>
			plural(count, {
				one: `${count} als frei markierter Termin wurde übersprungen und sperrt keine Tage.`,
				other: `${count} als frei markierte Termine wurden übersprungen und sperren keine Tage.`,
			}),
	},
	unavailable: {
		counted: "Termine mit dem Titel „Not available“ sperren Tage.",
		skipped: "Termine mit dem Titel „Not available“ werden übersprungen und sperren keine Tage.",
	},
	changeFile: ({ label }) =>
		`Um das zu ändern, entfernen Sie diesen Kalender, und importieren Sie seine Datei noch einmal mit der Auswahl „${label}“.`,
	count: {
		free: "Als frei markierte Termine sperren Tage",
		unavailable: "Termine mit dem Titel „Not available“ sperren Tage",
	},
	skip: {
		free: "Als frei markierte Termine überspringen",
		unavailable: "Termine mit dem Titel „Not available“ überspringen",
	},
	onlyNoBooking:
		"Überspringen Sie diese Termine nur, wenn keiner davon eine Buchung ist: Gäste können ihre Nächte hier buchen.",
	noChange: "Nach dem letzten Lesen dieses Kalenders ändern sich keine Nächte.",
	stopBlocking: "Nach dem letzten Lesen sperrt dieser Kalender in diesen Nächten kein Zimmer mehr:",
	startBlocking: "Nach dem letzten Lesen sperrt dieser Kalender auch in diesen Nächten ein Zimmer:",
	more: ({ more }) => `Und ${more} weitere.`,
};
