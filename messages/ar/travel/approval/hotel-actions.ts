import type { Messages } from "#messages/en/index.ts";

export const hotelActions: Messages["hotelActions"] = {
	"hotel created": "تمت الإضافة",
	hotel: "تغيّرت التفاصيل",
	"hotel identity": "تغيّر الاسم أو المكان",
	"hotel checked": "تمت الموافقة على التغييرات",
	"hotel status": "تغيّرت الحالة",
	"hotel owner": "تغيّر المالك",
	"hotel archived": "تمت الأرشفة",
	"hotel restored": "تمت الاستعادة",
	"hotel deleted": "تم الحذف",
	"room deleted": "حُذفت غرفة",
	"hotel photos": "تغيّرت الصور",
	translation: "تغيّرت الترجمة",
	"room order": "تغيّر ترتيب الغرف",
	"rate plan": "تغيير سعر",
	"member invited": "دُعي زميل",
	"invitation withdrawn": "سُحبت دعوة",
	"member joined": "انضم زميل",
	"member role": "تغيّر دور زميل",
	"member removed": "أُزيل زميل",
	"member left": "غادر زميل",
};
