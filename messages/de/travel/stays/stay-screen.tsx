import type { Messages } from "#messages/en/index.ts";

export const stayScreen: Messages["stayScreen"] = {
	all: "Alle Buchungen",
	manage: "Buchung verwalten",
	stayAndGuest: "Aufenthalt und Gast",
	priceAndPolicy: "Preis und Bedingungen",
	history: "Verlauf",
	title: ({ number }) => `Buchung ${number}`,
	heading: ({ label, number }) => (
		<>
			{label("Buchung ")}
			{number}
		</>
	),
	answer: ({ until }) => (
		<>Das Hotel antwortet bis {until}, Ortszeit des Hotels. Danach verfällt die Anfrage.</>
	),
};
