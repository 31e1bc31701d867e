import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const assurances: Messages["assurances"] = {
	payments: "ادفع بالطريقة التي تناسبك",
	freeDelivery: "توصيل مجاني",
	returnHint: "أعد المنتجات دون ذكر سبب.",
	reviewsHint: "لا يكتب التقييمات إلا من اشترى أو أقام أو انتقل معنا.",
	from: ({ price }) => `ابتداءً من ${price}`,
	fromFreeOver: ({ price, limit }) => `ابتداءً من ${price}، ومجاني فوق ${limit}`,
	delivery: ({ days, count }) =>
		plural(count, {
			one: "التوصيل خلال يوم عمل واحد",
			two: days.includes("–") ? `التوصيل خلال ${days} يوم عمل` : "التوصيل خلال يومي عمل",
			few: `التوصيل خلال ${days} أيام عمل`,
			other: `التوصيل خلال ${days} يوم عمل`,
		}),
	returns: ({ days }) =>
		plural(days, {
			one: "يوم واحد للإرجاع",
			two: "يومان للإرجاع",
			few: `${days} أيام للإرجاع`,
			many: `${days} يومًا للإرجاع`,
			other: `${days} يوم للإرجاع`,
		}),
	moreReviews: ({ reviews }) => `أكثر من ${reviews}`,
};
