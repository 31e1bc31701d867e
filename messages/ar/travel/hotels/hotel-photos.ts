import type { Messages } from "#messages/en/index.ts";

export const hotelPhotos: Messages["hotelPhotos"] = {
	removed: "تمت إزالة الصورة.",
	photo: "الصورة",
	described: "تم حفظ الوصف.",
	example: "المسبح عند الغروب وخلفه أشجار النخيل",
	title: "الصور",
	none: "لا توجد صور بعد",
	noneText: {
		hotel: "الصورة الأولى هي الصورة الرئيسية للفندق.",
		room: "الصورة الأولى هي الصورة الرئيسية للغرفة.",
	},
};
