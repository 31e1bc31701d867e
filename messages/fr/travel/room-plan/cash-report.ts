import type { Messages } from "#messages/en/index.ts";

export const cashReport: Messages["cashReport"] = {
	title: "Journal de caisse",
	sums: "Totaux par personne et moyen de paiement",
	payments: "Paiements",
	person: "Personne",
	method: "Moyen de paiement",
	received: "Encaissé",
	givenBack: "Rendu",
	none: "Aucun paiement à la réception",
	noneText: "Personne n’a enregistré de paiement ce jour-là.",
};
