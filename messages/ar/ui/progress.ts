import type { Messages } from "#messages/en/index.ts";

export const progress: Messages["progress"] = {
	label: "مراحل التقدم",
	now: "الآن",
	notYet: "لم يحن بعد",
};
