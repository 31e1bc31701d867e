import type { Messages } from "#messages/en/index.ts";

export const roomCard: Messages["roomCard"] = {
	chooseDates: "Escolher datas",
	byNight: "Preço por noite",
	freeUntil: ({ until }) => `Cancelamento grátis até ${until}`,
	fee: ({ percent }) => `Taxa de cancelamento: ${percent}% do preço.`,
	book: ({ rest, room }) => <>Reservar{rest(` ${room}`)}</>,
	request: ({ rest, room }) => <>Pedir reserva{rest(` ${room}`)}</>,
	sleeps: ({ guests }) => `${guests} pess.`,
	sleepsAdults: ({ guests, adults }) => `${guests} pess. (adultos: máx. ${adults})`,
};
