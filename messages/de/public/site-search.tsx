import type { Messages } from "#messages/en/index.ts";

export const siteSearch: Messages["siteSearch"] = {
	results: ({ query }) => `Ergebnisse für „${query}“`,
	nothing: ({ query }) => `Wir haben nichts zu „${query}“ gefunden`,
	what: "Was suchen Sie?",
	hotels: "Hotels",
	tryOther: "Versuchen Sie es mit anderen oder weniger Wörtern.",
	hint: "Mit der Suche oben auf der Seite finden Sie Produkte, Hotels und Orte.",
	hotelsIn: ({ city }) => `Hotels in ${city}`,
	categoriesAndCities: "Kategorien und Orte",
	products: "Produkte",
	categories: "Kategorien",
	cities: "Orte",
	all: "Alle Ergebnisse ansehen",
	from: ({ price }) => <>Ab {price}</>,
};
