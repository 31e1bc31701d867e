import type { Messages } from "#messages/en/index.ts";

export const memberRoles: Messages["memberRoles"] = {
	owner: {
		label: "المالك",
		may: "كل شيء، بما في ذلك الفريق وحذف الفندق.",
	},
	manager: {
		label: "المدير",
		may: "كل شيء عدا حذف الفندق وإدارة الفريق.",
	},
	desk: {
		label: "الاستقبال",
		may: "اليوم والحجوزات والضيوف بلا حجز ورسائل الضيوف.",
	},
};
