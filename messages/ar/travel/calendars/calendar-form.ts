import type { Messages } from "#messages/en/index.ts";

export const calendarForm: Messages["calendarForm"] = {
	openAgain: "افتح الصفحة مرة أخرى وأرسل النموذج منها.",
	enterName: "أدخل اسمًا للتقويم.",
	aName: "الاسم",
	tooLong: "يجب ألا يزيد العنوان على 1,000 حرف.",
	enterAddress: "أدخل عنوان التقويم، أو اختر ملفًا.",
	either: "استخدم عنوانًا أو ملفًا، وليس كليهما.",
	title: "استيراد تقويم",
	name: "الاسم",
	nameHint: "مثل الموقع الذي يأتي منه.",
	address: "عنوان التقويم",
	addressHint: "رابط iCal من الموقع الآخر. نقرؤه كل 30 دقيقة.",
	file: "ملف التقويم",
	fileHint: "بدلًا من العنوان: ملف ‎.ics حتى 2 ميغابايت، يُقرأ مرة واحدة.",
	freeHint: "يضع Google وApple علامة «متاح» على أحداث اليوم الكامل ما لم تغيّر ذلك.",
	button: "استيراد التقويم",
	busy: "جارٍ الاستيراد...",
};
