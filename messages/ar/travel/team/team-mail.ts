import type { Messages } from "#messages/en/index.ts";

export const teamMail: Messages["teamMail"] = {
	invitation: {
		subject: ({ hotel }) => `انضم إلى فريق ${hotel}`,
		text: ({ inviter, hotel, market }) => `يدعوك ${inviter} إلى العمل لدى ${hotel} على ${market}.`,
		role: ({ role, may }) => `دورك: ${role}. ${may}`,
		works: "يمكنك استخدام الرابط مرة واحدة خلال 7 أيام. إذا كنت لا تعرف الفندق، فتجاهل هذه الرسالة.",
		open: "فتح الدعوة",
	},
	removed: {
		subject: ({ hotel }) => `لم تعد ضمن فريق ${hotel}`,
		text: ({ hotel }) => `لا يمكنك فتح حجوزات ${hotel} وصفحاته بعد الآن. يبقى حسابك.`,
		open: "فتح حسابك",
	},
	joined: {
		subject: ({ colleague, hotel }) => `انضم ${colleague} إلى فريق ${hotel}`,
		text: ({ colleague, email, hotel }) => `قبل ${colleague} (${email}) الدعوة إلى فريق ${hotel}.`,
		role: ({ role, may }) => `الدور: ${role}. ${may}`,
		change: "يمكنك تغيير الدور أو إزالة العضو من الفريق في أي وقت.",
		open: "فتح الفريق",
	},
};
