import type { Messages } from "#messages/en/index.ts";

export const dialogs: Messages["dialogs"] = {
	goBack: "Voltar",
	tones: {
		success: "Concluído",
		info: "Nota",
		error: "Problema",
	},
	failedTo: ({ what, reason }) => `Não foi possível ${what}: ${reason}`,
	dismiss: "Dispensar",
	forgetBrowser: "Não o reconhece? Esquecer este navegador",
	forgetting: "A esquecer...",
	saveNote: "Guardar nota",
};
