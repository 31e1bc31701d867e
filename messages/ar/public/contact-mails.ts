import type { Messages } from "#messages/en/index.ts";

export const contactMails: Messages["contactMails"] = {
	inboxLink: "فتح في البريد الوارد",
	partner: {
		subject: ({ name }) => `طلب شراكة من ${name}`,
		body: ({ name, market }) => `يريد ${name} الانضمام إلى شبكة شركاء ${market}.`,
		contact: "بيانات الاتصال",
	},
	message: {
		subject: ({ name }) => `رسالة من ${name}`,
		body: ({ name }) => `أرسل ${name} رسالة من صفحة الاتصال. ردّ من البريد الوارد، أو بالرد على هذه الرسالة.`,
	},
	received: {
		subject: "استلمنا رسالتك",
		body: ({ market }) => `شكرًا لتواصلك مع ${market}. استلمنا رسالتك وسنردّ على هذا البريد الإلكتروني.`,
		ignore: "إذا لم تتواصل معنا، فتجاهل هذه الرسالة.",
	},
};
