import type { Messages } from "#messages/en/index.ts";

export const roomCheckout: Messages["roomCheckout"] = {
	title: "احجز إقامتك",
	bookTitle: "احجز هذه الإقامة",
	requestTitle: "اطلب هذه الإقامة",
	atHotel: "تدفع في الفندق. لن يُخصم منك شيء الآن.",
	busy: "جارٍ الحجز...",
	changes: {
		title: "راجع هذه التغييرات قبل الحجز",
		intro: "تغيّر السعر أو الشروط منذ أن فتحت هذه الصفحة. لم يُحجز شيء بعد.",
		accept: ({ link }) => (
			<>إذا كنت موافقًا على التغييرات، {link("وافق واحجز")}؛ وإلا فاختر غرفة أو تواريخ أخرى.</>
		),
	},
	times: ({ times }) => `${times} بتوقيت الفندق.`,
	change: "تغيير التواريخ أو الضيوف أو الغرفة",
	priceDetails: "تفاصيل السعر",
	guest: {
		title: "بياناتك",
		name: "الاسم",
		nameHint: "الضيف الذي يسجّل الوصول.",
		email: "البريد الإلكتروني",
		emailHint: "نرسل إليه التأكيد ورابط حجزك.",
		phone: "الهاتف",
		phoneHint: "يتصل الفندق بهذا الرقم إذا كان لديه سؤال.",
		requestsTitle: "الطلبات",
		requests: "طلبات خاصة",
		requestsHint: "مثل وصول متأخر أو سرير أطفال أو غرفة هادئة. لا يمكن ضمان تلبية الطلبات. حتى 1,000 حرف.",
		account: "هل لديك حساب؟",
		signIn: "تسجيل الدخول",
	},
	eachNight: "سعر كل ليلة",
	policy: "سياسة الإلغاء",
	houseRules: "قواعد الفندق",
	checkTimes: ({ checkInFrom, checkOutUntil }) =>
		`تسجيل الوصول من ${checkInFrom}، والمغادرة حتى ${checkOutUntil}`,
	agreeTerms: ({ link }) => <>بإجراء الحجز فإنك توافق على سياسة الإلغاء وعلى {link("شروطنا")}.</>,
	book: ({ price }) => `احجز · ${price}`,
	bookAgain: ({ price }) => `احجز مرة أخرى · ${price}`,
	agreeAndBook: ({ price }) => `وافق واحجز · ${price}`,
	request: ({ price }) => `اطلب الحجز · ${price}`,
	requestAgain: ({ price }) => `اطلب مرة أخرى · ${price}`,
	agreeAndRequest: ({ price }) => `وافق واطلب · ${price}`,
	onRequest: ({ hotel, until }) => (
		<>
			يؤكد {hotel} كل طلب حجز بنفسه. الغرفة محجوزة لك مؤقتًا حتى {until} بتوقيت الفندق. إذا لم يردّ الفندق حتى
			ذلك الحين، تنتهي صلاحية طلبك ولا تدفع شيئًا.
		</>
	),
	already: ({ bookings }) => <>سبق أن حجزت هذه الإقامة: {bookings}. إذا تابعت، فستحجزها مرة أخرى.</>,
	night: ({ night, rooms }) => `${night}، ${rooms}`,
	total: ({ nights }) => `المجموع، ${nights}`,
	totalOfRooms: ({ nights, rooms }) => `المجموع، ${nights}، ${rooms}`,
};
