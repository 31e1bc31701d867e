import type { Messages } from "#messages/en/index.ts";

export const savedHotels: Messages["savedHotels"] = {
	notSaved: "هذا الفندق لم يعد في قائمة أمنياتك.",
	removed: ({ name }) => `أُزيل من قائمة أمنياتك: ${name}.`,
	undo: "تراجع",
	saved: ({ name }) => `حُفظ في قائمة أمنياتك: ${name}.`,
	goneTitle: "هذا الفندق لم يعد متاحًا",
	goneText: "لم يُحفظ شيء. اختر فندقًا آخر من صفحة السفر.",
	removeHotel: ({ hotel }) => `إزالة من قائمة الأمنيات: ${hotel}`,
	saveHotel: ({ hotel }) => `حفظ: ${hotel}`,
	isSaved: ({ rest }) => <>محفوظ{rest(" (إزالة من قائمة الأمنيات)")}</>,
	save: "حفظ",
	noLonger: "لم يعد متاحًا",
	chooseDates: ({ rest, hotel }) => <>اختر التواريخ{rest(` في ${hotel}`)}</>,
	remove: ({ rest, hotel }) => <>إزالة{rest(` ${hotel}`)}</>,
	removing: "جارٍ الإزالة...",
};
