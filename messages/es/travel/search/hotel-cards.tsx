import type { Messages } from "#messages/en/index.ts";

export const hotelCards: Messages["hotelCards"] = {
	noFreeCancellation: "Sin cancelación gratis",
	request: "Reserva previa solicitud",
	full: ({ dates, rest, room }) => (
		<>
			{dates}
			{rest(`, ${room}. Completo en tus fechas.`)}
		</>
	),
	cheaper: ({ stay, room, amount }) => `${stay}, ${room}, ahorras ${amount}`,
};
