import type { Messages } from "#messages/en/index.ts";

export const hotelTrail: Messages["hotelTrail"] = {
	deletedAccount: "حساب محذوف",
	by: ({ at, by }) => `${at}، ${by}`,
	byDeleted: ({ at }) => `${at}، حساب محذوف`,
	none: "لا توجد تغييرات بعد.",
	changedTitle: "تغيّر منذ أن فتحت الفندق",
	changedText: "تعرض الصفحة خلف هذا السؤال الفندق كما هو الآن.",
};
