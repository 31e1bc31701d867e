import type { Messages } from "#messages/en/index.ts";

export const find: Messages["find"] = {
	kind: {
		orders: "Bestellungen",
		stays: "Aufenthalte",
		moves: "Umzüge",
		customers: "Kunden",
		products: "Produkte",
		hotels: "Hotels",
	},
	allOf: {
		orders: "Alle passenden Bestellungen",
		stays: "Alle passenden Aufenthalte",
		moves: "Alle passenden Umzüge",
		customers: "Alle passenden Kunden",
		products: "Alle passenden Produkte",
		hotels: "Alle passenden Hotels",
	},
	all: "Alle Ergebnisse ansehen",
	results: ({ query }) => `Ergebnisse für „${query}“`,
	title: "Suche",
	intro: "Durchsuchen Sie, was Sie öffnen dürfen, nach Nummer, Name, E-Mail oder Telefon.",
	field: "Nummer, Name, E-Mail oder Telefon",
	nothingHint:
		"Versuchen Sie es mit weniger Wörtern, dem Anfang eines Namens oder den letzten Ziffern einer Telefonnummer.",
	nothing: ({ query }) => `Nichts gefunden für „${query}“`,
	shortcuts: {
		findHere: "Suche (auf dem Mac Command und K)",
		show: "Diese Tastenkürzel anzeigen",
		next: "Nächste Zeile",
		previous: "Vorherige Zeile",
		open: "Zeile öffnen",
		select: "Zeile auswählen oder Auswahl aufheben",
		title: "Tastenkürzel",
		intro: "Auf Seiten für Mitarbeiter, wenn Skripte laufen.",
		switchOff: "Ausschalten",
		switch: "Kürzel mit einer einzelnen Taste in diesem Browser verwenden",
		anywhere: "Überall",
		inLists: "In Listen",
		goTo: "Wechseln zu",
	},
};
