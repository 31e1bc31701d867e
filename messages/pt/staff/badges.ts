import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const badges: Messages["badges"] = {
	pendingMoves: ({ count }) =>
		plural(count, { one: "reserva de mudança pendente", other: "reservas de mudança pendentes" }),
	ownPendingStays: ({ count }) =>
		plural(count, { one: "reserva de quarto pendente", other: "reservas de quartos pendentes" }),
	allPendingStays: ({ count }) =>
		plural(count, { one: "reserva de quarto pendente", other: "reservas de quartos pendentes" }),
	waitingHotels: ({ count }) =>
		plural(count, { one: "hotel à espera de aprovação", other: "hotéis à espera de aprovação" }),
	unreadMessages: ({ count }) => plural(count, { one: "conversa não lida", other: "conversas não lidas" }),
	hotelMessages: ({ count }) => plural(count, { one: "conversa não lida", other: "conversas não lidas" }),
	newOrders: ({ count }) => plural(count, { one: "encomenda nova", other: "encomendas novas" }),
};
