import type { Messages } from "#messages/en/index.ts";

export const forms: Messages["forms"] = {
	changedMeanwhile: "Modifié entre-temps",
	error: "Erreur :",
	isNow: ({ field }) => `${field}, valeur actuelle :`,
	empty: "vide",
	trap: "Laissez ce champ vide",
	passwordHint: "8 caractères au minimum. Plus un mot de passe est long, plus il est sûr.",
};
