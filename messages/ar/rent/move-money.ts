import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

const hoursText = (hours: number) =>
	plural(hours, {
		one: "ساعة واحدة",
		two: "ساعتين",
		few: `${hours} ساعات`,
		other: `${hours} ساعة`,
	});

export const moveMoney: Messages["moveMoney"] = {
	paid: ({ amount }) => `دفعت عربونًا قدره ${amount}.`,
	refunded: ({ amount }) => `رددنا إليك ${amount}.`,
	due: ({ amount }) => `المستحق في يوم النقل ${amount}.`,
	staffRefunds: ({ amount }) => `يُردّ مبلغ ${amount} الذي دفعه العميل عبر الإنترنت.`,
	allRefunded: "رددنا إليك العربون.",
	nothingOwed: "لا يترتب عليك شيء عن عملية النقل هذه.",
	owesFee: ({ fee }) => `ألغيت متأخرًا، لذا عليك رسوم قدرها ${fee} بدلًا من السعر.`,
	owesRest: ({ amount }) => `ألغيت متأخرًا، لذا نحتفظ بالعربون كجزء من الرسوم. المتبقي عليك ${amount}.`,
	keepsFee: ({ fee }) => `ألغيت متأخرًا، لذا نحتفظ من العربون بمبلغ ${fee} كرسوم.`,
	refunding: ({ amount }) => `نردّ إليك ${amount} من العربون. قد يستغرق وصول المبلغ بضعة أيام.`,
	refundingOther: ({ amount }) => `نردّ إليك المبلغ المتبقي ${amount}. قد يستغرق وصول المبلغ بضعة أيام.`,
	cost: ({ amount, percent, price }) => `${amount} (${percent}% من ${price})`,
	freeNow: "الإلغاء مجاني.",
	freeUntil: ({ until, cost }) => `الإلغاء مجاني حتى ${until}. بعد ذلك تكلفته ${cost}.`,
	costsNow: ({ cost }) => `تكلفة الإلغاء الآن ${cost}.`,
	freeUntilConfirmed: ({ cost }) => `الإلغاء مجاني إلى أن نؤكد عملية النقل. بعد ذلك تكلفته ${cost}.`,
	deadline: {
		before: ({ moment }) => `قبل ${moment}`,
		book: ({ hours }) => `خلال ${hoursText(hours)} من الحجز`,
		accept: ({ hours }) => `خلال ${hoursText(hours)} من قبول السعر`,
		bookBefore: ({ hours, moment }) => `خلال ${hoursText(hours)} من الحجز، وقبل ${moment} على أبعد تقدير`,
		acceptBefore: ({ hours, moment }) =>
			`خلال ${hoursText(hours)} من قبول السعر، وقبل ${moment} على أبعد تقدير`,
	},
	payDeposit: ({ amount, deadline }) => `ادفع عربونًا قدره ${amount} عبر الإنترنت ${deadline}.`,
	customerPaysDeposit: ({ amount, deadline }) =>
		`يدفع العميل عربونًا قدره ${amount} عبر الإنترنت ${deadline}.`,
	restOnDay: "يُدفع الباقي في يوم النقل.",
	elseCancelled: "إذا لم يُدفع العربون في الوقت المحدد، تُلغى عملية النقل.",
	noDepositThen: "لا عربون مستحق للتاريخ الجديد.",
	depositThen: ({ amount, until }) =>
		`ادفع العربون ${amount} عبر الإنترنت قبل ${until}. وإن لم تدفع، تُلغى عملية النقل.`,
	moreDepositThen: ({ amount, until }) =>
		`يرتفع العربون مع السعر: ادفع ${amount} إضافية عبر الإنترنت قبل ${until}. وإن لم تدفع، تُلغى عملية النقل ونردّ إليك ما دفعته.`,
	otherDepositThen: ({ amount, until }) =>
		`يتغيّر العربون مع السعر: ادفع ${amount} عبر الإنترنت قبل ${until}. وإن لم تدفع، تُلغى عملية النقل.`,
};
