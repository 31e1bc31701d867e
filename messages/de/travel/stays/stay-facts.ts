import type { Messages } from "#messages/en/index.ts";

export const stayFacts: Messages["stayFacts"] = {
	stay: "Aufenthalt",
	checkIn: "Anreise",
	checkOut: "Abreise",
	guests: "Gäste",
	requests: "Wünsche",
	status: "Status",
	hotel: "Hotel",
	room: "Zimmer",
	rate: "Tarif",
	total: "Gesamt",
};
