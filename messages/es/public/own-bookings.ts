import type { Messages } from "#messages/en/index.ts";

export const ownBookings: Messages["ownBookings"] = {
	title: "Tus reservas",
	none: {
		text: "Aquí aparecen los pedidos y reservas que haces con la sesión iniciada, y también los que hiciste sin cuenta con tu correo electrónico confirmado.",
		title: "Aún no hay reservas",
	},
	shop: "Ver la tienda",
	hotels: "Buscar hotel",
	move: "Reservar una mudanza",
	allLists: "Mostrar todas las listas",
	messages: "Mensajes",
	stays: "Estancias",
	orders: "Pedidos",
	moves: "Mudanzas",
	acceptPrice: "Aceptar el precio",
	payNow: ({ amount }) => `Pagar ${amount} ahora`,
	viewOrCancel: "Ver o cancelar",
	view: "Ver",
	ordered: ({ date }) => `Pedido el ${date}`,
	viewOrChange: "Ver o cambiar",
	dateAt: ({ date, time }) => `${date} a las ${time}`,
	moveTo: "a",
};
