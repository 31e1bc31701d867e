import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const obstacles: Messages["obstacles"] = {
	full: ({ count }) =>
		plural(count, {
			one: `${count} tipo de quarto está esgotado em pelo menos uma destas noites.`,
			other: `${count} tipos de quarto estão esgotados em pelo menos uma destas noites.`,
		}),
	fewer: ({ count, rooms }) =>
		plural(count, {
			one: `${count} tipo de quarto tem menos de ${rooms} quartos disponíveis em pelo menos uma destas noites.`,
			other: `${count} tipos de quarto têm menos de ${rooms} quartos disponíveis em pelo menos uma destas noites.`,
		}),
	guests: ({ count, guests, rooms }) =>
		plural(count, {
			one: `${count} tipo de quarto não tem espaço para ${guests} em ${rooms}.`,
			other: `${count} tipos de quarto não têm espaço para ${guests} em ${rooms}.`,
		}),
	minimum: ({ count }) =>
		plural(count, {
			one: `${count} tipo de quarto exige uma estadia mais longa se chegar nessa data.`,
			other: `${count} tipos de quarto exigem uma estadia mais longa se chegar nessa data.`,
		}),
	maximum: ({ count }) =>
		plural(count, {
			one: `${count} tipo de quarto só aceita estadias mais curtas.`,
			other: `${count} tipos de quarto só aceitam estadias mais curtas.`,
		}),
	closed: ({ count }) =>
		plural(count, {
			one: `${count} tipo de quarto está fechado em pelo menos uma destas noites.`,
			other: `${count} tipos de quarto estão fechados em pelo menos uma destas noites.`,
		}),
	days: ({ count }) =>
		plural(count, {
			one: `${count} tipo de quarto não aceita chegadas ou partidas nestas datas.`,
			other: `${count} tipos de quarto não aceitam chegadas ou partidas nestas datas.`,
		}),
	today: ({ count }) =>
		plural(count, {
			one: `É demasiado tarde para reservar ${count} tipo de quarto para esta noite.`,
			other: `É demasiado tarde para reservar ${count} tipos de quarto para esta noite.`,
		}),
};
