import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const roomCard: Messages["roomCard"] = {
	chooseDates: "Elegir fechas",
	byNight: "Precio por noche",
	freeUntil: ({ until }) => `Cancelación gratis hasta el ${until}`,
	fee: ({ percent }) => `Cargo por cancelación: ${percent} % del precio.`,
	book: ({ rest, room }) => <>Reservar{rest(` ${room}`)}</>,
	request: ({ rest, room }) => <>Solicitar{rest(` ${room}`)}</>,
	sleeps: ({ guests }) => `para ${guests}`,
	sleepsAdults: ({ guests, adults }) =>
		plural(adults, {
			one: `para ${guests} (hasta ${adults} adulto)`,
			other: `para ${guests} (hasta ${adults} adultos)`,
		}),
};
