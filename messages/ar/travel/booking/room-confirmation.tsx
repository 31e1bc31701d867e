import type { Messages } from "#messages/en/index.ts";

export const roomConfirmation: Messages["roomConfirmation"] = {
	metaTitle: "حجزك",
	number: "رقم حجزك",
	next: "الخطوات التالية",
	status: "الحالة",
	notSent: ({ email }) =>
		`لم نرسل رسالة إلى ${email} لأنه تلقى رسائل كثيرة جدًا في الساعة الأخيرة. احتفظ برقم حجزك.`,
	stay: "إقامتك",
	price: "السعر",
	manage: "إدارة هذا الحجز",
	calendar: "إضافة إلى التقويم",
	receipt: "الإيصال",
	title: {
		unpaid: ({ name }) => `شكرًا لك، ${name}. الغرفة محجوزة لك مؤقتًا إلى أن تدفع.`,
		unconfirmed: ({ name }) => `شكرًا لك، ${name}. أكّد الآن بريدك الإلكتروني.`,
		request: ({ name, hotelName }) => `شكرًا لك، ${name}. وصل طلبك إلى ${hotelName}.`,
		booked: ({ name }) => `شكرًا لك، ${name}. تم حجز إقامتك.`,
	},
	sentEmail: ({ email }) => `أرسلنا رسالة إلى ${email} فيها رابط لهذه الصفحة.`,
	sentConfirmation: ({ email }) => `أرسلنا تأكيدًا إلى ${email} فيه رابط لهذه الصفحة.`,
	track: ({ link }) => (
		<>
			اعرضه أو غيّره أو ألغِه في أي وقت من صفحة {link("تتبّع الطلب")} برقم الحجز وبريدك الإلكتروني أو رقم هاتفك.
		</>
	),
	contact: ({ hotel, address, email, phone }) => (
		<>
			{hotel}، {address}. هل لديك أسئلة؟ تواصل مع الفندق: {email}، {phone}.
		</>
	),
	ended: {
		checked_in: ({ hotel }) => `إقامتك في ${hotel}: تم تسجيل الوصول`,
		checked_out: ({ hotel }) => `إقامتك في ${hotel}: تم تسجيل المغادرة`,
		cancelled: ({ hotel }) => `إقامتك في ${hotel}: ملغاة`,
		rejected: ({ hotel }) => `إقامتك في ${hotel}: مرفوضة`,
		expired: ({ hotel }) => `إقامتك في ${hotel}: منتهية الصلاحية`,
		no_show: ({ hotel }) => `إقامتك في ${hotel}: عدم حضور`,
	},
};
