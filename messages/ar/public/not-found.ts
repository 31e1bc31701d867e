import type { Messages } from "#messages/en/index.ts";

export const notFound: Messages["notFound"] = {
	address: {
		title: "عنوان غير صالح",
		text: "عنوان الويب هذا غير صالح. تحقّق منه وحاول مرة أخرى، أو ابدأ من الصفحة الرئيسية.",
	},
	method: {
		title: "الطريقة غير مسموح بها",
		text: "يمكن قراءة صفحات هذا الموقع، ويستقبل بعضها النماذج. لا شيء آخر ممكن.",
	},
};
