import type { Messages } from "#messages/en/index.ts";

export const offers: Messages["offers"] = {
	offer: "Oferta",
	none: "Nenhuma",
	ended: "Já não se aplica",
	saved: ({ offer, amount }) => `${offer}: menos ${amount}`,
	open: "Tenho um código",
	code: "Código",
	apply: "Usar código",
	unknown: ({ code }) => `Este hotel não tem nenhuma oferta com o código ${code}. Verifique como o escreveu.`,
	notForStay: ({ code }) => `A oferta com o código ${code} não se aplica a esta estadia.`,
	notLowest: ({ code }) =>
		`Outra oferta torna esta estadia mais barata do que o código ${code}, por isso aplica-se essa.`,
	applied: ({ code }) => `O código ${code} é aplicado.`,
};
