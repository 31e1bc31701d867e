import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const conversationMails: Messages["conversationMails"] = {
	toCustomer: {
		link: "القراءة والرد",
		after: "للرد، استخدم الرابط. لا تُضاف الردود على هذه الرسالة إلى المحادثة.",
		subject: {
			contact: ({ from }) => `ردّ ${from} على رسالتك`,
			partner: ({ from }) => `ردّ ${from} على طلب الشراكة`,
			order: ({ from, number }) => `كتب ${from} بشأن طلبك ${number}`,
			stay: ({ from, number }) => `كتب ${from} بشأن إقامتك ${number}`,
			move: ({ from, number }) => `كتب ${from} بشأن عملية النقل ${number}`,
		},
		body: {
			contact: ({ from }) => `أرسل إليك ${from} رسالة بشأن رسالتك.`,
			partner: ({ from }) => `أرسل إليك ${from} رسالة بشأن طلب الشراكة.`,
			order: ({ from, number }) => `أرسل إليك ${from} رسالة بشأن طلبك ${number}.`,
			stay: ({ from, number }) => `أرسل إليك ${from} رسالة بشأن إقامتك ${number}.`,
			move: ({ from, number }) => `أرسل إليك ${from} رسالة بشأن عملية النقل ${number}.`,
		},
	},
	toDesk: {
		link: "فتح في البريد الوارد",
		subject: {
			contact: ({ from }) => `كتب ${from} بشأن رسالة من صفحة الاتصال`,
			partner: ({ from }) => `كتب ${from} بشأن طلب شراكة`,
			order: ({ from, number }) => `كتب ${from} بشأن الطلب ${number}`,
			stay: ({ from, number }) => `كتب ${from} بشأن الإقامة ${number}`,
			move: ({ from, number }) => `كتب ${from} بشأن عملية النقل ${number}`,
		},
		body: {
			contact: ({ from }) => `أرسل ${from} رسالة بشأن رسالة من صفحة الاتصال.`,
			partner: ({ from }) => `أرسل ${from} رسالة بشأن طلب شراكة.`,
			order: ({ from, number }) => `أرسل ${from} رسالة بشأن الطلب ${number}.`,
			stay: ({ from, number }) => `أرسل ${from} رسالة بشأن الإقامة ${number}.`,
			move: ({ from, number }) => `أرسل ${from} رسالة بشأن عملية النقل ${number}.`,
		},
	},
	invitation: {
		subject: ({ market }) => `أهلًا بك في شبكة شركاء ${market}`,
		accepted: ({ market }) => `قبلنا طلبك الانضمام إلى شبكة شركاء ${market}.`,
		body: "افتح حساب فندق بهذا البريد الإلكتروني. يمكنك بعد ذلك عرض فندقك وغرفه. نراجعه قبل أن يتمكن الضيوف من حجزه.",
		link: "فتح حساب فندق",
		once: ({ days }) => `يمكنك استخدام الرابط مرة واحدة خلال ${days} يومًا.`,
		ignore: "إذا لم ترسل طلبًا، فتجاهل هذه الرسالة.",
	},
	photos: ({ count }) =>
		plural(count, {
			one: "تتضمن صورة واحدة.",
			two: "تتضمن صورتين.",
			few: `تتضمن ${count} صور.`,
			other: `تتضمن ${count} صورة.`,
		}),
};
