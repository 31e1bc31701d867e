import type { Messages } from "#messages/en/index.ts";

export const staySearch: Messages["staySearch"] = {
	destination: "Reiseziel",
	placeholder: "Ort oder Hotel",
	checkIn: "Anreise",
	checkOut: "Abreise",
	adults: "Erwachsene",
	children: "Kinder",
	rooms: "Zimmer",
};
