import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

const floors = (count: number) =>
	plural(count, {
		one: "طابق واحد",
		two: "طابقان",
		few: `${count} طوابق`,
		many: `${count} طابقًا`,
		other: `${count} طابق`,
	});

export const movePrice: Messages["movePrice"] = {
	within: ({ zone }) => `داخل ${zone}`,
	between: ({ from, to }) => `من ${from} إلى ${to}`,
	floorsFrom: ({ count }) => `النقل من: ${floors(count)} دون مصعد`,
	floorsTo: ({ count }) => `النقل إلى: ${floors(count)} دون مصعد`,
	helpers: ({ count }) =>
		plural(count, {
			one: "عامل واحد",
			two: "عاملان",
			few: `${count} عمال`,
			many: `${count} عاملًا`,
			other: `${count} عامل`,
		}),
	packing: "المساعدة في التغليف",
	weekend: ({ percent }) => `زيادة عطلة نهاية الأسبوع، ${percent}%`,
	evening: ({ percent }) => `زيادة المساء، ${percent}%`,
	minimum: "تكملة الحد الأدنى للسعر",
	move: "عملية النقل",
	deposit: "العربون",
	fee: "رسوم الإلغاء",
	toPay: "المستحق",
	depositPaid: "العربون المدفوع",
	depositLessRefunds: "العربون بعد خصم المسترد",
	collected: { cash: "دُفع للسائق نقدًا", card: "دُفع للسائق بالبطاقة" },
	toRefund: "المبلغ الذي سيُردّ",
	stillDue: "المتبقي المستحق",
	dueOnDay: "المستحق في يوم النقل",
	dueOnDelivery: "المستحق عند التسليم",
	noFixed: "لا سعر ثابت",
	callLater: "سنتصل بك لإبلاغك بالسعر",
};
