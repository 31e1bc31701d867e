import type { Messages } from "#messages/en/index.ts";

export const noStay: Messages["noStay"] = {
	title: "لا يمكن حجز هذه الإقامة",
	seeRooms: ({ hotel }) => `عرض الغرف في ${hotel}`,
	noRoomTitle: "لم تختر غرفة بعد",
	goneTitle: "هذه الغرفة لم تعد متاحة",
	find: "ابحث عن فندق",
	otherRooms: "غرف متاحة في التواريخ نفسها",
	forStay: ({ total }) => `${total} للإقامة`,
	opening: "جارٍ الفتح...",
	typed: "بياناتك",
	kept: "نحتفظ ببياناتك للغرفة التي تختارها. لم يُحجز شيء بعد.",
	notKept: "لم يُحجز شيء. انسخ بياناتك إذا أردت حجز فندق آخر.",
	chooseDates: "اختر تاريخي الوصول والمغادرة.",
	noRoom: ({ link }) => <>اختر فندقًا وغرفة أولًا. هل حجزت للتو؟ {link("عرض حجزك")}.</>,
	gone: ({ link }) => <>لم يعد الفندق يعرضها. هل حجزت للتو؟ {link("عرض حجزك")}.</>,
	fields: { name: "الاسم", email: "البريد الإلكتروني", contact: "الهاتف", requests: "الطلبات" },
	choose: ({ room }) => <>اختر هذه الغرفة{room}</>,
};
