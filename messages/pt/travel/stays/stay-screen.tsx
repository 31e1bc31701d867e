import type { Messages } from "#messages/en/index.ts";

export const stayScreen: Messages["stayScreen"] = {
	all: "Todas as reservas",
	manage: "Gerir esta reserva",
	stayAndGuest: "Estadia e hóspede",
	priceAndPolicy: "Preço e política",
	history: "Histórico",
	title: ({ number }) => `Reserva ${number}`,
	heading: ({ label, number }) => (
		<>
			{label("Reserva ")}
			{number}
		</>
	),
	answer: ({ until }) => <>O hotel responde até {until}, hora do hotel. Depois disso, o pedido expira.</>,
};
