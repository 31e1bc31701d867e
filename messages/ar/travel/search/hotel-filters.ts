import type { Messages } from "#messages/en/index.ts";

export const hotelFilters: Messages["hotelFilters"] = {
	priceOfStay: "سعر الإقامة",
	pricePerNight: "السعر لليلة",
	showOnly: "عرض فقط",
	freeCancellation: "إلغاء مجاني",
	instant: "تأكيد فوري",
	stars: "عدد النجوم",
	rating: "تقييم الضيوف",
	ratingFrom: ({ rating }) => `${rating} فأكثر`,
	amenities: "المرافق",
};
