import type { Messages } from "#messages/en/index.ts";

export const home: Messages["home"] = {
	title: "Shop, Hotels und Umzugsfahrzeuge",
	description: "Kaufen Sie Produkte, buchen Sie Hotelzimmer und Umzugsfahrzeuge mit einem Konto.",
	sale: "Im Angebot",
	bestSellers: "Bestseller",
	categories: "Nach Kategorie einkaufen",
	destinations: "Beliebte Reiseziele",
	hotels: "Ausgewählte Hotels",
	viewed: "Zuletzt angesehen",
	search: {
		products: "Produkte",
		stays: "Aufenthalte",
		moves: "Umzüge",
		label: "Suchen nach",
		shop: "Im Shop suchen",
		placeholder: "Lampe, Leinen, Becher…",
	},
	steps: {
		find: {
			title: "Finden",
			text: "Suchen Sie Produkte und Hotels, oder erfahren Sie den Preis Ihres Umzugs.",
		},
		book: {
			title: "Buchen",
			text: "Sie sehen den Gesamtpreis und die Bedingungen, bevor Sie zustimmen. Ein Konto brauchen Sie nicht.",
		},
		follow: {
			title: "Verfolgen",
			text: "Mit Ihrer Nummer sehen Sie jeden Schritt und können online stornieren.",
		},
		title: "So funktioniert es",
	},
	partner: {
		question: "Haben Sie ein Hotel, Fahrzeuge oder Produkte anzubieten?",
		text: ({ market }) => `Erreichen Sie neue Kunden auf ${market}.`,
		link: "Partner werden",
	},
	hero: ({ line }) => <>Kaufen. Buchen. {line}Umziehen.</>,
};
