import { formatCount } from "#app/common/language/format-count.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelMap: Messages["hotelMap"] = {
	label: ({ name }) => `الخريطة: ${name}`,
	first: ({ max, hotels }) => `عدد النتائج: ${hotels}. تعرض الخريطة أول ${max}.`,
	zoomIn: "كبّر الخريطة لعرض المزيد.",
	none: "لا يوجد فندق في هذا الجزء من الخريطة.",
	placeless: ({ count, link }) => (
		<>
			فنادق بلا موقع على الخريطة ({formatCount(count)}): {link("عرض الكل في القائمة")}.
		</>
	),
	from: ({ price }) => `ابتداءً من ${price}`,
	pin: ({ hotel, price, nights }) => `${hotel}: ${price} مقابل ${nights}`,
	pinANight: ({ hotel, price }) => `${hotel}: ابتداءً من ${price} لليلة`,
	pins: ({ hotels, price, nights }) => `هنا ${hotels}، ابتداءً من ${price} مقابل ${nights}: كبّر الخريطة`,
	pinsANight: ({ hotels, price }) => `هنا ${hotels}، ابتداءً من ${price} لليلة: كبّر الخريطة`,
};
