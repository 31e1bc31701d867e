import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayRefusals: Messages["stayRefusals"] = {
	notForSale: "Esta habitación ya no está disponible.",
	rateNotOffered: "Esta tarifa no está disponible para estas fechas. Elige otra tarifa.",
	noNights: "La salida debe ser posterior a la entrada.",
	past: ({ date }) => `En el hotel, el ${date} ya ha pasado. Elige una fecha posterior.`,
	tooLateToday: ({ until }) =>
		`El hotel acepta reservas para esta noche hasta las ${until}, hora del hotel. Elige una fecha posterior.`,
	tooFar: ({ last }) => `Puedes reservar habitaciones hasta el ${last}. Elige fechas anteriores.`,
	tooShort: ({ date, nights }) => `Estancia mínima desde el ${date}: ${nights}.`,
	tooLong: ({ nights }) => `Estancia máxima: ${nights}.`,
	noArrival: ({ date }) => `No se admiten entradas el ${date}.`,
	noDeparture: ({ date }) => `No se admiten salidas el ${date}.`,
	closed: ({ dates }) => `Cerrado el ${dates}.`,
	full: ({ dates }) => `Completo el ${dates}.`,
	fewer: ({ rooms, dates }) => `Quedan menos de ${rooms} el ${dates}.`,
	dates: ({ shown, last }) => `${shown} y ${last}`,
	tooManyGuests: ({ limit, rooms }) =>
		plural(limit, {
			one: `Hasta ${limit} huésped en ${rooms}. Elige más habitaciones.`,
			other: `Hasta ${limit} huéspedes en ${rooms}. Elige más habitaciones.`,
		}),
	tooManyAdults: ({ limit, rooms }) =>
		plural(limit, {
			one: `Hasta ${limit} adulto en ${rooms}. Elige más habitaciones.`,
			other: `Hasta ${limit} adultos en ${rooms}. Elige más habitaciones.`,
		}),
	moreDates: ({ dates, count }) =>
		plural(count, { one: `${dates} y ${count} noche más`, other: `${dates} y ${count} noches más` }),
};
