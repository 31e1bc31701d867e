import type { Messages } from "#messages/en/index.ts";

export const savedViews: Messages["savedViews"] = {
	title: "Enregistrer la vue",
	done: ({ name }) => `La vue « ${name} » est enregistrée.`,
	exists: ({ name }) => `Il existe déjà une vue « ${name} ». Remplacez-la ou choisissez un autre nom.`,
	hint: "La recherche, les filtres et l’ordre sont enregistrés.",
	replace: "Remplacer la vue de ce nom",
	whose: "Pour qui",
	me: "Moi",
	everybody: "Tous les utilisateurs de cette liste",
	delete: {
		title: "Supprimer une vue",
		done: "La vue est supprimée.",
		question: ({ name }) => `Supprimer la vue « ${name} » ?`,
		button: "Supprimer la vue",
		forAll: "Elle disparaît pour tous les utilisateurs de cette liste. Rien ne change dans la liste.",
		onlyYours: "Personne d’autre ne l’utilise. Rien ne change dans la liste.",
	},
	all: "Tout",
	fullForAll: ({ max }) => `Cette liste a déjà ${max} vues pour tous. Supprimez-en une d’abord.`,
	fullOfYours: ({ max }) => `Vous avez déjà ${max} vues pour cette liste. Supprimez-en une d’abord.`,
};
