import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const priceCalendar: Messages["priceCalendar"] = {
	description: ({ hotel, city }) => `Le prix le plus bas de chaque nuit : ${hotel}, ${city}.`,
	title: ({ hotel }) => `Prix : ${hotel}`,
	noCheckIn: ({ date }) => `Vous ne pouvez pas arriver le ${endSentence(date)} Choisissez une autre date.`,
	noCheckInThen: "Vous ne pouvez pas arriver à cette date. Choisissez une autre date.",
	prices: "Prix",
	askedFor: ({ party }) => `Vous avez demandé : ${party}.`,
	noSpace: "Aucune chambre n’a assez de place",
	changeParty: "Modifier les voyageurs ou les chambres",
	chooseCheckOut: "Choisissez votre date de départ",
	chooseCheckIn: "Choisissez votre date d’arrivée",
	checkOutIntro: ({ date, party }) =>
		`Arrivée le ${date}, ${party}. Chaque prix est le total le plus bas du séjour.`,
	changeCheckIn: "Modifier l’arrivée",
	checkInIntro: ({ party }) => `Le prix le plus bas de chaque nuit pour ${party}.`,
	changeGuests: "Modifier les voyageurs",
	months: "Mois",
	earlier: "Mois précédents",
	later: "Mois suivants",
	crossedOut: "Les nuits barrées sont complètes ou fermées.",
	minText: "« min » indique le séjour le plus court commençant cette nuit-là.",
	noFrame: "Les nuits avec un prix mais sans cadre permettent de séjourner, mais pas d’arriver.",
	soldOut: "complet",
	closed: "fermé",
	noCheckInDay: "pas d’arrivée",
	min: ({ nights, rest }) => (
		<>
			min {nights}
			{rest(" nuits")}
		</>
	),
	checkIn: "Arrivée",
	noCheckOut: "pas de départ",
	forNights: ({ nights }) => `pour ${nights}`,
};
