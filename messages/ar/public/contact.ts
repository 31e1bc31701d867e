import type { Messages } from "#messages/en/index.ts";

export const contact: Messages["contact"] = {
	enterMessage: "أدخل رسالتك.",
	title: "اتصل بنا",
	description: ({ market }) => `تواصل مع ${market}. نقرأ كل رسالة ونردّ بالبريد الإلكتروني.`,
	thanks: ({ address }) => `شكرًا على رسالتك. سنردّ على ${address}.`,
	lead: "نقرأ كل رسالة ونردّ بالبريد الإلكتروني.",
	name: "اسمك",
	messageHint: "حتى 1,000 حرف. اذكر رقم طلبك أو حجزك إن وُجد.",
	send: "إرسال الرسالة",
	faster: "احصل على المساعدة أسرع",
	track: {
		text: "اطّلع على حالته الحالية وسجله.",
		title: "أين طلبي أو حجزي؟",
		link: "تتبّع طلب أو حجز",
	},
	data: {
		text: "من ملفك الشخصي، أو بالبريد الإلكتروني إذا لم يكن لديك حساب.",
		title: "كيف أنزّل بياناتي أو أحذفها؟",
		link: "احصل على بياناتك أو امحُها",
	},
	partner: {
		text: "نعمل مع الفنادق وشركات النقل والبائعين.",
		title: ({ market }) => `كيف أبيع أو أؤجّر على ${market}؟`,
		link: "كن شريكًا",
	},
};
