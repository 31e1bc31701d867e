import type { Messages } from "#messages/en/index.ts";

export const hotelReview: Messages["hotelReview"] = {
	submitted: ({ since, age }) => `أُرسل ${since} · مدة الانتظار: ${age}`,
	hotel: "الفندق",
	email: "البريد الإلكتروني",
	none: "لا يوجد",
	phone: "الهاتف",
	address: "العنوان",
	place: "الموقع على الخريطة",
	timeZone: "المنطقة الزمنية",
	stars: "النجوم",
	bookings: "الحجوزات الحالية",
	added: "تاريخ الإضافة",
	history: "السجل",
	preview: "ما يراه الضيوف",
	noPhotos: "لا صور للفندق.",
	rooms: "الغرف والأسعار",
	roomsIntro: "هذه الأسعار الكاملة التي يدفعها الضيوف. لا يُضاف إليها إلا سعر الضيوف الإضافيين.",
	noRoomsText: "لم يضف المالك أي غرف، لذا لا يجد الضيوف ما يحجزونه.",
	noRooms: "لا توجد غرف بعد",
	owner: {
		title: "المالك",
		nobody: "لا مالك للفندق؛ يديره المسؤولون (Admin).",
		more: ({ more }) => `و${more} غيرها`,
		name: "الاسم",
		suspended: "موقوف",
		since: "الحساب منذ",
		others: "فنادق أخرى",
		confirmed: ({ email }) => <>{email} (مؤكد)</>,
		unconfirmed: ({ email }) => <>{email} (غير مؤكد)</>,
	},
	seller: {
		title: "بيانات البائع",
		none: "لا توجد بعد. يدخلها المالك قبل أول فاتورة.",
		taxNumber: "الرقم الضريبي",
	},
	calendars: {
		title: "التقاويم المستوردة",
		none: "لا توجد: الليالي المحجوزة في مواقع أخرى غير مغلقة هنا.",
		failed: ({ fault }) => `فشل: ${fault}`,
		read: ({ moment }) => `آخر قراءة ${moment}.`,
		notRead: "لم يُقرأ بعد.",
		of: ({ name, rest, room }) => (
			<>
				{name} {rest(`لـ ${room}`)}
			</>
		),
	},
	viewPublic: "عرض الصفحة العامة",
	decision: "قرارك",
	decisionText: ({ hotel }) =>
		`وافق لنشر ${hotel}. ارفض ليبقى مخفيًا: يصل السبب إلى المالك بالبريد الإلكتروني ويمكنه طلب الموافقة مرة أخرى.`,
	metaTitle: ({ hotel }) => `${hotel} – كل الفنادق`,
	untitled: "فندق – كل الفنادق",
};
