import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayRefusals: Messages["stayRefusals"] = {
	notForSale: "Este quarto já não está disponível.",
	rateNotOffered: "Esta tarifa não está disponível para estas datas. Escolha outra tarifa.",
	noNights: "O check-out tem de ser depois do check-in.",
	past: ({ date }) => `No hotel, ${date} já passou. Escolha uma data posterior.`,
	tooLateToday: ({ until }) =>
		`O hotel aceita reservas para esta noite até às ${until}, hora do hotel. Escolha uma data posterior.`,
	tooFar: ({ last }) => `Pode reservar quartos até ${last}. Escolha datas anteriores.`,
	tooShort: ({ date, nights }) => `Estadia mínima a partir de ${date}: ${nights}.`,
	tooLong: ({ nights }) => `Estadia máxima: ${nights}.`,
	noArrival: ({ date }) => `Sem check-in em ${date}.`,
	noDeparture: ({ date }) => `Sem check-out em ${date}.`,
	closed: ({ dates }) => `Fechado em ${dates}.`,
	full: ({ dates }) => `Esgotado em ${dates}.`,
	fewer: ({ rooms, dates }) => `Menos de ${rooms} disponíveis em ${dates}.`,
	dates: ({ shown, last }) => `${shown} e ${last}`,
	tooManyGuests: ({ limit, rooms }) =>
		plural(limit, {
			one: `Até ${limit} hóspede em ${rooms}. Escolha mais quartos.`,
			other: `Até ${limit} hóspedes em ${rooms}. Escolha mais quartos.`,
		}),
	tooManyAdults: ({ limit, rooms }) =>
		plural(limit, {
			one: `Até ${limit} adulto em ${rooms}. Escolha mais quartos.`,
			other: `Até ${limit} adultos em ${rooms}. Escolha mais quartos.`,
		}),
	moreDates: ({ dates, count }) =>
		plural(count, { one: `${dates} e mais ${count} noite`, other: `${dates} e mais ${count} noites` }),
};
