import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const roomErrors: Messages["roomErrors"] = {
	tooManyAdults: ({ sleeps }) =>
		`A capacidade do quarto é de ${sleeps}. O número de adultos não pode ultrapassá-la.`,
	tooManyGuests: ({ sleeps }) =>
		`A capacidade do quarto é de ${sleeps}. O número de hóspedes não pode ultrapassá-la.`,
	maxBelowMin: "A estadia máxima tem de ser igual ou superior à estadia mínima.",
	name: "Introduza o nome do quarto.",
	aName: "Um nome",
	aDescription: "Uma descrição",
	quantity: "Introduza o número de quartos deste tipo.",
	beds: "Introduza as camas, como 1 cama de casal.",
	theBeds: "As camas",
	sleeps: "Introduza quantos hóspedes o quarto acomoda.",
	maxAdults: "Introduza o número máximo de adultos.",
	guestsIncluded: "Introduza quantos hóspedes o preço inclui.",
	aPrice: "Um preço",
	price: "Introduza o preço por noite. Pode ser 0.",
	aWeekendPrice: "Um preço de fim de semana",
	extraGuestPrice: "O preço por hóspede extra",
	minNights: "Introduza a estadia mínima, 1 noite ou mais.",
	maxNights: "Introduza a estadia máxima, até 90 noites.",
	size: "Introduza a área em metros quadrados inteiros, como 24.",
	quantityRange: ({ min, max }) => `O número de quartos é de ${min} a ${max}.`,
	guestsRange: ({ min, max }) => `O número de hóspedes é de ${min} a ${max}.`,
	adultsRange: ({ min, max }) => `O número de adultos é de ${min} a ${max}.`,
	minNightsRange: ({ min, max }) => `A estadia mínima é de ${min} a ${max} noites.`,
	maxNightsRange: ({ min, max }) => `A estadia máxima é de ${min} a ${max} noites.`,
	tooFewRooms: ({ nights, least }) =>
		`Há mais quartos reservados ou bloqueados em ${nights}. Introduza pelo menos ${least} ou liberte primeiro essas noites.`,
	tooFewRoomsMore: ({ nights, count, least }) =>
		plural(count, {
			one: `Há mais quartos reservados ou bloqueados em ${nights} e mais ${count} noite. Introduza pelo menos ${least} ou liberte primeiro essas noites.`,
			other: `Há mais quartos reservados ou bloqueados em ${nights} e mais ${count} noites. Introduza pelo menos ${least} ou liberte primeiro essas noites.`,
		}),
};
