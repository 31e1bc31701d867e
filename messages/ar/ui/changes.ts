import type { Messages } from "#messages/en/index.ts";

export const changes: Messages["changes"] = {
	title: "سجل التغييرات",
	system: "النظام",
	to: "إلى",
	before: "قبل",
	now: "الآن",
	trail: "كل التغييرات في السجل",
};
