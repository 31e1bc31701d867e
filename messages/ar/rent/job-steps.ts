import type { Messages } from "#messages/en/index.ts";

export const jobSteps: Messages["jobSteps"] = {
	label: { on_the_way: "في الطريق", arrived: "وصل", loaded: "تم التحميل", delivered: "تم التسليم" },
	forCustomer: {
		on_the_way: "السائق في الطريق إليك.",
		arrived: "وصل السائق.",
		loaded: "تم تحميل كل شيء وهو في الطريق إلى العنوان الجديد.",
		delivered: "اكتملت عملية النقل.",
	},
	driverDid: {
		on_the_way: ({ driver }) => `${driver} في الطريق إلى العميل.`,
		arrived: ({ driver }) => `وصل ${driver} إلى العميل.`,
		loaded: ({ driver }) => `حمّل ${driver} كل شيء.`,
		delivered: ({ driver }) => `سلّم ${driver} كل شيء.`,
	},
	callDriver: ({ phone }) => `تصل إلى السائق رسالة بإلغاء المهمة. اتصل به أيضًا: ${phone}.`,
	collection: { cash: "نعم، نقدًا", card: "نعم، بالبطاقة", none: "لا، لم يُحصّل" },
	collected: {
		cash: ({ amount }) => `حُصّل ${amount} نقدًا.`,
		card: ({ amount }) => `حُصّل ${amount} بالبطاقة.`,
		none: ({ amount }) => `لم يُحصّل ${amount}.`,
	},
	crew: ({ driver, vehicle }) => `سائقك ${driver}، بمركبة ${vehicle}.`,
	crewWithPlate: ({ driver, vehicle, plate }) => `سائقك ${driver}، بمركبة ${vehicle} (${plate}).`,
};
