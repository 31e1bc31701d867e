import type { Messages } from "#messages/en/index.ts";

export const noRooms: Messages["noRooms"] = {
	deskText: "تظهر الغرف هنا عندما يضيفها مدير فندقك.",
	title: "لا توجد غرف بعد",
	text: "أضف غرفة إلى أحد فنادقك أولًا.",
	hotels: "فنادقك",
};
