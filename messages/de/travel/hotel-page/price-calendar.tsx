import type { Messages } from "#messages/en/index.ts";

export const priceCalendar: Messages["priceCalendar"] = {
	description: ({ hotel, city }) => `Der niedrigste Preis jeder Nacht: ${hotel}, ${city}.`,
	title: ({ hotel }) => `Preise: ${hotel}`,
	noCheckIn: ({ date }) => `Am ${date} ist keine Anreise möglich. Wählen Sie ein anderes Datum.`,
	noCheckInThen: "An diesem Datum ist keine Anreise möglich. Wählen Sie ein anderes.",
	prices: "Preise",
	askedFor: ({ party }) => `Ihre Angabe: ${party}.`,
	noSpace: "Kein Zimmer hat Platz für so viele Gäste",
	changeParty: "Gäste oder Zimmer ändern",
	chooseCheckOut: "Abreisedatum wählen",
	chooseCheckIn: "Anreisedatum wählen",
	checkOutIntro: ({ date, party }) =>
		`Anreise ${date}, ${party}. Jeder Preis ist der niedrigste Gesamtpreis des Aufenthalts.`,
	changeCheckIn: "Anreise ändern",
	checkInIntro: ({ party }) => `Der niedrigste Preis jeder Nacht für ${party}.`,
	changeGuests: "Gäste ändern",
	months: "Monate",
	earlier: "Frühere Monate",
	later: "Spätere Monate",
	crossedOut: "Durchgestrichene Nächte sind ausgebucht oder geschlossen.",
	minText: "„min.“ ist der kürzeste Aufenthalt, der in dieser Nacht beginnt.",
	noFrame: "In Nächten mit Preis, aber ohne Rahmen können Sie übernachten, aber nicht anreisen.",
	soldOut: "ausgebucht",
	closed: "geschlossen",
	noCheckInDay: "keine Anreise",
	min: ({ nights, rest }) => (
		<>
			min. {nights}
			{rest(" Nächte")}
		</>
	),
	checkIn: "Anreise",
	noCheckOut: "keine Abreise",
	forNights: ({ nights }) => `für ${nights}`,
};
