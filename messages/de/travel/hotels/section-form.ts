import type { Messages } from "#messages/en/index.ts";

export const sectionForm: Messages["sectionForm"] = {
	photos: "Fotos",
	adding: "Wird hinzugefügt...",
	saving: "Wird gespeichert...",
	sections: "Abschnitte dieses Formulars",
	onThisPage: "Auf dieser Seite",
	goBack: "Zurück",
	working: "Wird ausgeführt...",
	reason: "Grund",
};
