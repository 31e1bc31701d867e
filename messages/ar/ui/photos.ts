import type { Messages } from "#messages/en/index.ts";

export const photos: Messages["photos"] = {
	add: "إضافة صور",
	photos: "الصور",
	limits: ({ perTime, left }) =>
		`JPEG أو PNG أو WebP أو AVIF، حتى 8 ميغابايت للصورة وحتى ${perTime} في المرة الواحدة. يمكنك إضافة ${left} بعد.`,
	uploading: "جارٍ الرفع...",
	altText: "النص البديل",
	noAltText: "بلا نص بديل",
	describe: ({ example }) => `صِف الصورة لمن لا يستطيع رؤيتها، مثلًا «${example}».`,
	saveDescription: "حفظ الوصف",
	numbered: ({ name, number, count }) => `${name}، الصورة ${number} من ${count}`,
	of: ({ name }) => `صور ${name}`,
	allOf: ({ count }) => `كل الصور (${count})`,
	more: "المزيد من الصور",
	formHint: ({ hint, perTime, max }) =>
		`${hint} JPEG أو PNG أو WebP أو AVIF، حتى 8 ميغابايت للصورة. أضف حتى ${perTime} في المرة الواحدة و${max} إجمالًا.`,
	oneUploaded: "تم رفع صورة واحدة",
	uploaded: ({ count }) => `عدد الصور المرفوعة: ${count}`,
	clear: "ألغِ تحديد المربع لاستبعاد الصورة.",
	photo: "صورة",
	withoutAlt: ({ number }) => `الصورة ${number}، بلا نص بديل`,
	main: "الصورة الرئيسية",
	photoNumber: ({ number }) => `الصورة ${number}`,
	editAlt: "تعديل النص البديل",
	addAlt: "إضافة نص بديل",
	photoNumberAfter: ({ number }) => `الصورة ${number}`,
	moveLeft: "نقل إلى اليسار",
	moveRight: "نقل إلى اليمين",
	backTo: ({ backTo }) => `العودة إلى ${backTo}`,
	previous: "الصورة السابقة",
	next: "الصورة التالية",
};
