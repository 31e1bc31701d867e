import type { Messages } from "#messages/en/index.ts";

export const dialogs: Messages["dialogs"] = {
	failedTo: ({ what, reason }) => `${what} fehlgeschlagen: ${reason}`,
	goBack: "Zurück",
	tones: { success: "Erledigt", info: "Hinweis", error: "Problem" },
	dismiss: "Schließen",
	forgetBrowser: "Nicht Sie? Diesen Browser vergessen",
	forgetting: "Wird vergessen...",
	saveNote: "Notiz speichern",
};
