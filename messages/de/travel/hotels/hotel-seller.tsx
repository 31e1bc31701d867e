import type { Messages } from "#messages/en/index.ts";

export const hotelSeller: Messages["hotelSeller"] = {
	metaTitle: ({ hotel }) => `Verkäuferangaben: ${hotel}`,
	untitled: "Verkäuferangaben eines Hotels",
	title: "Verkäuferangaben",
	intro:
		"Sobald sie gespeichert sind, erhält jeder Gast beim Check-out eine Rechnung dieses Verkäufers. Ausgestellte Rechnungen ändern sich nie.",
	commission: "Provision",
	rate: ({ rate, link }) => (
		<>
			Neue Buchungen, die Gäste hier vornehmen, haben eine Provision von {rate}. Walk-ins haben keine. Für
			jeden Monat gibt es eine {link("Abrechnung")}.
		</>
	),
};
