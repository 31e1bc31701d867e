import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayForm: Messages["stayForm"] = {
	rooms: ({ max }) => `Escolha de 1 a ${max} quartos.`,
	noAdult: "Escolha pelo menos 1 adulto.",
	adults: "Introduza o número de adultos em algarismos, como 2.",
	children: "Introduza o número de crianças em algarismos, como 0.",
	ages: ({ max }) => `Introduza a idade de cada criança em anos completos, de 0 a ${max}.`,
	checkIn: {
		missing: "Escolha uma data de check-in.",
		invalid: "Introduza uma data válida, como 2026-12-04.",
		past: ({ date }) => `${date} já passou. Escolha hoje ou uma data posterior.`,
	},
	checkOut: {
		missing: "Escolha uma data de check-out.",
		invalid: "Introduza uma data válida, como 2026-12-07.",
		noNight: "Uma estadia tem pelo menos 1 noite. Escolha uma data de check-out posterior.",
		before: "O check-out tem de ser depois do check-in.",
		tooLong: ({ nights, max }) =>
			`São ${nights} noites. Uma estadia pode ter até ${max}. Escolha uma data de check-out anterior.`,
		tooFar: ({ last }) => `Pode reservar quartos até ${last}. Escolha uma data anterior.`,
	},
	tooManyGuests: ({ rooms, max }) =>
		plural(rooms, {
			one: `${rooms} quarto acomoda até ${max} hóspedes. Escolha menos hóspedes ou mais quartos.`,
			other: `${rooms} quartos acomodam até ${max} hóspedes. Escolha menos hóspedes ou mais quartos.`,
		}),
};
