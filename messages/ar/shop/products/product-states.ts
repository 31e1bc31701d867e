import type { Messages } from "#messages/en/index.ts";

export const productStates: Messages["productStates"] = {
	draft: "مسودة",
	active: "نشط",
	archived: "مؤرشف",
};
