import type { Messages } from "#messages/en/index.ts";

export const allHotels: Messages["allHotels"] = {
	title: "Alle Hotels",
	status: "Status",
	changes: "Änderungen",
	changed: "Seit der Freigabe geändert",
	calendars: "Kalender",
	failing: "Nicht lesbar",
	intro:
		"Geben Sie neue Hotels frei, oder lehnen Sie sie ab, sperren Sie ein Hotel, oder ändern Sie seinen Inhaber.",
	placeholder: "Hotel, Ort oder Inhaber",
	noneFound: "Keine Hotels gefunden",
	noneYet: "Noch keine Hotels",
	showAll: "Alle Hotels anzeigen",
	noneFoundText: "Suchen Sie nach Hotelname, Ort oder nach Name oder E-Mail des Inhabers.",
	noneYetText: "Hotels, die Inhaber anlegen, erscheinen hier zur Freigabe.",
	changedBadge: "Geändert",
	archivedBadge: "Archiviert",
	hotel: "Hotel",
	owner: "Inhaber",
	noOwner: "Kein Inhaber",
	rooms: "Zimmertypen",
	added: "Angelegt",
	caption: "Hotels",
	actions: ({ name }) => `Aktionen für ${name}`,
	view: "Ansehen",
};
