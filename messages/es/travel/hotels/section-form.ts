import type { Messages } from "#messages/en/index.ts";

export const sectionForm: Messages["sectionForm"] = {
	photos: "Fotos",
	adding: "Añadiendo...",
	saving: "Guardando...",
	sections: "Secciones de este formulario",
	onThisPage: "En esta página",
	goBack: "Volver",
	working: "Procesando...",
	reason: "Motivo",
};
