import type { Messages } from "#messages/en/index.ts";

export const progress: Messages["progress"] = {
	label: "Fortschritt",
	now: "Jetzt",
	notYet: "Noch nicht",
};
