import { endSentence } from "#app/common/language/in-sentence.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const nightsForm: Messages["nightsForm"] = {
	keep: "Ne pas modifier",
	first: "Première nuit",
	last: "Dernière nuit",
	changes: "Modifications",
	price: ({ currency }) => `Prix en ${currency}`,
	priceHint: "Par chambre et par nuit. Laissez vide pour conserver le prix actuel.",
	usualPrice: "Utiliser le prix par défaut",
	minStay: "Séjour minimum (nuits)",
	minStayHint: "Pour les séjours commençant ces nuits-là.",
	usualMinStay: "Utiliser le séjour minimum par défaut",
	sale: "Disponibilité",
	saleHint: "Les réservations existantes sont conservées.",
	close: "Fermer",
	open: "Ouvrir",
	arrivals: "Arrivées",
	noArrivals: "Pas d’arrivée",
	arrivalsAllowed: "Arrivées autorisées",
	departures: "Départs",
	noDepartures: "Pas de départ",
	departuresAllowed: "Départs autorisés",
	title: "Modifier les nuits",
	busy: "Enregistrement...",
	weekdays: "Seulement ces jours de la semaine",
	weekdaysHint: "Ne sélectionnez rien pour modifier tous les jours de la semaine.",
	chooseOption: "Choisissez une option dans la liste.",
	checkMinStay: "Saisissez un séjour minimum de 1 à 90 nuits.",
	chooseFirst: "Choisissez la première date.",
	chooseLast: "Choisissez la dernière date.",
	aPrice: "Un prix",
	past: "Cette date est passée. Choisissez aujourd’hui ou une date ultérieure.",
	lastBeforeFirst: "La dernière date est antérieure à la première.",
	tooLate: ({ last }) => `Le calendrier se termine le ${endSentence(last)} Choisissez une date plus proche.`,
	eitherPrice: "Saisissez un prix ou choisissez le prix par défaut, pas les deux.",
	eitherMinStay: "Saisissez un séjour minimum ou choisissez celui par défaut, pas les deux.",
	noChange: "Choisissez au moins une modification : un prix, un séjour minimum ou la disponibilité.",
	noSuchNight:
		"Aucune nuit de cette période ne tombe ces jours de la semaine. Choisissez-en d’autres ou aucun.",
	changed: ({ count, change }) =>
		plural(count, {
			one: `${count} nuit est modifiée : ${change}.`,
			other: `${count} nuits sont modifiées : ${change}.`,
		}),
	booked: ({ count }) =>
		plural(count, {
			one: `${count} d’entre elles a des réservations, qui sont conservées.`,
			other: `${count} d’entre elles ont des réservations, qui sont conservées.`,
		}),
};
