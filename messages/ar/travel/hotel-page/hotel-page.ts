import type { Messages } from "#messages/en/index.ts";

export const hotelPage: Messages["hotelPage"] = {
	showOnMap: "عرض على الخريطة",
	rooms: "الغرف",
	check: "التحقق من التوفر",
	seePrices: "عرض الأسعار",
	othersInCity: ({ city }) => `متاح في ${city} في تواريخك`,
	noRoomsText: ({ city }) => `عُد لاحقًا، أو اختر فندقًا آخر في ${city}.`,
	noRooms: "لا توجد غرف متاحة حاليًا",
};
