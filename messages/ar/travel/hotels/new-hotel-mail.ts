import type { Messages } from "#messages/en/index.ts";

export const newHotelMail: Messages["newHotelMail"] = {
	subject: ({ hotel }) => `${hotel} بانتظار الموافقة`,
	text: ({ hotel }) => `أُضيف ${hotel} وهو بانتظار الموافقة. يبقى مخفيًا عن الضيوف إلى أن توافق عليه.`,
	review: "مراجعة الفندق",
	hotel: "الفندق",
	location: "الموقع",
	addedBy: "أضافه",
	unknown: "غير معروف",
};
