import type { Messages } from "#messages/en/index.ts";

export const calendars: Messages["calendars"] = {
	upToDate: ({ name }) => `${name} محدّث.`,
	unreadable: ({ name, fault }) => `تعذّرت قراءة ${name}. ${fault}`,
	title: "تقاويم أخرى",
	tooMany: ({ max }) => `الحد الأقصى للتقاويم المستوردة لكل غرفة ${max}. أزل أحدها أولًا.`,
	added: ({ name }) => `تمت إضافة ${name}. نقرؤه خلال دقيقة، ثم كل 30 دقيقة.`,
	listTitle: "التقاويم المستوردة",
	isBeingRead: ({ name }) => `تجري قراءة ${name} بالفعل.`,
	removed: "تمت إزالة التقويم. التواريخ التي كان يغلقها متاحة من جديد.",
	alreadyRemoved: "أُزيل التقويم من قبل.",
	removeQuestion: ({ name }) => `هل تريد إزالة ${name}؟`,
	removeButton: "إزالة التقويم",
	removing: "جارٍ الإزالة...",
	removeText: "تصبح التواريخ التي يغلقها هذا التقويم متاحة فورًا. لا يتغير التقويم في الموقع الآخر.",
	noneYet:
		"لا توجد تقاويم بعد. إذا كنت تبيع هذه الغرفة في موقع آخر أيضًا، فاستورد تقويمه هنا: تغلق الحجوزات هناك التواريخ هنا.",
	conflicts: "هذه الليالي محجوزة هنا وهناك:",
	conflictsAdvice:
		"الليالي الأخرى لهذه الأحداث مغلقة. لم يُلغَ شيء. قرّر أي ضيف تُبقي حجزه وألغِ الحجز الآخر. إذا ألغيت الحجز هنا، تُغلق لياليه فورًا.",
	warnings: "تعذّرت قراءة هذه الأحداث. تبقى التواريخ التي كانت تغلقها مغلقة:",
	readNow: "القراءة الآن",
	reading: "جارٍ القراءة...",
	remove: "إزالة",
	state: {
		conflict: "حجز مزدوج",
		fault: "تعذّرت قراءته",
		missing: "أحداث ناقصة",
		waiting: "قيد الانتظار",
		skipped: "أحداث متخطاة",
		upToDate: "محدّث",
	},
	imported: ({ name, count }) => `تم استيراد ${name}. عدد الأحداث: ${count}.`,
	importedWithConflicts: ({ name, count, conflicts }) =>
		`تم استيراد ${name}. عدد الأحداث: ${count}، منها ${conflicts} في ليالٍ محجوزة بالفعل. انظر أدناه.`,
	held: ({ count }) => `عدد الأحداث المستوردة التي تغلق تواريخ: ${count}.`,
	lastRead: ({ moment }) => `آخر قراءة ${moment}.`,
	notRead: "لم يُقرأ بعد.",
	nextReading: ({ moment }) => `القراءة التالية ${moment}.`,
	readOnce: "تُقرأ الملفات مرة واحدة.",
	missing: ({ count, since }) =>
		`أحداث ناقصة (${count}) من هذا التقويم منذ ${since}. ربما أرسل الموقع الآخر تقويمًا غير مكتمل، لذا تبقى الليالي مغلقة. تصبح متاحة إذا ظلت الأحداث ناقصة بعد ساعة.`,
	exportFor: ({ name, address, link }) => (
		<>
			أعطِ {name} هذا الرابط: {address}، أو {link("الليالي المحجوزة بالكامل فقط")}. لا يشمل ما جاء من {name}.
		</>
	),
};
