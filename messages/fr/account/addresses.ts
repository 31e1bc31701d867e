import type { Messages } from "#messages/en/index.ts";

export const addresses: Messages["addresses"] = {
	delete: {
		title: "Supprimer une adresse",
		done: "L’adresse est supprimée.",
		question: "Supprimer cette adresse ?",
		button: "Supprimer l’adresse",
		lead: ({ name, line1 }) => `${name}, ${line1}. Les commandes livrées à cette adresse la conservent.`,
	},
	changeTitle: "Modifier une adresse",
	addTitle: "Ajouter une adresse",
	full: ({ max }) => `Vous pouvez enregistrer ${max} adresses au maximum. Supprimez-en une d’abord.`,
	saved: "L’adresse est enregistrée.",
	changed: "L’adresse est modifiée.",
	title: "Vos adresses",
	button: "Enregistrer l’adresse",
	lead: "Les adresses enregistrées sont proposées lors de la commande.",
	none: "Aucune adresse enregistrée. Ajoutez-en une ici, ou lors d’une commande.",
	deleteLink: "Supprimer…",
};
