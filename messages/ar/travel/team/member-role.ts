import type { Messages } from "#messages/en/index.ts";

export const memberRole: Messages["memberRole"] = {
	title: "تغيير الدور",
	outOfDate: "هذه الصفحة قديمة. افتح الفريق مرة أخرى واختر دورًا.",
	choose: "اختر دورًا.",
	changed: ({ role }) => `تم تغيير الدور إلى ${role}.`,
	meanwhile: ({ role }) => `غيّر شخص آخر الدور إلى ${role} في هذه الأثناء. راجعه وحاول مرة أخرى.`,
	question: ({ name }) => `تغيير دور ${name}`,
	text: "يسري الدور الجديد فورًا على كل أجهزته.",
	role: "الدور",
	busy: "جارٍ التغيير...",
};
