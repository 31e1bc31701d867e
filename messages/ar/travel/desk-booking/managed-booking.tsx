import type { Messages } from "#messages/en/index.ts";

export const managedBooking: Messages["managedBooking"] = {
	extendOrShorten: "تمديد أو تقصير",
	changeDates: "تغيير التواريخ",
	expires: ({ until }) => `تنتهي صلاحية الحجز ${until} ما لم يؤكد الضيف بريده الإلكتروني.`,
	messages: "الرسائل",
	history: "السجل",
	terms: "الشروط التي وافق عليها الضيف",
	addedAtDesk: ({ at }) => `ضيف بلا حجز، أُضيف ${at}`,
	bookedAt: ({ at }) => `تاريخ الحجز ${at}`,
	answerBefore: ({ left, until }) => (
		<>
			{left((time) => `متبقٍ للرد ${time}،`)} حتى {until}. بعد ذلك تنتهي صلاحية الطلب.
		</>
	),
};
