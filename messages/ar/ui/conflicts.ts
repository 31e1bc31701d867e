import type { Messages } from "#messages/en/index.ts";

const toStatus = (to: string | undefined) => (to === undefined ? "" : ` إلى ${to}`);

export const conflicts: Messages["conflicts"] = {
	things: {
		account: "هذا الحساب",
		booking: "هذا الحجز",
		category: "هذه الفئة",
		"delivery method": "طريقة التوصيل هذه",
		discount: "هذا الخصم",
		driver: "هذا السائق",
		extra: "هذه الإضافة",
		hotel: "هذا الفندق",
		market: "هذا السوق",
		order: "هذا الطلب",
		parcel: "هذا الطرد",
		product: "هذا المنتج",
		rate: "هذا السعر",
		offer: "هذا العرض",
		"rate card": "قائمة الأسعار هذه",
		"reply template": "قالب الرد هذا",
		return: "هذا المرتجع",
		room: "هذه الغرفة",
		seller: "هذا البائع",
		statement: "هذا الكشف",
		"tax class": "فئة الضريبة هذه",
		"tax rate": "نسبة الضريبة هذه",
		translation: "هذه الترجمة",
		vehicle: "هذه المركبة",
		zone: "هذه المنطقة",
	},
	own: ({ thing, to }) => `غيّرت ${thing}${toStatus(to)} في علامة تبويب أخرى`,
	byOther: ({ thing, by, to }) =>
		`أجرى ${by} تغييرًا على ${thing}${to === undefined ? "" : ` (الحالة الجديدة: ${to})`}`,
	byUnknown: ({ thing, to }) => `تم تغيير ${thing}${toStatus(to)}`,
	sentence: ({ change, when }) => (when ? `${change} (${when}).` : `${change}.`),
	whileEditing: ({ change, when }) =>
		`${change} أثناء التعديل${when ? ` (${when})` : ""}. تغييراتك لا تزال هنا. راجع الفروق، ثم احفظ مرة أخرى للإبقاء على تغييراتك.`,
};
