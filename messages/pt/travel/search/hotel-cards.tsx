import type { Messages } from "#messages/en/index.ts";

export const hotelCards: Messages["hotelCards"] = {
	noFreeCancellation: "Sem cancelamento grátis",
	request: "Reserva mediante pedido",
	full: ({ dates, rest, room }) => (
		<>
			{dates}
			{rest(`, ${room}. Esgotado nas suas datas.`)}
		</>
	),
	cheaper: ({ stay, room, amount }) => `${stay}, ${room}, poupe ${amount}`,
};
