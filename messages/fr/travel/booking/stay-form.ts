import { endSentence } from "#app/common/language/in-sentence.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayForm: Messages["stayForm"] = {
	rooms: ({ max }) => `Choisissez de 1 à ${max} chambres.`,
	noAdult: "Choisissez au moins 1 adulte.",
	adults: "Saisissez le nombre d’adultes en chiffres, par exemple 2.",
	children: "Saisissez le nombre d’enfants en chiffres, par exemple 0.",
	ages: ({ max }) => `Saisissez l’âge de chaque enfant en années révolues, de 0 à ${max}.`,
	checkIn: {
		missing: "Choisissez une date d’arrivée.",
		invalid: "Saisissez une date valide, par exemple 2026-12-04.",
		past: ({ date }) => `Le ${date} est passé. Choisissez aujourd’hui ou une date ultérieure.`,
	},
	checkOut: {
		missing: "Choisissez une date de départ.",
		invalid: "Saisissez une date valide, par exemple 2026-12-07.",
		noNight: "Un séjour compte au moins 1 nuit. Choisissez une date de départ plus tardive.",
		before: "Le départ doit être postérieur à l’arrivée.",
		tooLong: ({ nights, max }) =>
			`Cela fait ${nights} nuits. Un séjour peut en compter ${max} au maximum. Choisissez une date de départ plus proche.`,
		tooFar: ({ last }) =>
			`Vous pouvez réserver des chambres jusqu’au ${endSentence(last)} Choisissez une date plus proche.`,
	},
	tooManyGuests: ({ rooms, max }) =>
		plural(rooms, {
			one: `${rooms} chambre peut accueillir ${max} voyageurs au maximum. Choisissez moins de voyageurs ou plus de chambres.`,
			other: `${rooms} chambres peuvent accueillir ${max} voyageurs au maximum. Choisissez moins de voyageurs ou plus de chambres.`,
		}),
};
