import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const roomCard: Messages["roomCard"] = {
	chooseDates: "Daten wählen",
	byNight: "Preis pro Nacht",
	freeUntil: ({ until }) => `Kostenlose Stornierung bis ${until}`,
	fee: ({ percent }) => `Stornogebühr: ${percent} % des Preises.`,
	book: ({ rest, room }) => <>{rest(`${room} `)}Buchen</>,
	request: ({ rest, room }) => <>{rest(`${room} `)}Anfragen</>,
	sleeps: ({ guests }) => plural(guests, { one: `für ${guests} Person`, other: `für ${guests} Personen` }),
	sleepsAdults: ({ guests, adults }) =>
		`für ${guests} Personen (${plural(adults, { one: `höchstens ${adults} Erwachsener`, other: `höchstens ${adults} Erwachsene` })})`,
};
