import type { Messages } from "#messages/en/index.ts";

export const stayFile: Messages["stayFile"] = {
	number: "Nummer",
	bookedAt: "Gebucht am",
	source: "Quelle",
	status: "Status",
	hotel: "Hotel",
	room: "Zimmer",
	rooms: "Anzahl Zimmer",
	checkIn: "Anreise",
	checkOut: "Abreise",
	nights: "Nächte",
	adults: "Erwachsene",
	children: "Kinder",
	name: "Name",
	email: "E-Mail",
	phone: "Telefon",
	requests: "Wünsche",
	currency: "Währung",
	tax: "Kurtaxe",
	total: "Gesamt",
	fee: "Gebühr",
};
