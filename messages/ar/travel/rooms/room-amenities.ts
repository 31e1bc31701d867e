import type { Messages } from "#messages/en/index.ts";

export const roomAmenities: Messages["roomAmenities"] = {
	private_bathroom: "حمام خاص",
	shower: "دش",
	bathtub: "حوض استحمام",
	air_conditioning: "تكييف هواء",
	heating: "تدفئة",
	tv: "تلفزيون",
	desk: "مكتب",
	kitchenette: "مطبخ صغير",
	fridge: "ثلاجة",
	tea_coffee: "آلة تحضير الشاي والقهوة",
	minibar: "ميني بار",
	balcony: "شرفة",
	sea_view: "إطلالة على البحر",
	city_view: "إطلالة على المدينة",
	soundproof: "عازلة للصوت",
	safe: "خزنة",
	hair_dryer: "مجفف شعر",
	washing_machine: "غسالة",
	cot: "سرير أطفال عند الطلب",
	step_free: "دخول بلا درج",
};
