import type { Messages } from "#messages/en/index.ts";

export const offers: Messages["offers"] = {
	offer: "Oferta",
	none: "Ninguna",
	ended: "Ya no se aplica",
	saved: ({ offer, amount }) => `${offer}: ${amount} menos`,
	open: "Tengo un código",
	code: "Código",
	apply: "Usar código",
	unknown: ({ code }) =>
		`Este hotel no tiene ninguna oferta con el código ${code}. Comprueba cómo lo has escrito.`,
	notForStay: ({ code }) => `La oferta con el código ${code} no se aplica a esta estancia.`,
	notLowest: ({ code }) =>
		`Otra oferta deja esta estancia más barata que el código ${code}, así que se aplica esa.`,
	applied: ({ code }) => `Se aplica el código ${code}.`,
};
