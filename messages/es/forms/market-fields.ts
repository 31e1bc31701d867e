import type { Messages } from "#messages/en/index.ts";

export const marketFields: Messages["marketFields"] = {
	enterName: "Introduce el nombre del sitio.",
	theName: "El nombre del sitio",
	sold: ({ currency }) => `Ya se ha vendido algo en ${currency}, así que la moneda ya no se puede cambiar.`,
	chooseCurrency: "Elige una moneda.",
	chooseCountry: "Elige un país.",
	chooseZone: "Elige una zona horaria.",
	priced: ({ currency, decimals }) =>
		`Ya hay precios en ${currency}, así que solo puedes cambiar a una moneda con ${decimals || "cero"} decimales.`,
	currencyHint: "La de todos los precios. No se puede cambiar después de la primera venta.",
	pricedHint: ({ explained, figure }) =>
		`${explained} Un precio de ${figure} sigue siendo ${figure} en la nueva moneda. La moneda no se puede cambiar después de la primera venta.`,
};
