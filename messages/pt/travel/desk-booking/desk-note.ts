import type { Messages } from "#messages/en/index.ts";

export const deskNote: Messages["deskNote"] = {
	saved: "A nota foi guardada.",
	title: "Adicionar nota",
};
