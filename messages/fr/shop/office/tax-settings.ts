import type { Messages } from "#messages/en/index.ts";

export const taxSettings: Messages["taxSettings"] = {
	included: "Comprise dans les prix",
	active: "Actif",
	title: "Taxes",
	taken: ({ rate }) => `Le taux ${rate} est déjà actif pour ce lieu. Désactivez ou modifiez plutôt ce taux.`,
	otherTaken: "Un autre taux est déjà actif pour ce lieu. Désactivez ou modifiez plutôt ce taux.",
	rateTitle: "Taux",
	taxRate: "Taux de taxe",
	rate: "Taux (%)",
	region: "Région",
	nameHint: "Indiqué sur les reçus, par exemple TVA.",
	example725: "Par exemple 7,25",
	regionHint:
		"Un État ou une province, sous forme de code ou de nom, par exemple CA. Laissez vide pour tout le pays.",
	inclusiveHint: "Sinon, la taxe est ajoutée lors de la commande.",
	tax: "Taxe",
	calculation: "Calcul",
	addedCheckout: "Ajoutée lors de la commande",
	lead: "Le taux d’une région remplace celui de son pays. Les lieux sans taux ne sont pas taxés.",
	emptyText:
		"Les commandes ne sont pas taxées tant que vous n’ajoutez pas de taux pour leur lieu de livraison.",
	location: "Lieu",
};
