import type { Messages } from "#messages/en/index.ts";

export const hotelRefusals: Messages["hotelRefusals"] = {
	gone: "هذا الفندق لم يعد موجودًا.",
	archived: "أرشفه مالكه، لذا لن يجده الضيوف. وافق عليه بعد استعادته.",
	not_allowed: "هذا غير ممكن في الحالة الحالية للفندق.",
	no_account: "لا يوجد حساب بهذا البريد الإلكتروني.",
	not_a_hotelier: "لا يمكن أن يملك فندقًا إلا حساب Hotel أو Admin. غيّر دور هذا الحساب في المستخدمين أولًا.",
};
