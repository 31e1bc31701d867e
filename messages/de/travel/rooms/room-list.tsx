import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const roomList: Messages["roomList"] = {
	title: ({ hotel }) => `Zimmer: ${hotel}`,
	untitled: "Zimmer eines Hotels",
	room: "Zimmer",
	beds: ({ beds, sleeps }) =>
		plural(sleeps, { one: `${beds} · für ${sleeps} Person`, other: `${beds} · für ${sleeps} Personen` }),
	rooms: "Anzahl",
	price: "Preis pro Nacht",
	booked: "Gebuchte Nächte",
	order: "Reihenfolge",
	moveUp: ({ room }) => `${room} nach oben verschieben`,
	moveDown: ({ room }) => `${room} nach unten verschieben`,
	add: "Zimmer anlegen",
	noneText: "Gäste können dieses Hotel erst finden, wenn es ein Zimmer hat.",
	none: "Noch keine Zimmer",
	calendar: ({ rest, room }) => <>Preise und Sperrungen{rest(`: ${room}`)}</>,
};
