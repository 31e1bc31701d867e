import type { Messages } from "#messages/en/index.ts";

export const stayList: Messages["stayList"] = {
	toConfirm: "Zu bestätigen",
	arrivingToday: "Anreise heute",
	left: ({ time, until }) => `noch ${time}, bis ${until}`,
	walkIn: "Walk-in",
	guest: "Gast",
	title: "Zimmerbuchungen",
	status: "Status",
	hotel: "Hotel",
	checkInFrom: "Anreise ab",
	checkInUntil: "Anreise bis",
	placeholder: "Nummer, Name, E-Mail…",
	intro: "Daten und Uhrzeiten gelten in der Zeitzone des Hotels.",
	empty: { title: "Noch keine Buchungen", filtered: "Keine Buchungen passen zu diesen Filtern" },
	booking: "Buchung",
	stay: "Aufenthalt",
	notConfirmed: "E-Mail-Adresse nicht bestätigt",
	total: "Gesamt",
	bookedAtDesk: ({ booked }) => `${booked}, Walk-in`,
	none: {
		User: "Sie haben noch kein Zimmer gebucht. Ihre Buchungen erscheinen hier.",
		Hotel: "Sie haben noch keine Buchungen. Neue Buchungen erscheinen hier von selbst.",
		Admin: "Es gibt noch keine Buchungen. Neue Buchungen erscheinen hier von selbst.",
		SuperAdmin: "Es gibt noch keine Buchungen. Neue Buchungen erscheinen hier von selbst.",
	},
};
