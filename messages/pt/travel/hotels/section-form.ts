import type { Messages } from "#messages/en/index.ts";

export const sectionForm: Messages["sectionForm"] = {
	photos: "Fotografias",
	adding: "A adicionar...",
	saving: "A guardar...",
	sections: "Secções deste formulário",
	onThisPage: "Nesta página",
	goBack: "Voltar",
	working: "A processar...",
	reason: "Motivo",
};
