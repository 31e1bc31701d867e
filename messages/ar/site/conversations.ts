import type { Messages } from "#messages/en/index.ts";

export const conversations: Messages["conversations"] = {
	kinds: {
		order: "طلب",
		stay: "إقامة",
		move: "عملية نقل",
		contact: "رسالة من صفحة الاتصال",
		partner: "طلب شراكة",
	},
	enterMessage: "أدخل رسالتك.",
	chooseAction: "اختر إرسال الرسالة أو إضافة ملاحظة.",
	theHotel: "الفندق",
	you: "أنت",
	tooManyPhotos: ({ max }) => `الحد الأقصى للصور في الرسالة ${max}. أزل بعضها.`,
	noteTooEarly: "أرسل الرسالة الأولى قبل إضافة ملاحظة.",
	chooseTemplate: "اختر قالبًا.",
	wait: ({ time }) => `أرسلت رسائل كثيرة. يمكنك المحاولة مرة أخرى لاحقًا. مدة الانتظار: ${time}.`,
	export: {
		message: "رسالة",
		picture: ({ number, time }) => `الصورة ${number} من رسالة ${time}`,
	},
	backToMessages: "العودة إلى رسائلك",
	linkGone: {
		title: "لم يعد هذا الرابط يعمل",
		text: "حُذفت المحادثة. راسلنا من صفحة الاتصال.",
	},
	refresh: "التحقق من وجود رسائل جديدة",
	earlier: "عرض الرسائل السابقة",
	caption: "الرسائل",
	note: "ملاحظة",
	latest: "عرض أحدث الرسائل",
	attachment: ({ number, count }) => `المرفق ${number} من ${count}`,
	messages: "الرسائل",
	template: {
		label: "قالب الرد",
		choose: "اختر قالبًا",
		insert: "إدراج",
	},
	morePhotos: "صور أخرى",
	photos: "الصور",
	photosHint: ({ max }) =>
		`حتى ${max}: JPEG أو PNG أو WebP أو AVIF، حتى 8 ميغابايت للصورة. لا يراها إلا المشاركون في هذه المحادثة.`,
	send: "إرسال الرسالة",
	addNote: "إضافة ملاحظة",
	notesAreInternal: "لا يرى الملاحظات إلا فريقك.",
	newMessages: ({ count }) => `(${count} جديدة)`,
	about: {
		order: ({ number }) => `بشأن الطلب ${number}`,
		stay: ({ number }) => `بشأن الإقامة ${number}`,
		move: ({ number }) => `بشأن عملية النقل ${number}`,
	},
	backTo: { order: "العودة إلى طلبك", stay: "العودة إلى إقامتك", move: "العودة إلى عملية النقل" },
};
