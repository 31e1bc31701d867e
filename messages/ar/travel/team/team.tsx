import type { Messages } from "#messages/en/index.ts";

export const team: Messages["team"] = {
	invitations: {
		title: "الدعوات",
		inviter: "أرسلها",
		link: "الرابط",
		expired: ({ date }) => `انتهت صلاحيته ${date}`,
		works: ({ date }) => `يعمل حتى ${date}`,
		sending: "جارٍ الإرسال...",
		withdrawing: "جارٍ السحب...",
		sendAgain: ({ to, email }) => <>إعادة الإرسال{to(` إلى ${email}`)}</>,
		withdraw: ({ rest, email }) => <>سحب{rest(` دعوة ${email}`)}</>,
	},
	email: "البريد الإلكتروني",
	role: "الدور",
	members: {
		title: "الأعضاء",
		member: "العضو",
		since: "منذ",
		actions: ({ name }) => `إجراءات ${name}`,
		changeRole: "تغيير الدور",
		leave: "مغادرة الفريق",
		remove: "إزالة",
		you: ({ name }) => `${name} (أنت)`,
	},
	own: {
		title: "فرقك",
		leave: ({ rest, hotel }) => <>مغادرة الفريق{rest(` في ${hotel}`)}</>,
	},
	title: ({ hotel }) => `فريق ${hotel}`,
	untitled: "فريق فندق",
};
