import type { Messages } from "#messages/en/index.ts";

export const priceCalendar: Messages["priceCalendar"] = {
	description: ({ hotel, city }) => `El precio más bajo de cada noche en ${hotel}, ${city}.`,
	title: ({ hotel }) => `Precios de ${hotel}`,
	noCheckIn: ({ date }) => `No se puede entrar el ${date}. Elige otra fecha.`,
	noCheckInThen: "No se puede entrar en esa fecha. Elige otra.",
	prices: "Precios",
	askedFor: ({ party }) => `Has buscado para ${party}.`,
	noSpace: "Ninguna habitación tiene sitio para todos",
	changeParty: "Cambiar huéspedes o habitaciones",
	chooseCheckOut: "Elige tu fecha de salida",
	chooseCheckIn: "Elige tu fecha de entrada",
	checkOutIntro: ({ date, party }) =>
		`Entrada el ${date}, ${party}. Cada precio es el total más bajo de la estancia.`,
	changeCheckIn: "Cambiar entrada",
	checkInIntro: ({ party }) => `El precio más bajo de cada noche para ${party}.`,
	changeGuests: "Cambiar huéspedes",
	months: "Meses",
	earlier: "Meses anteriores",
	later: "Meses siguientes",
	crossedOut: "Las noches tachadas están completas o cerradas.",
	minText: "«mín.» es la estancia más corta que empieza esa noche.",
	noFrame: "En las noches con precio y sin recuadro puedes alojarte, pero no entrar.",
	soldOut: "completo",
	closed: "cerrado",
	noCheckInDay: "sin entradas",
	min: ({ nights, rest }) => (
		<>
			mín. {nights}
			{rest(" noches")}
		</>
	),
	checkIn: "Entrada",
	noCheckOut: "sin salidas",
	forNights: ({ nights }) => `por ${nights}`,
};
