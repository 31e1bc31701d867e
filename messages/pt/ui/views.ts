import type { Messages } from "#messages/en/index.ts";

export const views: Messages["views"] = {
	label: "Vistas",
	save: "Guardar vista",
	delete: "Eliminar vista",
	more: "Mais vistas",
};
