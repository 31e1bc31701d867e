import type { Messages } from "#messages/en/index.ts";

export const lists: Messages["lists"] = {
	filters: "Filter",
	clearFilters: "Filter zurücksetzen",
	applyFilters: "Filter anwenden",
	sortedBy: "Sortieren nach, derzeit",
	searched: ({ value }) => `Suche: ${value}`,
	closeFilters: "Filter schließen",
	sortBy: "Sortieren nach",
	sort: "Sortieren",
	clearAll: "Alle zurücksetzen",
	removeFilter: "Filter entfernen:",
	more: ({ title }) => `Mehr: ${title}`,
	show: ({ counted }) => `${counted} anzeigen`,
	priceFrom: "Von",
	priceTo: "Bis",
	applyPrice: ({ rest }) => <>{rest("Preis ")}Anwenden</>,
	viewAll: "Alle anzeigen",
	range: ({ range, counted }) => `${range} von ${counted}`,
	narrow: ". Grenzen Sie die Liste ein, um die übrigen zu sehen.",
	pages: "Seiten",
	previousPage: "Vorherige Seite",
	nextPage: "Nächste Seite",
	exportFile: "CSV exportieren",
	page: "Seite",
	perPage: "Pro Seite",
	update: "Aktualisieren",
};

export const liveLists: Messages["liveLists"] = {
	bookings: {
		loading: "Buchungen werden geladen...",
		failed: ({ reason }) =>
			`Die Buchungen konnten nicht geladen werden: ${reason} Versuchen Sie es noch einmal.`,
		showAll: "Alle Buchungen anzeigen",
	},
	orders: {
		loading: "Bestellungen werden geladen...",
		failed: ({ reason }) =>
			`Die Bestellungen konnten nicht geladen werden: ${reason} Versuchen Sie es noch einmal.`,
		showAll: "Alle Bestellungen anzeigen",
	},
	conversations: {
		loading: "Unterhaltungen werden geladen...",
		failed: ({ reason }) =>
			`Die Unterhaltungen konnten nicht geladen werden: ${reason} Versuchen Sie es noch einmal.`,
		showAll: "Alle Unterhaltungen anzeigen",
	},
	payments: {
		loading: "Zahlungen werden geladen...",
		failed: ({ reason }) =>
			`Die Zahlungen konnten nicht geladen werden: ${reason} Versuchen Sie es noch einmal.`,
		showAll: "Alle Zahlungen anzeigen",
	},
	changes: {
		loading: "Änderungen werden geladen...",
		failed: ({ reason }) =>
			`Die Änderungen konnten nicht geladen werden: ${reason} Versuchen Sie es noch einmal.`,
		showAll: "Alle Änderungen anzeigen",
	},
};

export const nothing: Messages["nothing"] = {
	nights: "Keine Nächte",
	days: "Keine Tage",
	guests: "Keine Gäste",
	rooms: "Keine Zimmer",
	hotels: "Keine Hotels",
	products: "Keine Produkte",
	items: "Keine Artikel",
	units: "Kein Stück",
	orders: "Keine Bestellungen",
	bookings: "Keine Buchungen",
	stays: "Keine Aufenthalte",
	moves: "Keine Umzüge",
	reviews: "Keine Bewertungen",
	stars: "Keine Sterne",
	conversations: "Keine Unterhaltungen",
	messages: "Keine Nachrichten",
	photos: "Keine Fotos",
	rows: "Keine Zeilen",
	changes: "Keine Änderungen",
	customers: "Keine Kunden",
	accounts: "Keine Konten",
	vehicles: "Keine Fahrzeuge",
	documents: "Keine Belege",
	variants: "Keine Varianten",
	payments: "Keine Zahlungen",
	statements: "Keine Abrechnungen",
	emails: "Keine E-Mails",
};

export const sorts: Messages["sorts"] = {
	newest: { asc: "Älteste zuerst", desc: "Neueste zuerst" },
	total: { asc: "Gesamtbetrag aufsteigend", desc: "Gesamtbetrag absteigend" },
	price: { asc: "Preis aufsteigend", desc: "Preis absteigend" },
	sold: { asc: "Verkauft, wenigste zuerst", desc: "Verkauft, meiste zuerst" },
	status: { asc: "Status, A bis Z", desc: "Status, Z bis A" },
	name: { asc: "Name, A bis Z", desc: "Name, Z bis A" },
	title: { asc: "Titel, A bis Z", desc: "Titel, Z bis A" },
	date: { asc: "Datum, früheste zuerst", desc: "Datum, späteste zuerst" },
	arrival: { asc: "Anreise, früheste zuerst", desc: "Anreise, späteste zuerst" },
	seen: { asc: "Zuletzt aktiv, älteste zuerst", desc: "Zuletzt aktiv, neueste zuerst" },
	waiting: { asc: "Wartende zuerst", desc: "Wartende zuletzt" },
};
