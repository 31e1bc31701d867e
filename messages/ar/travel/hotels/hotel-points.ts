import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelPoints: Messages["hotelPoints"] = {
	payAtHotel: "الدفع في الفندق",
	instant: "تأكيد فوري",
	rated: {
		cleanliness: ({ rating }) => `تقييم الضيوف للنظافة ${rating}`,
		location: ({ rating }) => `تقييم الضيوف للموقع ${rating}`,
		staff: ({ rating }) => `تقييم الضيوف لطاقم العمل ${rating}`,
		value: ({ rating }) => `تقييم الضيوف للقيمة مقابل المال ${rating}`,
	},
	freeUntilCheckIn: "إلغاء مجاني حتى تسجيل الوصول",
	freeUntilDay: "إلغاء مجاني حتى يوم الوصول",
	freeUntilDays: ({ count }) =>
		plural(count, {
			one: "إلغاء مجاني حتى يوم واحد قبل الوصول",
			two: "إلغاء مجاني حتى يومين قبل الوصول",
			few: `إلغاء مجاني حتى ${count} أيام قبل الوصول`,
			other: `إلغاء مجاني حتى ${count} يومًا قبل الوصول`,
		}),
};
