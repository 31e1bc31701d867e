import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const product: Messages["product"] = {
	stock: {
		soldOut: "نفدت الكمية",
		left: ({ left }) => `المتبقي ${left} فقط`,
		inStock: "متوفر",
	},
	returns: ({ days }) =>
		plural(days, {
			few: `يُقبل الإرجاع خلال ${days} أيام من التوصيل. دون ذكر الأسباب.`,
			many: `يُقبل الإرجاع خلال ${days} يومًا من التوصيل. دون ذكر الأسباب.`,
			other: `يُقبل الإرجاع خلال ${days} يوم من التوصيل. دون ذكر الأسباب.`,
		}),
	soldOutOption: "(نفدت الكمية)",
	outOfStock: "نفدت الكمية",
	noReviews: "لا توجد تقييمات بعد. يمكنك كتابة تقييم بعد وصول طلبك.",
	goesWellWith: "يُشترى عادةً مع",
	youMayAlsoLike: "قد يعجبك أيضًا",
	recentlyViewed: "شاهدته مؤخرًا",
	sizeGuide: "دليل المقاسات",
};
