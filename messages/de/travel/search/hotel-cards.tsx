import type { Messages } from "#messages/en/index.ts";

export const hotelCards: Messages["hotelCards"] = {
	noFreeCancellation: "Keine kostenlose Stornierung",
	request: "Buchung auf Anfrage",
	full: ({ dates, rest, room }) => (
		<>
			{dates}
			{rest(`, ${room}. Für Ihre Reisedaten ausgebucht.`)}
		</>
	),
	cheaper: ({ stay, room, amount }) => `${stay}, ${room}, spart ${amount}`,
};
