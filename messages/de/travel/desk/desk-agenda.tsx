import type { Messages } from "#messages/en/index.ts";

export const deskAgenda: Messages["deskAgenda"] = {
	pending: "Offene Anfragen",
	late: "Verspätete Anreisen",
	overdue: "Überfällige Abreisen",
	arrivals: "Anreisen heute",
	departures: "Abreisen heute",
	inHouse: "Im Haus",
	none: {
		pending: "Es warten keine Anfragen.",
		late: "",
		overdue: "",
		arrivals: "Heute keine Anreisen.",
		departures: "Heute keine Abreisen.",
		inHouse: "Keine Gäste im Haus.",
	},
	viewMany: "Alle Buchungen ansehen",
	viewAll: ({ count }) => `Alle ${count} Buchungen ansehen`,
	due: ({ amount }) => `${amount} im Hotel zu zahlen`,
	recordPayment: ({ rest, guest }) => <>Zahlung erfassen{rest(`: ${guest}`)}</>,
};
