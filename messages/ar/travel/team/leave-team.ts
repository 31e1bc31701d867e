import type { Messages } from "#messages/en/index.ts";

export const leaveTeam: Messages["leaveTeam"] = {
	leave: "مغادرة الفريق",
	removeTitle: "الإزالة من الفريق",
	left: ({ hotel }) => `غادرت فريق ${hotel}.`,
	removed: ({ name }) => `لم يعد ${name} ضمن الفريق.`,
	leaveQuestion: ({ hotel }) => `هل تريد مغادرة فريق ${hotel}؟`,
	removeQuestion: ({ name }) => `هل تريد إزالة ${name} من الفريق؟`,
	remove: "إزالة",
	leaving: "جارٍ المغادرة...",
	removing: "جارٍ الإزالة...",
	leaveText: "لن تتمكن من فتح حجوزاته وصفحاته. للعودة، تحتاج إلى دعوة جديدة.",
	removeText: ({ name, hotel }) =>
		`لن يتمكن ${name} من فتح حجوزات ${hotel} وصفحاته، فورًا وعلى كل الأجهزة. نرسل إليه رسالة.`,
};
