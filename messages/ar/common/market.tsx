import type { Messages } from "#messages/en/index.ts";

export const market: Messages["market"] = {
	name: "اسم السوق",
	nameHint: "يراه الزوار في كل صفحة وفي رسائل البريد وفي تطبيق المصادقة.",
	currency: "العملة",
	countryHint: "لأرقام الهواتف والعناوين التي بلا بلد، ولمقاس ورق الفواتير.",
	setBy: ({ variable }) => <>تم ضبطه باسم {variable} في بيئة الخادم. أزله من هناك لتغييره هنا.</>,
	timeZone: "المنطقة الزمنية",
	timeZoneHint: "توقيت عمليات النقل والقوائم وتواريخ الفواتير.",
};
