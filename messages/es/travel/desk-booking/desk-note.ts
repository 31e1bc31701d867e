import type { Messages } from "#messages/en/index.ts";

export const deskNote: Messages["deskNote"] = {
	saved: "La nota se ha guardado.",
	title: "Añadir nota",
};
