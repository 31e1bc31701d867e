import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const badges: Messages["badges"] = {
	pendingMoves: ({ count }) =>
		plural(count, { one: "reserva de mudanza pendiente", other: "reservas de mudanza pendientes" }),
	ownPendingStays: ({ count }) =>
		plural(count, { one: "reserva de habitación pendiente", other: "reservas de habitación pendientes" }),
	allPendingStays: ({ count }) =>
		plural(count, { one: "reserva de habitación pendiente", other: "reservas de habitación pendientes" }),
	waitingHotels: ({ count }) =>
		plural(count, { one: "hotel pendiente de aprobación", other: "hoteles pendientes de aprobación" }),
	unreadMessages: ({ count }) =>
		plural(count, { one: "conversación sin leer", other: "conversaciones sin leer" }),
	hotelMessages: ({ count }) =>
		plural(count, { one: "conversación sin leer", other: "conversaciones sin leer" }),
	newOrders: ({ count }) => plural(count, { one: "pedido nuevo", other: "pedidos nuevos" }),
};
