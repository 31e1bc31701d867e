import type { Messages } from "#messages/en/index.ts";

export const progress: Messages["progress"] = {
	label: "Avancement",
	now: "En cours",
	notYet: "À venir",
};
