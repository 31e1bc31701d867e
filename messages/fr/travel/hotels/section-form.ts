import type { Messages } from "#messages/en/index.ts";

export const sectionForm: Messages["sectionForm"] = {
	photos: "Photos",
	adding: "Ajout...",
	saving: "Enregistrement...",
	sections: "Sections de ce formulaire",
	onThisPage: "Sur cette page",
	goBack: "Revenir",
	working: "En cours...",
	reason: "Motif",
};
