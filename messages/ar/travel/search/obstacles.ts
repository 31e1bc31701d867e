import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

const types = (count: number) =>
	plural(count, {
		one: "نوع واحد من الغرف",
		two: "نوعان من الغرف",
		few: `${count} أنواع من الغرف`,
		many: `${count} نوعًا من الغرف`,
		other: `${count} نوع من الغرف`,
	});

export const obstacles: Messages["obstacles"] = {
	full: ({ count }) => `محجوز بالكامل في ليلة واحدة على الأقل من هذه الليالي: ${types(count)}.`,
	fewer: ({ count, rooms }) =>
		`المتاح أقل من عدد الغرف المطلوب (${rooms}) في ليلة واحدة على الأقل من هذه الليالي: ${types(count)}.`,
	guests: ({ count, guests, rooms }) => `لا يتسع لمجموعتك (${guests}، ${rooms}): ${types(count)}.`,
	minimum: ({ count }) => `يتطلب إقامة أطول عند الوصول في ذلك التاريخ: ${types(count)}.`,
	maximum: ({ count }) => `متاح للإقامات الأقصر فقط: ${types(count)}.`,
	closed: ({ count }) => `مغلق في ليلة واحدة على الأقل من هذه الليالي: ${types(count)}.`,
	days: ({ count }) => `لا يقبل الوصول أو المغادرة في هذين التاريخين: ${types(count)}.`,
	today: ({ count }) => `فات أوان الحجز لهذه الليلة: ${types(count)}.`,
};
