import type { Messages } from "#messages/en/index.ts";

export const offers: Messages["offers"] = {
	offer: "Offre",
	none: "Aucune",
	ended: "Ne s’applique plus",
	saved: ({ offer, amount }) => `${offer} : ${amount} de moins`,
	open: "J’ai un code",
	code: "Code",
	apply: "Utiliser le code",
	unknown: ({ code }) => `Cet hôtel n’a pas d’offre avec le code ${code}. Vérifiez votre saisie.`,
	notForStay: ({ code }) => `L’offre avec le code ${code} ne s’applique pas à ce séjour.`,
	notLowest: ({ code }) =>
		`Une autre offre rend ce séjour moins cher que le code ${code} : c’est elle qui s’applique.`,
	applied: ({ code }) => `Le code ${code} s’applique.`,
};
