import type { Messages } from "#messages/en/index.ts";

export const settings: Messages["settings"] = {
	active: "مفعّل",
	off: "متوقف",
};

export const settingKinds: Messages["settingKinds"] = {
	category: {
		add: "إضافة فئة",
		save: "حفظ الفئة",
		all: "كل الفئات",
		none: "لا توجد فئات بعد",
		plural: "الفئات",
	},
	"delivery method": {
		add: "إضافة طريقة توصيل",
		save: "حفظ طريقة التوصيل",
		all: "كل طرق التوصيل",
		none: "لا توجد طرق توصيل بعد",
		plural: "طرق التوصيل",
	},
	"tax class": {
		add: "إضافة فئة ضريبة",
		save: "حفظ فئة الضريبة",
		all: "كل الضرائب",
		none: "لا توجد فئات ضريبة بعد",
		plural: "فئات الضريبة",
	},
	"tax rate": {
		add: "إضافة نسبة ضريبة",
		save: "حفظ نسبة الضريبة",
		all: "كل نسب الضرائب",
		none: "لا توجد نسب ضرائب بعد",
		plural: "نسب الضرائب",
	},
	discount: {
		add: "إضافة خصم",
		save: "حفظ الخصم",
		all: "كل الخصومات",
		none: "لا توجد خصومات بعد",
		plural: "الخصومات",
	},
	vehicle: {
		add: "إضافة مركبة",
		save: "حفظ المركبة",
		all: "كل المركبات",
		none: "لا توجد مركبات بعد",
		plural: "المركبات",
	},
	driver: {
		add: "إضافة سائق",
		save: "حفظ السائق",
		all: "كل السائقين",
		none: "لا يوجد سائقون بعد",
		plural: "السائقون",
	},
	zone: {
		add: "إضافة منطقة",
		save: "حفظ المنطقة",
		all: "كل المناطق",
		none: "لا توجد مناطق بعد",
		plural: "المناطق",
	},
	"reply template": {
		add: "إضافة قالب رد",
		save: "حفظ قالب الرد",
		all: "كل قوالب الردود",
		none: "لا توجد قوالب ردود بعد",
		plural: "قوالب الردود",
	},
	"rate card": {
		add: "إضافة قائمة أسعار",
		save: "حفظ قائمة الأسعار",
		all: "كل قوائم الأسعار",
		none: "لا توجد قوائم أسعار بعد",
		plural: "قوائم الأسعار",
	},
};
