import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productList: Messages["productList"] = {
	stockFilters: {
		low: "مخزون منخفض",
		out: "نفدت الكمية",
	},
	views: {
		active: "نشط",
		draft: "مسودة",
		archived: "مؤرشف",
	},
	selectFirst: "حدّد منتجًا واحدًا على الأقل أولًا",
	activate: {
		verb: "تنشيط",
		busy: "جارٍ التنشيط...",
		effect: ({ count }) =>
			plural(count, {
				one: "يمكن للعملاء العثور عليه وشراؤه من المتجر.",
				other: "يمكن للعملاء العثور عليها وشراؤها من المتجر.",
			}),
		question: ({ what }) => `هل تريد تنشيط ${what}؟`,
		done: ({ count }) => `تم تنشيط ${count}.`,
		doneInPart: ({ count, already }) => `تم تنشيط ${count}، وكان ${already} نشطًا من قبل.`,
	},
	setDraft: {
		verb: "تحويل إلى مسودة",
		busy: "جارٍ الحفظ...",
		effect: ({ count }) =>
			plural(count, {
				one: "لا يمكن للعملاء رؤيته إلى أن تنشّطه.",
				other: "لا يمكن للعملاء رؤيتها إلى أن تنشّطها.",
			}),
		question: ({ what }) => `هل تريد تحويل ${what} إلى مسودة؟`,
		done: ({ count }) => `تم تحويل ${count} إلى مسودة.`,
		doneInPart: ({ count, already }) => `تم تحويل ${count} إلى مسودة، وكان ${already} مسودة من قبل.`,
	},
	archive: {
		verb: "أرشفة",
		busy: "جارٍ الأرشفة...",
		effect: ({ count }) =>
			plural(count, {
				one: "لا يمكن للعملاء رؤيته أو شراؤه. تبقى الطلبات والمخزون والصور، ويمكنك تنشيطه من جديد في أي وقت.",
				other:
					"لا يمكن للعملاء رؤيتها أو شراؤها. تبقى الطلبات والمخزون والصور، ويمكنك تنشيطها من جديد في أي وقت.",
			}),
		question: ({ what }) => `هل تريد أرشفة ${what}؟`,
		done: ({ count }) => `تمت أرشفة ${count}.`,
		doneInPart: ({ count, already }) => `تمت أرشفة ${count}، وكان ${already} مؤرشفًا من قبل.`,
	},
	select: ({ product }) => `تحديد ${product}`,
	low: "منخفض",
	lowVariants: ({ count }) => `المنخفض ${count}`,
	actions: ({ product }) => `إجراءات ${product}`,
	inVariants: ({ stock, count }) => (
		<>
			{stock} (الخيارات: {count})
		</>
	),
	notTracked: "غير متابَع",
	notTrackedIn: ({ count }) => `غير متابَع (الخيارات: ${count})`,
	activateMenu: "تنشيط…",
	setDraftMenu: "تحويل إلى مسودة…",
	archiveMenu: "أرشفة…",
	products: "المنتجات",
	bulkActions: "إجراءات جماعية",
	selected: "للمحدد:",
	noMatchText: "جرّب كلمات بحث أو فلاتر أخرى.",
	noProductsMatch: "لا توجد منتجات مطابقة",
	showAllProducts: "عرض كل المنتجات",
	emptyText: "أضف منتجك الأول، أو استورد المنتجات من ملف CSV.",
	noProductsYet: "لا توجد منتجات بعد",
	changeProductStatus: "تغيير حالة المنتجات",
	chooseStatus: "اختر حالة",
	goBack: "رجوع",
	nothingChanged: "لم يتغيّر شيء.",
	allProducts: "كل المنتجات",
	stock: "المخزون",
	anyStock: "أي مخزون",
	titleVendorTagSku: "العنوان، المورّد، الوسم، SKU…",
	product: "المنتج",
	sold: "المبيع",
	outStock: "نفدت الكمية",
	duplicate: "تكرار",
};
