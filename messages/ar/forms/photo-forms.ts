import type { Messages } from "#messages/en/index.ts";

export const photoForms: Messages["photoForms"] = {
	onePhotoAdded: "أُضيفت صورة واحدة.",
	photosAdded: ({ count }) => `عدد الصور المضافة: ${count}.`,
	tooManyToday: {
		hotelByAccount: ({ wait }) =>
			`أضفت فنادق كثيرة جدًا اليوم. يمكنك المحاولة مرة أخرى لاحقًا. مدة الانتظار: ${wait}.`,
		roomByAccount: ({ wait }) =>
			`أضفت غرفًا كثيرة جدًا اليوم. يمكنك المحاولة مرة أخرى لاحقًا. مدة الانتظار: ${wait}.`,
	},
	gone: "بعض الصور التي أرسلتها سابقًا لم تعد محفوظة. اخترها مرة أخرى.",
	notKept: "اختر الصور مرة أخرى. لا تتوفر مساحة لحفظها الآن.",
	chooseSome: "اختر صورة واحدة أو أكثر.",
	notAdded: ({ text }) => `${text} لم تُضف:`,
	overLimit: {
		product: ({ count, max }) => `لم تُضف ${count}: الحد الأقصى لصور المنتج ${max}. أزل بعضها أولًا.`,
		hotel: ({ count, max }) => `لم تُضف ${count}: الحد الأقصى لصور الفندق ${max}. أزل بعضها أولًا.`,
		room: ({ count, max }) => `لم تُضف ${count}: الحد الأقصى لصور الغرفة ${max}. أزل بعضها أولًا.`,
	},
	alreadyThere: {
		product: "هذه الصور موجودة في المنتج بالفعل.",
		hotel: "هذه الصور موجودة في الفندق بالفعل.",
		room: "هذه الصور موجودة في الغرفة بالفعل.",
	},
};
