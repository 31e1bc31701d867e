import type { Messages } from "#messages/en/index.ts";

export const bookingRefusals: Messages["bookingRefusals"] = {
	noStay: "لا يمكن حجز هذه التواريخ. اختر تواريخ أخرى.",
	lookAgain: "راجع السعر والشروط أدناه، ثم أكّد مرة أخرى.",
	notOnTeam: "لم تعد تعمل في هذا الفندق، لذا لا يمكنك حجز غرفه.",
	notSaved: "لم يُحفظ حجزك. حاول مرة أخرى.",
	tooMany: "أُجريت حجوزات كثيرة جدًا بهذا البريد الإلكتروني. انتظر ساعة، أو تواصل معنا.",
	repeated: "سبق أن حجزت هذه الإقامة.",
};
