import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

const stays = (count: number) =>
	plural(count, {
		zero: "لا إقامات",
		one: "إقامة واحدة",
		two: "إقامتان",
		few: `${formatCount(count)} إقامات`,
		many: `${formatCount(count)} إقامة`,
		other: `${formatCount(count)} إقامة`,
	});

export const roomPlan: Messages["roomPlan"] = {
	notAssigned: "غير مخصصة",
	missing: ({ dates }) => `بلا رقم غرفة: ${dates}.`,
	assign: "تخصيص غرفة",
	move: "النقل إلى غرفة أخرى",
	titleOf: ({ name }) => `غرفة ${name}`,
	noRoomYet: "لا غرفة بعد",
	onFloor: ({ floor }) => `الطابق ${floor}`,
	nthRoom: ({ nth }) => `الغرفة ${nth}`,
	from: "ابتداءً من ليلة",
	noneFree: "لا غرفة من هذا النوع متاحة في كل هذه الليالي.",
	assigned: ({ guest, rooms }) => `${guest} في الغرفة ${rooms}.`,
	unassigned: ({ guest }) => `${guest} بلا رقم غرفة الآن.`,
	swap: "التبديل مع إقامة أخرى",
	swapWith: ({ name, guest }) => `${name}، ${guest}`,
	swapQuestion: "هل تريد تبديل هاتين الغرفتين؟",
	swapText: ({ guest, from, to, other, date }) =>
		`ابتداءً من ${date} ينتقل ${guest} من ${from} إلى ${to}، وينتقل ${other} من ${to} إلى ${from}.`,
	swapButton: "تبديل الغرفتين",
	swapped: ({ guest, other }) => `تبادل ${guest} و${other} الغرفتين.`,
	swapVerb: "تبديل الغرفتين",
	unknown: "اختر غرفًا من هذا النوع، كل غرفة مرة واحدة.",
	over: "لم تبق لهذه الإقامة ليالٍ يمكن تخصيص غرفة لها.",
	reassigned: "غيّر شخص آخر للتو غرفة هذه الإقامة. راجعها وحاول مرة أخرى.",
	taken: ({ names }) => `مشغولة في بعض هذه الليالي: ${names}. اختر غرفة أخرى.`,
	unitTaken: ({ guests }) => `الغرفة مخصصة في هذه الليالي: ${guests}. انقل الإقامة إلى غرفة أخرى أولًا.`,
	unitBlocked: "الغرفة مغلقة بالفعل في بعض هذه الليالي.",
	propose: "التخصيص التلقائي",
	proposeIntro: "تترك هذه الغرف أقل الفجوات. لا يتغير شيء حتى تؤكد.",
	proposeNone: "لكل إقامات هذه الأيام غرف، أو لا غرفة مناسبة.",
	proposeButton: ({ count }) => `تخصيص ${stays(count)}`,
	proposed: ({ count }) => `خُصصت الغرف: ${stays(count)}.`,
	notFitting: ({ count }) => `لا تناسبها غرفة واحدة: ${stays(count)}. خصصها يدويًا.`,
};
