import type { Messages } from "#messages/en/index.ts";

export const roomCard: Messages["roomCard"] = {
	chooseDates: "Daten wählen",
	byNight: "Preis pro Nacht",
	freeUntil: ({ until }) => `Kostenlose Stornierung bis ${until}`,
	fee: ({ percent }) => `Stornogebühr: ${percent} % des Gesamtpreises.`,
	book: ({ rest, room }) => <>{rest(`${room} `)}Buchen</>,
	request: ({ rest, room }) => <>{rest(`${room} `)}Anfragen</>,
	sleeps: ({ guests }) => `für ${guests} Personen`,
	sleepsAdults: ({ guests, adults }) => `für ${guests} Personen (bis zu ${adults} Erwachsene)`,
};
