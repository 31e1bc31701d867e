import type { Messages } from "#messages/en/index.ts";

export const roomErrors: Messages["roomErrors"] = {
	tooManyAdults: ({ sleeps }) => `سعة الغرفة ${sleeps}. يجب ألا يزيد عدد البالغين على ${sleeps}.`,
	tooManyGuests: ({ sleeps }) => `سعة الغرفة ${sleeps}. يجب ألا يزيد عدد الضيوف على ${sleeps}.`,
	maxBelowMin: "يجب ألا يقل الحد الأقصى للإقامة عن حدها الأدنى.",
	name: "أدخل اسم الغرفة.",
	aName: "الاسم",
	aDescription: "الوصف",
	quantity: "أدخل عدد الغرف من هذا النوع.",
	beds: "أدخل الأسرّة، مثل سرير مزدوج واحد.",
	theBeds: "الأسرّة",
	sleeps: "أدخل عدد الضيوف الذين تتسع لهم الغرفة.",
	maxAdults: "أدخل الحد الأقصى للبالغين.",
	guestsIncluded: "أدخل عدد الضيوف المشمولين بالسعر.",
	aPrice: "السعر",
	price: "أدخل السعر لليلة. يمكن أن يكون 0.",
	aWeekendPrice: "سعر عطلة نهاية الأسبوع",
	extraGuestPrice: "سعر الضيف الإضافي",
	minNights: "أدخل الحد الأدنى للإقامة، ليلة واحدة أو أكثر.",
	maxNights: "أدخل الحد الأقصى للإقامة، حتى 90 ليلة.",
	size: "أدخل المساحة بالمتر المربع عددًا صحيحًا، مثل 24.",
	quantityRange: ({ min, max }) => `عدد الغرف من ${min} إلى ${max}.`,
	guestsRange: ({ min, max }) => `عدد الضيوف من ${min} إلى ${max}.`,
	adultsRange: ({ min, max }) => `عدد البالغين من ${min} إلى ${max}.`,
	minNightsRange: ({ min, max }) => `الحد الأدنى للإقامة من ${min} إلى ${max} ليلة.`,
	maxNightsRange: ({ min, max }) => `الحد الأقصى للإقامة من ${min} إلى ${max} ليلة.`,
	tooFewRooms: ({ nights, least }) =>
		`عدد الغرف المحجوزة أو المغلقة في ${nights} أكبر من ذلك. أدخل ${least} على الأقل، أو أخلِ تلك الليالي أولًا.`,
	tooFewRoomsMore: ({ nights, count, least }) =>
		`عدد الغرف المحجوزة أو المغلقة في ${nights} وفي ليالٍ أخرى (${count}) أكبر من ذلك. أدخل ${least} على الأقل، أو أخلِ تلك الليالي أولًا.`,
};
