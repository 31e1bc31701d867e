import type { Messages } from "#messages/en/index.ts";

export const pageTitles: Messages["pageTitles"] = {
	noConnection: "لا يوجد اتصال",
	wrong: "حدث خطأ ما",
	notFound: "الصفحة غير موجودة",
	unavailable: "حاول مرة أخرى بعد لحظات",
	denied: "الوصول مرفوض",
};
