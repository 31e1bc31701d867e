import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const obstacles: Messages["obstacles"] = {
	full: ({ count }) =>
		plural(count, {
			one: `${count} Zimmertyp ist in mindestens einer dieser Nächte ausgebucht.`,
			other: `${count} Zimmertypen sind in mindestens einer dieser Nächte ausgebucht.`,
		}),
	fewer: ({ count, rooms }) =>
		plural(count, {
			one: `Von ${count} Zimmertyp sind in mindestens einer dieser Nächte weniger als ${rooms} Zimmer verfügbar.`,
			other: `Von ${count} Zimmertypen sind in mindestens einer dieser Nächte weniger als ${rooms} Zimmer verfügbar.`,
		}),
	guests: ({ count, guests, rooms }) =>
		plural(count, {
			one: `${count} Zimmertyp hat keinen Platz für ${guests} in ${rooms}.`,
			other: `${count} Zimmertypen haben keinen Platz für ${guests} in ${rooms}.`,
		}),
	minimum: ({ count }) =>
		plural(count, {
			one: `${count} Zimmertyp verlangt bei Anreise an diesem Tag einen längeren Aufenthalt.`,
			other: `${count} Zimmertypen verlangen bei Anreise an diesem Tag einen längeren Aufenthalt.`,
		}),
	maximum: ({ count }) =>
		plural(count, {
			one: `${count} Zimmertyp ist nur für kürzere Aufenthalte buchbar.`,
			other: `${count} Zimmertypen sind nur für kürzere Aufenthalte buchbar.`,
		}),
	closed: ({ count }) =>
		plural(count, {
			one: `${count} Zimmertyp ist in mindestens einer dieser Nächte geschlossen.`,
			other: `${count} Zimmertypen sind in mindestens einer dieser Nächte geschlossen.`,
		}),
	days: ({ count }) =>
		plural(count, {
			one: `Bei ${count} Zimmertyp ist an diesen Tagen keine An- oder Abreise möglich.`,
			other: `Bei ${count} Zimmertypen ist an diesen Tagen keine An- oder Abreise möglich.`,
		}),
	today: ({ count }) =>
		plural(count, {
			one: `Für heute Nacht ist es zu spät, um ${count} Zimmertyp zu buchen.`,
			other: `Für heute Nacht ist es zu spät, um ${count} Zimmertypen zu buchen.`,
		}),
};
