import type { Messages } from "#messages/en/index.ts";

export const hotelPlace: Messages["hotelPlace"] = {
	metaTitle: ({ hotel }) => `${hotel} على الخريطة`,
	untitled: "الفندق على الخريطة",
	placed: ({ hotel, place }) => `أصبح ${hotel} على الخريطة عند ${place}.`,
	removed: ({ hotel }) => `لم يعد ${hotel} على الخريطة.`,
	title: "الموقع على الخريطة",
	move: "انقر على الخريطة لنقل العلامة. كبّرها أولًا لتحديد الموقع بدقة.",
	set: "انقر على الخريطة حيث يجد الضيوف المدخل. كبّرها أولًا لتحديد الموقع بدقة.",
	coordinates: "الإحداثيات",
	latitude: "خط العرض",
	latitudeHint: "الشمال موجب والجنوب سالب، مثل 38.7139.",
	longitude: "خط الطول",
	longitudeHint: "الشرق موجب والغرب سالب، مثل ‎-9.1334.",
	leaveEmpty: "اترك الحقلين فارغين لإزالة الفندق من الخريطة.",
	save: "حفظ الإحداثيات",
	busy: "جارٍ الحفظ...",
	putPin: "ضع العلامة هنا",
};
