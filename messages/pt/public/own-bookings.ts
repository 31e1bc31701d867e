import type { Messages } from "#messages/en/index.ts";

export const ownBookings: Messages["ownBookings"] = {
	title: "As suas reservas",
	none: {
		text: "As encomendas e reservas que fizer com sessão iniciada aparecem aqui, tal como as que fez como visitante com o seu e-mail confirmado.",
		title: "Ainda não há reservas",
	},
	shop: "Ver a loja",
	hotels: "Encontrar um hotel",
	move: "Reservar uma mudança",
	allLists: "Mostrar todas as listas",
	messages: "Mensagens",
	stays: "Estadias",
	orders: "Encomendas",
	moves: "Mudanças",
	acceptPrice: "Aceitar o preço",
	payNow: ({ amount }) => `Pagar ${amount} agora`,
	viewOrCancel: "Ver ou cancelar",
	view: "Ver",
	ordered: ({ date }) => `Encomendado em ${date}`,
	viewOrChange: "Ver ou alterar",
	dateAt: ({ date, time }) => `${date} às ${time}`,
	moveTo: "para",
};
