import type { Messages } from "#messages/en/index.ts";

export const views: Messages["views"] = {
	label: "Vues",
	save: "Enregistrer la vue",
	delete: "Supprimer la vue",
	more: "Plus de vues",
};
