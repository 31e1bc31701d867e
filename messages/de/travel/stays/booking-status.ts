import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const bookingStatus: Messages["bookingStatus"] = {
	label: {
		pending: "Ausstehend",
		confirmed: "Bestätigt",
		checked_in: "Eingecheckt",
		checked_out: "Ausgecheckt",
		cancelled: "Storniert",
		rejected: "Abgelehnt",
		expired: "Verfallen",
		no_show: "Nicht angereist",
	},
	forGuest: {
		pending: "Ihre Anfrage ist beim Hotel, das das Zimmer für Sie freihält.",
		confirmed: "Ihr Aufenthalt ist gebucht. Sie bezahlen im Hotel.",
		checked_in: "Wir wünschen einen angenehmen Aufenthalt.",
		checked_out: "Wir hoffen, Ihr Aufenthalt hat Ihnen gefallen.",
		cancelled: "Diese Buchung wurde storniert.",
		rejected: "Das Hotel hat diese Buchung abgelehnt. Sie zahlen nichts.",
		expired: "Das Hotel hat nicht rechtzeitig geantwortet, die Anfrage ist verfallen. Sie zahlen nichts.",
		no_show: "Das Hotel hat gemeldet, dass der Gast nicht angereist ist.",
	},
	inSentence: {
		pending: "ausstehend",
		confirmed: "bestätigt",
		checked_in: "eingecheckt",
		checked_out: "ausgecheckt",
		cancelled: "storniert",
		rejected: "abgelehnt",
		expired: "verfallen",
		no_show: "nicht angereist",
	},
	isNow: {
		pending: "Die Buchung ist jetzt ausstehend.",
		confirmed: "Die Buchung ist jetzt bestätigt.",
		checked_in: "Der Gast ist jetzt eingecheckt.",
		checked_out: "Der Gast ist jetzt ausgecheckt.",
		cancelled: "Die Buchung ist jetzt storniert.",
		rejected: "Die Buchung ist jetzt abgelehnt.",
		expired: "Die Buchung ist jetzt verfallen.",
		no_show: "Die Buchung ist jetzt als nicht angereist vermerkt.",
	},
	already: {
		pending: "Diese Buchung ist schon ausstehend und kann nicht geändert werden.",
		confirmed: "Diese Buchung ist schon bestätigt und kann nicht geändert werden.",
		checked_in: "Der Gast ist schon eingecheckt; die Buchung kann nicht geändert werden.",
		checked_out: "Der Gast ist schon ausgecheckt; die Buchung kann nicht geändert werden.",
		cancelled: "Diese Buchung ist schon storniert und kann nicht geändert werden.",
		rejected: "Diese Buchung ist schon abgelehnt und kann nicht geändert werden.",
		expired: "Diese Buchung ist schon verfallen und kann nicht geändert werden.",
		no_show: "Diese Buchung ist schon als nicht angereist vermerkt und kann nicht geändert werden.",
	},
	hasChanged: {
		pending: ({ dates }) =>
			`Die Buchung hat sich geändert: Sie ist jetzt ausstehend, für ${endSentence(dates)}`,
		confirmed: ({ dates }) =>
			`Die Buchung hat sich geändert: Sie ist jetzt bestätigt, für ${endSentence(dates)}`,
		checked_in: ({ dates }) =>
			`Die Buchung hat sich geändert: Der Gast ist jetzt eingecheckt, für ${endSentence(dates)}`,
		checked_out: ({ dates }) =>
			`Die Buchung hat sich geändert: Der Gast ist jetzt ausgecheckt, für ${endSentence(dates)}`,
		cancelled: ({ dates }) =>
			`Die Buchung hat sich geändert: Sie ist jetzt storniert, für ${endSentence(dates)}`,
		rejected: ({ dates }) =>
			`Die Buchung hat sich geändert: Sie ist jetzt abgelehnt, für ${endSentence(dates)}`,
		expired: ({ dates }) =>
			`Die Buchung hat sich geändert: Sie ist jetzt verfallen, für ${endSentence(dates)}`,
		no_show: ({ dates }) =>
			`Die Buchung hat sich geändert: Sie ist jetzt als nicht angereist vermerkt, für ${endSentence(dates)}`,
	},
};
