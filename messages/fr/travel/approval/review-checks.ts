import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const reviewChecks: Messages["reviewChecks"] = {
	title: "Vérifications",
	nothing: "Il ne manque rien",
	allThere: "Photos, chambres, prix, adresse, propriétaire et informations du vendeur sont tous présents.",
	waiting: "En attente d’approbation",
	missing: "Il manque encore",
	waitingText:
		"Nous examinons l’hôtel et vous écrivons. Les clients ne peuvent pas le trouver avant son approbation.",
	beforeReview: "Avant que nous l’examinions :",
	beforeSubmit: "Avant l’envoi :",
	problem: "Problème : ",
	warning: "Avertissement : ",
	problems: ({ count }) => plural(count, { one: `${count} problème`, other: `${count} problèmes` }),
	warnings: ({ count }) => plural(count, { one: `${count} avertissement`, other: `${count} avertissements` }),
};
