import type { Messages } from "#messages/en/index.ts";

export const productEdit: Messages["productEdit"] = {
	refusals: {
		not_draft: "يمكن حذف المسودات فقط. أرشف المنتج لإخفائه عن العملاء.",
		sold: "لهذا المنتج طلبات. أرشفه بدلًا من ذلك.",
	},
	undeletable: ({ product }) => `لا يمكن حذف ${product}`,
	deleteQuestion: ({ product }) => `هل تريد حذف ${product}؟`,
	deleteText: "يؤدي ذلك أيضًا إلى حذف صوره وسجل مخزونه ولا يمكن التراجع عنه.",
	duplicateQuestion: ({ product }) => `هل تريد تكرار ${product}؟`,
	duplicateText: "النسخة مسودة لها التفاصيل والأسعار والصور نفسها، لكن بلا مخزون أو SKU أو باركود.",
	all: "كل المنتجات",
	viewInShop: "عرض في المتجر",
	pages: {
		details: "التفاصيل",
		variants: "الأسعار والخيارات",
		photos: "الصور",
		stock: "المخزون",
	},
	deleteProduct: "حذف المنتج",
	reload: "أعد تحميل الصفحة وحاول مرة أخرى.",
	productDeleted: "تم حذف المنتج.",
	goBack: "رجوع",
	duplicateProduct: "تكرار المنتج",
	duplicated: "تم تكرار المنتج. هذه النسخة مسودة بلا مخزون أو SKU.",
	copying: "جارٍ النسخ...",
	product: "هذا المنتج",
};
