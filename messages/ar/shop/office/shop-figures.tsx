import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const shopFigures: Messages["shopFigures"] = {
	revenueByDay: ({ currency }) => `الإيرادات حسب اليوم، بعملة ${currency}`,
	names: {
		revenue: "الإيرادات",
		orders: "الطلبات",
		average: "متوسط قيمة الطلب",
		conversion: "تحويل السلات",
		units: "الوحدات المبيعة",
		lostShare: "الملغاة أو المنتهية",
		returnedShare: "المُرجعة",
		goods: "الوحدات والأكثر مبيعًا والفئات",
	},
	title: "لوحة المتجر",
	exportCsv: "تصدير CSV",
	daysAndCurrency: "الأيام والعملة",
	bestSellers: "الأكثر مبيعًا حسب الوحدات",
	product: "المنتج",
	units: "الوحدات",
	revenueByCategory: ({ currency }) => `الإيرادات حسب الفئة، بعملة ${currency}`,
	category: "الفئة",
	lastUpdated: ({ at }) => `آخر تحديث للأكثر مبيعًا والفئات ${at}. تُحدّث كل 10 دقائق.`,
	soldOut: "نفدت الكمية",
	inTotal: ({ amount }) => `الإجمالي ${amount}`,
	definitions: {
		revenue:
			"مجموع كل الطلبات المرسلة في الفترة، شاملًا التوصيل والضريبة، بعد خصم المبالغ المستردة. لا يشمل الطلبات الملغاة والمنتهية.",
		orders: "الطلبات المرسلة في الفترة. لا تشمل الطلبات الملغاة والمنتهية.",
		average: "الإيرادات مقسومة على عدد الطلبات.",
		conversion: "نسبة السلات المنشأة في الفترة التي أصبحت طلبات.",
		goods: "المنتجات المبيعة بعد خصم المرتجعات. الإيرادات بعد الخصومات ودون التوصيل.",
		lostShare: "نسبة الطلبات الملغاة والمنتهية من كل الطلبات المرسلة.",
		returnedShare: "نسبة الطلبات التي أُرجعت كاملة.",
	},
	daysStart: ({ clock, currency }) =>
		`تبدأ الأيام عند منتصف الليل، ${clock}. لا تُحتسب إلا الطلبات بعملة ${currency}. يُقارن اليوم حتى الوقت الحالي.`,
	compared: ({ days, before, at, clock }) => `${days}، مقارنةً بالفترة ${before}. حتى ${at}، ${clock}.`,
	newOrders: ({ count }) =>
		plural(count, {
			one: "طلب جديد واحد",
			two: "طلبان جديدان",
			few: `${count} طلبات جديدة`,
			many: `${count} طلبًا جديدًا`,
			other: `${count} طلب جديد`,
		}),
	returnRequested: ({ order }) => <>{order}: طُلب الإرجاع</>,
	lowVariants: ({ shown }) => `خيارات مخزونها منخفض أو نافد (${shown}):`,
	waiting: ({ count }) => `المنتظرون ${count}`,
	left: ({ count }) => `المتبقي ${count}`,
	viewAll: "عرض الكل",
	viewAllOf: ({ count }) => `عرض الكل (${count})`,
	noOrders: "لا طلبات في هذه الفترة أو السابقة.",
	ordersDay: "الطلبات حسب اليوم",
	do: "المهام",
	nothingToDo: "لا مهام متبقية. لا توجد طلبات أو مرتجعات جديدة، ولا منتج مخزونه منخفض.",
	noSales: "لا مبيعات في هذه الفترة.",
};
