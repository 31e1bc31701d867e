import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const reviews: Messages["reviews"] = {
	export: ({ reviewed }) => `Ihre Bewertung: ${reviewed}`,
	aspects: {
		cleanliness: "Sauberkeit",
		location: "Lage",
		staff: "Personal",
		value: "Preis-Leistungs-Verhältnis",
	},
	noRating: "Keine Bewertung",
	chooseFromList: "Wählen Sie eine Bewertung aus der Liste.",
	desks: {
		hotels: {
			title: "Gästebewertungen",
			lead: "Lesen Sie, was Gäste über Ihre Hotels sagen, und antworten Sie.",
			reviewed: "Hotel",
		},
		products: {
			title: "Produktbewertungen",
			lead: "Lesen Sie Bewertungen von Kunden, und antworten Sie darauf.",
			reviewed: "Produkt",
		},
		moves: {
			title: "Bewertungen von Umzügen",
			lead: "Lesen Sie, was Kunden über ihre Umzüge sagen, und antworten Sie.",
			reviewed: "Buchung",
		},
	},
	chooseRating: "Wählen Sie eine Bewertung.",
	aTitle: "Ein Titel",
	write: "Schreiben Sie ein oder zwei Sätze über Ihre Erfahrung.",
	aReview: "Eine Bewertung",
	answer: {
		enter: "Geben Sie eine Antwort ein.",
		aReply: "Eine Antwort",
		title: "Auf eine Bewertung antworten",
		done: "Ihre Antwort ist veröffentlicht.",
		yours: "Ihre Antwort",
		reply: "Antworten",
		hint: "Unter der Bewertung für alle sichtbar. Bis zu 1.000 Zeichen.",
		update: "Antwort aktualisieren",
		publish: "Antwort veröffentlichen",
		replied: "Beantwortet",
		no: "Keine Antwort",
	},
	refusals: {
		tooEarly:
			"Sie können nach Ihrem Aufenthalt oder Umzug, oder wenn Ihre Bestellung angekommen ist, eine Bewertung schreiben.",
		notBought: "Dieses Produkt ist nicht Teil dieser Bestellung.",
		reviewed: "Sie haben schon eine Bewertung geschrieben. Vielen Dank.",
		changed:
			"Zwischenzeitlich hat jemand anderes geantwortet. Öffnen Sie die Bewertung noch einmal, um die Antwort zu lesen.",
	},
	titleOf: ({ product, author }) => `Bewertung von ${author}: ${product}`,
	tooManyPhotos: ({ max }) => `Eine Bewertung kann bis zu ${max} Fotos haben. Entfernen Sie einige.`,
	published: "Vielen Dank. Ihre Bewertung ist veröffentlicht.",
	one: "Bewertung",
	remove: {
		button: "Bewertung entfernen",
		title: "Bewertung entfernen",
		done: "Die Bewertung ist entfernt.",
		already: "Diese Bewertung wurde schon entfernt.",
		question: ({ author }) => `Bewertung von ${author} entfernen?`,
		lead: "Ihre Fotos und Ihre Antwort werden gelöscht, und ihre Sterne zählen nicht mehr. Das kann nicht rückgängig gemacht werden.",
	},
	none: {
		text: "Bewertungen erscheinen hier, sobald Kunden welche schreiben.",
		title: "Noch keine Bewertungen",
	},
	title: "Bewertungen",
	form: {
		title: ({ name }) => `${name} bewerten`,
		lead: ({ about }) =>
			`${about} Ihr Text ist für alle sichtbar, unter Ihrem Vornamen und einem Anfangsbuchstaben.`,
		stars: "Sterne",
		aspects: "Wie war es?",
		heading: "Titel",
		yours: "Ihre Bewertung",
		yoursHint: "Was hat Ihnen gefallen, was nicht? Bis zu 1.000 Zeichen.",
		morePhotos: "Weitere Fotos",
		photos: "Fotos",
		photosHint: ({ max }) => `Für alle sichtbar. JPEG, PNG, WebP oder AVIF, je bis 8 MB, bis zu ${max}.`,
		publish: "Bewertung veröffentlichen",
		busy: "Wird veröffentlicht...",
	},
	all: ({ count }) => `Alle ${count} Bewertungen anzeigen`,
	photo: ({ author, number, count }) => `Aufgenommen von ${author}, ${number} von ${count}`,
	noneOfRating: "Noch keine Bewertungen mit dieser Sternezahl.",
	repliedBy: ({ name }) => `Antwort von ${name}`,
	showAll: "Alle Bewertungen anzeigen",
	newer: "Neuere Bewertungen",
	older: "Ältere Bewertungen",
	stars: ({ rating }) => `${rating} von 5 Sternen`,
	ofStars: "von 5 Sternen",
	average: ({ average, hidden }) => (
		<>
			{average}
			{hidden("von 5 Sternen,")}
		</>
	),
	count: ({ count, shown, hidden }) => (
		<>
			({shown}
			{hidden(plural(count, { one: "Bewertung", other: "Bewertungen" }))})
		</>
	),
	countPlain: ({ count, shown, hidden }) => (
		<>
			{shown}
			{hidden(plural(count, { one: "Bewertung", other: "Bewertungen" }))}
		</>
	),
	ratings: {
		1: "1 – Schlecht",
		2: "2 – Mäßig",
		3: "3 – Durchschnittlich",
		4: "4 – Gut",
		5: "5 – Ausgezeichnet",
	},
};
