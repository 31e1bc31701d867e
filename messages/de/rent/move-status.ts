import type { Messages } from "#messages/en/index.ts";

export const moveStatus: Messages["moveStatus"] = {
	label: {
		pending: "Ausstehend",
		offered: "Wartet auf den Kunden",
		confirmed: "Bestätigt",
		delivered: "Ausgeliefert",
		cancelled: "Storniert",
		rejected: "Abgelehnt",
	},
	ownOffered: "Preis anzunehmen",
	forCustomer: {
		pending: "Wir haben Ihre Anfrage erhalten und bestätigen sie bald.",
		offered: "Wir haben einen Preis für Ihren Umzug. Nehmen Sie ihn an, um den Umzug zu bestätigen.",
		confirmed: "Ihr Umzug ist bestätigt. Wir sind zu der unten genannten Zeit bei Ihnen.",
		delivered: "Ihr Umzug ist abgeschlossen. Vielen Dank, dass Sie mit uns umgezogen sind.",
		cancelled: "Diese Buchung ist storniert. Wir holen nichts ab.",
		rejected: "Leider können wir diesen Umzug nicht übernehmen. Bitte versuchen Sie ein anderes Datum.",
	},
	current: {
		pending: "Diese Buchung ist ausstehend.",
		confirmed: "Diese Buchung ist bestätigt.",
		delivered: "Dieser Umzug ist abgeschlossen und kann nicht mehr geändert werden.",
		cancelled: "Diese Buchung ist storniert und kann nicht mehr geändert werden.",
		rejected: "Diese Buchung ist abgelehnt und kann nicht mehr geändert werden.",
	},
	booked: "Gebucht",
	changed: "Geändert",
	changedFromTo: ({ from, to }) => `Geändert von ${from} in ${to}`,
	inSentence: {
		pending: "ausstehend",
		confirmed: "bestätigt",
		delivered: "ausgeliefert",
		cancelled: "storniert",
		rejected: "abgelehnt",
	},
};
