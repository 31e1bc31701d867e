import type { Messages } from "#messages/en/index.ts";

export const addressForm: Messages["addressForm"] = {
	phoneHint:
		"Pour toute question sur votre livraison. Pour un numéro étranger, commencez par + et l’indicatif du pays.",
	line1: "Numéro et rue",
	line2: "Appartement, étage, société",
	city: "Ville",
	showFields: "Afficher les champs de ce pays",
	choose: "Choisir…",
};
