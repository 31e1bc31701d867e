import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayRefusals: Messages["stayRefusals"] = {
	notForSale: "هذه الغرفة لم تعد متاحة.",
	rateNotOffered: "هذا السعر غير متاح لهذه التواريخ. اختر سعرًا آخر.",
	noNights: "يجب أن تكون المغادرة بعد الوصول.",
	past: ({ date }) => `التاريخ ${date} قد مضى بتوقيت الفندق. اختر تاريخًا لاحقًا.`,
	tooLateToday: ({ until }) => `يقبل الفندق حجوزات الليلة حتى ${until} بتوقيت الفندق. اختر تاريخًا لاحقًا.`,
	tooFar: ({ last }) => `يمكنك حجز الغرف حتى ${last}. اختر تواريخ أبكر.`,
	tooShort: ({ date, nights }) => `الحد الأدنى للإقامة ابتداءً من ${date}: ${nights}.`,
	tooLong: ({ nights }) => `الحد الأقصى للإقامة: ${nights}.`,
	noArrival: ({ date }) => `لا يمكن تسجيل الوصول في ${date}.`,
	noDeparture: ({ date }) => `لا يمكن تسجيل المغادرة في ${date}.`,
	closed: ({ dates }) => `مغلق في ${dates}.`,
	full: ({ dates }) => `محجوز بالكامل في ${dates}.`,
	fewer: ({ rooms, dates }) => `الغرف المتاحة لا تكفي في ${dates}. المطلوب: ${rooms}.`,
	dates: ({ shown, last }) => `${shown} و${last}`,
	tooManyGuests: ({ limit, rooms }) => `${rooms}: الحد الأقصى للضيوف ${limit}. اختر غرفًا أكثر.`,
	tooManyAdults: ({ limit, rooms }) => `${rooms}: الحد الأقصى للبالغين ${limit}. اختر غرفًا أكثر.`,
	moreDates: ({ dates, count }) =>
		plural(count, {
			one: `${dates} وليلة أخرى`,
			two: `${dates} وليلتين أخريين`,
			few: `${dates} و${count} ليالٍ أخرى`,
			other: `${dates} و${count} ليلة أخرى`,
		}),
};
