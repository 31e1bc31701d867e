import type { Messages } from "#messages/en/index.ts";

export const marketFields: Messages["marketFields"] = {
	enterName: "Saisissez le nom du site.",
	theName: "Le nom du site",
	sold: ({ currency }) => `Des ventes ont eu lieu en ${currency}, la devise ne peut donc plus être modifiée.`,
	chooseCurrency: "Choisissez une devise.",
	chooseCountry: "Choisissez un pays.",
	chooseZone: "Choisissez un fuseau horaire.",
	priced: ({ currency, decimals }) =>
		`Des prix ont été saisis en ${currency}, vous ne pouvez donc choisir qu’une devise ${decimals ? `à ${decimals} décimales` : "sans décimales"}.`,
	currencyHint: "Pour tous les prix. La devise n’est plus modifiable après la première vente.",
	pricedHint: ({ explained, figure }) =>
		`${explained} Un prix de ${figure} reste ${figure} dans la nouvelle devise. La devise n’est plus modifiable après la première vente.`,
};
