import type { Messages } from "#messages/en/index.ts";

export const returnKinds: Messages["returnKinds"] = {
	withdrawal: {
		label: "J’ai changé d’avis",
		hint: "Sous 14 jours après la livraison, sans justification.",
	},
	return: {
		label: "L’article pose un problème",
		hint: "Abîmé, non conforme à la description ou différent de la commande : sous 2 ans après la livraison.",
	},
};
