import type { Messages } from "#messages/en/index.ts";

export const roomActions: Messages["roomActions"] = {
	"room created": "أُضيفت غرفة",
	"room calendar": "تغيّرت الأسعار والإغلاقات",
	"room archived": "أُرشفت غرفة",
	"room restored": "استُعيدت غرفة",
	other: "تغيّرت غرفة",
};
