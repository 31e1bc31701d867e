import type { Messages } from "#messages/en/index.ts";

export const progress: Messages["progress"] = {
	label: "Progreso",
	now: "Ahora",
	notYet: "Pendiente",
};
