import type { Messages } from "#messages/en/index.ts";

export const reviewFindings: Messages["reviewFindings"] = {
	noRooms: { text: "لا غرف: لا يجد الضيوف ما يحجزونه.", toDo: "أضف غرفة." },
	noNights: {
		text: ({ room }) => `لا ليالي معروضة للبيع لـ ${room} بعد.`,
		toDo: ({ room }) => `اعرض ليالي ${room} للبيع.`,
	},
	closed: {
		text: ({ room }) => `${room} مغلقة في كل الليالي الثلاثين القادمة.`,
		toDo: ({ room }) => `افتح بعض الليالي الثلاثين القادمة لـ ${room}.`,
	},
	noPrice: {
		text: ({ room }) => `لا سعر لـ ${room} في الليالي الثلاثين القادمة.`,
		toDo: ({ room }) => `حدّد سعر ${room}.`,
	},
	free: {
		text: ({ room }) => `${room} مجانية في بعض الليالي الثلاثين القادمة.`,
		toDo: ({ room }) => `حدّد سعر ${room} لكل ليلة من الليالي الثلاثين القادمة.`,
	},
	noArrival: {
		text: ({ room }) => `لا يُسمح بالوصول إلى ${room} في الليالي الثلاثين القادمة.`,
		toDo: ({ room }) => `اسمح بالوصول إلى ${room} في بعض الليالي الثلاثين القادمة.`,
	},
	longStays: {
		text: ({ room, maxNights }) =>
			`تشترط ${room} إقامة أطول من الحد الأقصى الذي تسمح به، وعدد لياليه ${maxNights}.`,
		toDo: ({ room, maxNights }) =>
			`خفّض الحد الأدنى للإقامة في ${room}: الحد الأقصى لعدد الليالي ${maxNights}.`,
	},
	full: {
		text: ({ room }) => `${room} محجوزة بالكامل في كل الليالي الثلاثين القادمة.`,
		toDo: ({ room }) => `راجع تقويم ${room}: هي محجوزة بالكامل في كل الليالي الثلاثين القادمة.`,
	},
	noPhotos: { text: "لا صور للفندق.", toDo: "أضف صورًا للفندق." },
	fewPhotos: {
		one: "للفندق صورة واحدة فقط.",
		two: "للفندق صورتان فقط.",
		toDo: ({ min }) => `أضف صورًا أخرى للفندق: ${min} على الأقل.`,
	},
	bareRooms: {
		text: ({ rooms }) => `لا صورة لـ ${rooms}.`,
		toDo: ({ rooms }) => `أضف صورة لـ ${rooms}.`,
	},
	shortText: {
		text: ({ count }) => `الوصف قصير: عدد أحرفه ${count}.`,
		toDo: ({ min }) => `اكتب وصفًا أطول: لا يقل عدد أحرفه عن ${min}.`,
	},
	noOwner: { text: "لا مالك للفندق.", toDo: "تواصل معنا: لا مالك للفندق." },
	suspendedOwner: { text: "حساب المالك موقوف.", toDo: "تواصل معنا: حسابك موقوف." },
	unconfirmedOwner: {
		text: "لم يؤكد المالك بريده الإلكتروني.",
		toDo: "أكّد بريدك الإلكتروني.",
	},
	noSeller: {
		text: "لا بيانات للبائع: لا يحصل ضيوفه على فواتير.",
		toDo: "أدخل بيانات البائع ليحصل الضيوف على فواتير.",
	},
	calendar: {
		text: ({ name, room }) =>
			`تعذّرت قراءة التقويم ${name} لـ ${room}، لذا قد تكون ليالٍ محجوزة في مكان آخر معروضة للبيع هنا.`,
		toDo: ({ name, room }) => `راجع عنوان التقويم ${name} لـ ${room}: تعذّرت قراءته.`,
	},
	otherRooms: ({ count }) => `غرف أخرى (${count})`,
	rooms: ({ names, last }) => `${names} و${last}`,
	incompleteAddress: {
		text: ({ parts }) => `العنوان غير مكتمل. ينقصه: ${parts.join("، ")}.`,
		toDo: ({ parts }) => `أكمل العنوان. أدخل: ${parts.join("، ")}.`,
	},
	street: "الشارع",
	city: "المدينة أو البلدة",
};
