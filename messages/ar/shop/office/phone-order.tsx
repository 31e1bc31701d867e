import type { Messages } from "#messages/en/index.ts";

export const phoneOrder: Messages["phoneOrder"] = {
	alreadyPlaced: "سبق إرسال هذا الطلب.",
	noItems: "أضف منتجًا أولًا.",
	noAccount: "لا يوجد حساب بهذا البريد الإلكتروني، أو أن عنوانه غير مؤكد.",
	fewerInStock: "لا يتوفر كل شيء في المخزون بهذه الكمية. راجع الكميات.",
	full: ({ most }) => `الحد الأقصى للمنتجات المختلفة في الطلب ${most}.`,
	soldOut: ({ what }) => `${what}: نفدت الكمية.`,
	onlyLeft: ({ what, left }) => `${what}: المتبقي في المخزون ${left} فقط.`,
	most: ({ most }) => `الحد الأقصى من كل منتج في الطلب ${most}.`,
	added: ({ what }) => `أُضيف: ${what}.`,
	removed: ({ what }) => `أُزيل: ${what}.`,
	forAccount: ({ name }) => `إضافة الطلب إلى حساب ${name}`,
	tell: ({ link }) => (
		<>
			أبلغ العميل بالمجموع وبأن {link("شروطنا")} سارية قبل إرسال الطلب. يصله التأكيد وطريقة الدفع بالبريد
			الإلكتروني.
		</>
	),
	itemNoLongerOrder: "هذا المنتج لم يعد في الطلب.",
	newOrder: "طلب جديد",
	orderPlacedCustomerGets: "تم إرسال الطلب. يصل التأكيد إلى العميل بالبريد الإلكتروني.",
	customerGetsConfirmation: "يصل إليه التأكيد ومستجدات الطلب.",
	findAccount: "البحث عن حساب",
	looking: "جارٍ البحث...",
	otherwisePlacedGuest: "وإلا يُرسل الطلب كطلب ضيف.",
	placeOrderCustomerSuch: "أرسل طلبًا نيابة عن عميل، مثلًا أثناء مكالمة هاتفية.",
	items: "المنتجات",
};
