import type { Messages } from "#messages/en/index.ts";

export const taxSettings: Messages["taxSettings"] = {
	included: "Comprise dans les prix",
	active: "Actif",
	title: "Taxes",
	taken: ({ rate }) =>
		`Le taux ${rate} est déjà actif pour ce lieu, cette catégorie et cette date. Désactivez ou modifiez plutôt ce taux.`,
	otherTaken:
		"Un autre taux est déjà actif pour ce lieu, cette catégorie et cette date. Désactivez ou modifiez plutôt ce taux.",
	rateTitle: "Taux",
	taxRate: "Taux de taxe",
	rate: "Taux (%)",
	region: "Région",
	nameHint: "Indiqué sur les reçus, par exemple TVA.",
	example725:
		"Par exemple 7,25. Là où plusieurs taxes s’additionnent, comme celles de l’État et du comté, saisissez leur somme.",
	regionHint:
		"Un État ou une province, sous forme de code ou de nom, par exemple CA. Laissez vide pour tout le pays.",
	inclusiveHint:
		"Sinon, la taxe est ajoutée lors de la commande. Le taux normal décide pour tous les taux d’un lieu.",
	tax: "Taxe",
	calculation: "Calcul",
	addedCheckout: "Ajoutée lors de la commande",
	lead: "Le taux d’une région remplace celui de son pays, et une catégorie sans taux a le taux normal. Les lieux sans taux ne sont pas taxés.",
	emptyText:
		"Les commandes ne sont pas taxées tant que vous n’ajoutez pas de taux pour leur lieu de livraison.",
	location: "Lieu",
	startsOn: "Valable à partir du",
	startsOnHint:
		"Laissez vide si le taux est déjà valable. Le plus récent qui est valable le jour de la commande s’applique.",
	always: "Toujours",
};
