import type { Messages } from "#messages/en/index.ts";

export const housekeeping: Messages["housekeeping"] = {
	title: "التنظيف",
	intro: "اضغط الزر عندما تجهز الغرفة. تصبح الغرفة غير نظيفة عند تسجيل المغادرة.",
	arrival: "وصول اليوم",
	departure: "مغادرة اليوم",
	inHouse: "مشغولة",
	noFloor: "بلا طابق",
	none: "لا توجد أرقام غرف بعد",
	noneText: "أضف أرقام الغرف إلى كل نوع. ثم تعرض هذه القائمة ما يجب تنظيفه.",
	toClean: "للتنظيف",
	allRooms: "كل الغرف",
	state: { dirty: "غير نظيفة", clean: "نظيفة", inspected: "مفحوصة" },
	inSentence: { dirty: "غير نظيفة", clean: "نظيفة", inspected: "مفحوصة" },
	mark: { dirty: "وضع علامة غير نظيفة", clean: "وضع علامة نظيفة", inspected: "وضع علامة مفحوصة" },
	outUntil: ({ date }) => `خارج الخدمة حتى ${date}`,
	floor: ({ floor }) => `الطابق ${floor}`,
	by: ({ at, by }) => `منذ ${at}، ${by}`,
	since: ({ at }) => `منذ ${at}`,
	done: ({ name, state }) => `الغرفة ${name} الآن ${state}.`,
	late: ({ name, state }) => `غيّر شخص آخر الغرفة ${name} للتو. هي الآن ${state}.`,
};
