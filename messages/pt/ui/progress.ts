import type { Messages } from "#messages/en/index.ts";

export const progress: Messages["progress"] = {
	label: "Progresso",
	now: "Agora",
	notYet: "Ainda não",
};
