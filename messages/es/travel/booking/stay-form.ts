import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayForm: Messages["stayForm"] = {
	rooms: ({ max }) => `Elige de 1 a ${max} habitaciones.`,
	noAdult: "Elige al menos 1 adulto.",
	adults: "Introduce el número de adultos en cifras, como 2.",
	children: "Introduce el número de niños en cifras, como 0.",
	ages: ({ max }) => `Introduce la edad de cada niño en años cumplidos, de 0 a ${max}.`,
	checkIn: {
		missing: "Elige una fecha de entrada.",
		invalid: "Introduce una fecha real, como 2026-12-04.",
		past: ({ date }) => `El ${date} ya ha pasado. Elige hoy o una fecha posterior.`,
	},
	checkOut: {
		missing: "Elige una fecha de salida.",
		invalid: "Introduce una fecha real, como 2026-12-07.",
		noNight: "Una estancia tiene al menos 1 noche. Elige una fecha de salida posterior.",
		before: "La salida debe ser posterior a la entrada.",
		tooLong: ({ nights, max }) =>
			`Son ${nights} noches. Una estancia puede tener hasta ${max}. Elige una fecha de salida anterior.`,
		tooFar: ({ last }) => `Puedes reservar habitaciones hasta el ${last}. Elige una fecha anterior.`,
	},
	tooManyGuests: ({ rooms, max }) =>
		plural(rooms, {
			one: `El máximo de huéspedes en ${rooms} habitación es ${max}. Elige menos huéspedes o más habitaciones.`,
			other: `El máximo de huéspedes en ${rooms} habitaciones es ${max}. Elige menos huéspedes o más habitaciones.`,
		}),
};
