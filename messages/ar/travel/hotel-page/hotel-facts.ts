import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelFacts: Messages["hotelFacts"] = {
	about: ({ hotel }) => `عن ${hotel}`,
	houseRules: "قواعد الفندق",
	checkIn: "تسجيل الوصول",
	from: ({ time }) => `من ${time}`,
	checkOut: "تسجيل المغادرة",
	until: ({ time }) => `حتى ${time}`,
	booking: "الحجز",
	instant: ({ paying }) => `تأكيد فوري. ${paying}`,
	request: ({ hours, paying }) =>
		`الحجز بعد موافقة الفندق: يردّ الفندق خلال ${plural(hours, { one: "ساعة واحدة", two: "ساعتين", few: `${hours} ساعات`, other: `${hours} ساعة` })} ويحجز الغرفة مؤقتًا حتى ذلك الحين. ${paying}`,
	sameDay: "الحجز في اليوم نفسه",
	sameDayUntil: ({ time }) => `حتى ${time} بتوقيت الفندق.`,
	cancellation: "الإلغاء",
	freeUntilCheckIn: "مجاني حتى تسجيل الوصول.",
	freeUntilDay: ({ time, fee }) =>
		`مجاني حتى الساعة ${time} بتوقيت الفندق من يوم الوصول. بعد ذلك، الرسوم ${fee}.`,
	freeUntilDays: ({ count, time, fee }) =>
		plural(count, {
			one: `مجاني حتى الساعة ${time} بتوقيت الفندق قبل الوصول بيوم واحد. بعد ذلك، الرسوم ${fee}.`,
			two: `مجاني حتى الساعة ${time} بتوقيت الفندق قبل الوصول بيومين. بعد ذلك، الرسوم ${fee}.`,
			few: `مجاني حتى الساعة ${time} بتوقيت الفندق قبل الوصول بـ ${count} أيام. بعد ذلك، الرسوم ${fee}.`,
			other: `مجاني حتى الساعة ${time} بتوقيت الفندق قبل الوصول بـ ${count} يومًا. بعد ذلك، الرسوم ${fee}.`,
		}),
	noShow: "عدم الحضور",
	noFee: "بلا رسوم.",
	fee: ({ fee }) => `الرسوم ${fee}.`,
	title: "معلومات مهمة",
	payAtHotel: "تدفع في الفندق.",
	payFull: "تدفع السعر كاملًا عبر الإنترنت عند الحجز.",
	payFullLater: "تدفع السعر كاملًا عبر الإنترنت بعد تأكيد الفندق.",
	payDeposit: ({ percent }) => `تدفع عربونًا بنسبة ${percent}% عبر الإنترنت عند الحجز، والباقي في الفندق.`,
	payDepositLater: ({ percent }) =>
		`تدفع عربونًا بنسبة ${percent}% عبر الإنترنت بعد تأكيد الفندق، والباقي في الفندق.`,
	fullPrice: "السعر كاملًا",
	percent: ({ percent }) => `${percent}% من السعر`,
};
