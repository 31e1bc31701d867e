import type { Messages } from "#messages/en/index.ts";

export const deliverySettings: Messages["deliverySettings"] = {
	priceIn: ({ currency }) => `السعر بعملة ${currency}`,
	freeForOrdersFrom: "مجاني للطلبات ابتداءً من",
	countries: "البلدان",
	active: "مفعّلة",
	title: "التوصيل",
	daysBetween: ({ from, to }) => `الأيام: ${from}–${to}`,
	andMore: ({ countries, count }) => `${countries} و${count} غيرها`,
	deliveryMethod: "طريقة التوصيل",
	minimumWorkingDays: "أدنى عدد لأيام العمل",
	maximumWorkingDays: "أقصى عدد لأيام العمل",
	positionList: "الموضع في القائمة",
	nameHint: "يظهر للعملاء عند إتمام الشراء.",
	countriesHint: "أسماء أو رموز من حرفين مفصولة بفواصل، مثل Canada, US. اتركه فارغًا لكل البلدان.",
	activeHint: "يمكن للعملاء اختيارها عند إتمام الشراء.",
	method: "الطريقة",
	free: "مجاني ابتداءً من",
	days: "الأيام",
	orderHint: "يرى العملاء طرق التوصيل بهذا الترتيب.",
	emptyText: "أضف طريقة توصيل ليتمكن العملاء من إتمام الشراء.",
	allCountries: "كل البلدان",
};
