import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const nightsChange: Messages["nightsChange"] = {
	usualPrice: "السعر الافتراضي",
	price: ({ price }) => `السعر ${price}`,
	usualMinStay: "الحد الأدنى الافتراضي للإقامة",
	minStay: ({ nights }) =>
		plural(nights, {
			one: "الحد الأدنى للإقامة ليلة واحدة",
			two: "الحد الأدنى للإقامة ليلتان",
			few: `الحد الأدنى للإقامة ${nights} ليالٍ`,
			other: `الحد الأدنى للإقامة ${nights} ليلة`,
		}),
	closed: "مغلق",
	open: "متاح",
	noArrivals: "بلا وصول",
	arrivals: "مع الوصول",
	noDepartures: "بلا مغادرة",
	departures: "مع المغادرة",
};
