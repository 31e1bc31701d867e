import type { Messages } from "#messages/en/index.ts";

export const moveHome: Messages["moveHome"] = {
	booked: {
		meta: "تم الحجز بنجاح",
		track: "تتبّع هذا الحجز",
		success: "تم الحجز بنجاح! وصلنا طلبك.",
		number: "رقم حجزك",
		price: ({ price }) => <>السعر: {price}</>,
		payDeposit: ({ amount, until }) => `ادفع العربون ${amount} قبل ${until}، وإلا تُلغى عملية النقل.`,
		when: ({ date, time }) =>
			`موعد النقل ${date} الساعة ${time}. احتفظ بهذا الرقم: تحتاج إليه مع رقم هاتفك أو بريدك الإلكتروني لتتبّع الحجز.`,
	},
	meta: "احجز مركبة نقل",
	description: "احجز شاحنة أو شاحنة صغيرة مع سائق لنقل أثاثك. اختر اليوم والوقت. لا حاجة إلى حساب.",
	noReviews: "لا توجد تقييمات بعد. يمكنك كتابة تقييم بعد عملية النقل.",
	failed: ({ reason }) => `تعذّر تحميل الحجوزات: ${reason}`,
	form: "احجز مركبة النقل",
	title: "انقل منزلك بحجز واحد",
	intro: "شاحنة أو شاحنة صغيرة مع سائق أمام بابك في اليوم والوقت اللذين تختارهما. لا حاجة إلى حساب.",
	start: "ابدأ الآن",
	next: {
		title: "الخطوات التالية",
		number: "تحصل على رقم حجز فورًا.",
		track: ({ link }) => <>{link("تتبّع حجزك")} برقمه ورقم هاتفك أو بريدك الإلكتروني.</>,
		confirm: "نراجع طلبك ونؤكده.",
	},
	services: {
		truck: {
			name: "حجز شاحنة",
			description: "شاحنة مغلقة مع سائق، لشقة أو منزل كامل.",
		},
		loader: {
			name: "شاحنة صغيرة",
			description: "شاحنة صغيرة مكشوفة لأريكة أو ثلاجة أو غرفة واحدة.",
		},
		packing: {
			name: "المساعدة في التغليف",
			description: "اطلب صناديق وأغطية عندما نتصل بك. يحضرها السائق.",
		},
		title: "خدماتنا",
	},
	own: {
		title: "حجوزاتك",
		when: ({ vehicle, date, time }) => `${vehicle}، ${date} الساعة ${time}`,
		addresses: ({ from, to }) => `من ${from} إلى ${to}`,
		pay: ({ amount }) => `ادفع ${amount} الآن`,
	},
};
