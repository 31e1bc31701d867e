import type { Messages } from "#messages/en/index.ts";

export const priceCalendar: Messages["priceCalendar"] = {
	description: ({ hotel, city }) => `O preço mais baixo de cada noite em ${hotel}, ${city}.`,
	title: ({ hotel }) => `Preços em ${hotel}`,
	noCheckIn: ({ date }) => `Não é possível fazer o check-in em ${date}. Escolha outra data.`,
	noCheckInThen: "Não é possível fazer o check-in nessa data. Escolha outra data.",
	prices: "Preços",
	askedFor: ({ party }) => `Pesquisou para ${party}.`,
	noSpace: "Nenhum quarto tem espaço para o seu grupo",
	changeParty: "Alterar hóspedes ou quartos",
	chooseCheckOut: "Escolha a data de check-out",
	chooseCheckIn: "Escolha a data de check-in",
	checkOutIntro: ({ date, party }) =>
		`Check-in ${date}, ${party}. Cada preço é o total mais baixo da estadia.`,
	changeCheckIn: "Alterar check-in",
	checkInIntro: ({ party }) => `O preço mais baixo de cada noite para ${party}.`,
	changeGuests: "Alterar hóspedes",
	months: "Meses",
	earlier: "Meses anteriores",
	later: "Meses seguintes",
	crossedOut: "As noites riscadas estão esgotadas ou fechadas.",
	minText: "“mín.” é a estadia mais curta que começa nessa noite.",
	noFrame: "Nas noites com preço e sem moldura pode ficar, mas não fazer o check-in.",
	soldOut: "esgotado",
	closed: "fechado",
	noCheckInDay: "sem check-in",
	min: ({ nights, rest }) => (
		<>
			mín. {nights}
			{rest(" noites")}
		</>
	),
	checkIn: "Check-in",
	noCheckOut: "sem check-out",
	forNights: ({ nights }) => `por ${nights}`,
};
