import type { Messages } from "#messages/en/index.ts";

export const dialogs: Messages["dialogs"] = {
	goBack: "Volver",
	tones: { success: "Hecho", info: "Nota", error: "Problema" },
	failedTo: ({ what, reason }) => `No se ha podido ${what}: ${reason}`,
	dismiss: "Cerrar",
	forgetBrowser: "¿No eres tú? Olvidar este navegador",
	forgetting: "Olvidando...",
	saveNote: "Guardar nota",
};
