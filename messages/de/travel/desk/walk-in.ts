import type { Messages } from "#messages/en/index.ts";

export const walkIn: Messages["walkIn"] = {
	title: "Walk-in",
	repeated: "Dieser Walk-in ist bereits gebucht.",
	booked: "Der Walk-in ist gebucht.",
	change: ({ what, now, was }) => `${what}: ${now} (vorher ${was}).`,
	intro: "Buchen Sie ein Zimmer für einen Gast an der Rezeption oder am Telefon.",
	guest: {
		title: "Gast",
		name: "Name",
		email: "E-Mail",
		emailHint: "Der Gast erhält die Bestätigung an diese Adresse.",
		phone: "Telefon",
		requests: "Wünsche",
	},
	book: ({ total }) => `Buchen · ${total}`,
	busy: "Wird gebucht...",
	tell: "Nennen Sie dem Gast den Preis und die Bedingungen, bevor Sie buchen. Mit der Buchung stimmt er ihnen zu.",
	stay: "Aufenthalt",
	showPrice: "Preis anzeigen",
	room: "Zimmer",
	available: "Für diesen Aufenthalt verfügbar",
};
