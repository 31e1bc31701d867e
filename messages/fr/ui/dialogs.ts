import type { Messages } from "#messages/en/index.ts";

export const dialogs: Messages["dialogs"] = {
	goBack: "Revenir",
	tones: {
		success: "Terminé",
		info: "Remarque",
		error: "Problème",
	},
	failedTo: ({ what, reason }) => `L’action n’a pas abouti (${what}) : ${reason}`,
	dismiss: "Fermer",
	forgetBrowser: "Ce n’est pas vous ? Oublier ce navigateur",
	forgetting: "Suppression...",
	saveNote: "Enregistrer la note",
};
