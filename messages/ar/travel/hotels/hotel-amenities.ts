import type { Messages } from "#messages/en/index.ts";

export const hotelAmenities: Messages["hotelAmenities"] = {
	wifi: "واي فاي مجاني",
	breakfast: "إفطار",
	parking: "موقف سيارات",
	pool: "مسبح",
	gym: "صالة رياضية",
	spa: "سبا",
	restaurant: "مطعم",
	bar: "بار",
	air_conditioning: "تكييف هواء",
	reception_24h: "استقبال على مدار 24 ساعة",
	lift: "مصعد",
	step_free: "دخول بلا درج",
	family: "مناسب للعائلات",
	pets: "يُسمح بالحيوانات الأليفة",
	beach: "على الشاطئ",
	garden: "حديقة",
	terrace: "تراس",
	shuttle: "خدمة نقل المطار",
	ev_charging: "شحن السيارات الكهربائية",
	laundry: "غسيل ملابس",
};
