import type { Messages } from "#messages/en/index.ts";

export const hotelCards: Messages["hotelCards"] = {
	noFreeCancellation: "Pas d’annulation gratuite",
	request: "Sur demande",
	full: ({ dates, rest, room }) => (
		<>
			{dates}
			{rest(`, ${room}. Complet à vos dates.`)}
		</>
	),
	cheaper: ({ stay, room, amount }) => `${stay}, ${room}, ${amount} d’économie`,
};
