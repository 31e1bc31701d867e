import { formatCount } from "#app/common/language/format-count.ts";
import type { Messages } from "#messages/en/index.ts";

export const deleteHotel: Messages["deleteHotel"] = {
	metaTitle: "حذف",
	done: ({ name }) => `تم حذف ${name}.`,
	cannot: ({ name }) => `لا يمكن حذف ${name}`,
	back: "رجوع",
	archiveInstead: "أرشفته بدلًا من ذلك",
	isBooked: {
		hotel: ({ count }) =>
			`حُجز سابقًا (عدد الحجوزات: ${formatCount(count)}) ويظهر في تلك الحجوزات. يمكنك أرشفته بدلًا من ذلك: الفندق المؤرشف مخفي عن الضيوف، وتبقى الحجوزات الحالية.`,
		room: ({ count }) =>
			`حُجزت سابقًا (عدد الحجوزات: ${formatCount(count)}) وتظهر في تلك الحجوزات. يمكنك أرشفتها بدلًا من ذلك: الغرفة المؤرشفة مخفية عن الضيوف، وتبقى الحجوزات الحالية.`,
	},
	question: ({ name }) => `هل تريد حذف ${name}؟`,
	button: { hotel: "حذف الفندق", room: "حذف الغرفة" },
	busy: "جارٍ الحذف...",
	hotelText: "تُحذف أيضًا غرفه وصوره وتقاويمه. لا يمكن التراجع عن ذلك.",
	roomText: "تُحذف أيضًا صورها وتقويمها. لا يمكن التراجع عن ذلك.",
};
