import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const reviewChecks: Messages["reviewChecks"] = {
	title: "الفحوص",
	nothing: "لا شيء ناقص",
	allThere: "الصور والغرف والأسعار والعنوان والمالك وبيانات البائع كلها موجودة.",
	waiting: "بانتظار الموافقة",
	missing: "لا يزال ناقصًا",
	waitingText: "نراجع الفندق ونراسلك. لا يمكن للضيوف العثور عليه قبل الموافقة.",
	beforeReview: "قبل أن نراجعه:",
	beforeSubmit: "قبل أن ترسله:",
	problem: "مشكلة: ",
	warning: "تحذير: ",
	problems: ({ count }) =>
		plural(count, { one: "مشكلة واحدة", two: "مشكلتان", few: `${count} مشكلات`, other: `${count} مشكلة` }),
	warnings: ({ count }) =>
		plural(count, {
			one: "تحذير واحد",
			two: "تحذيران",
			few: `${count} تحذيرات`,
			other: `${count} تحذيرًا`,
		}),
};
