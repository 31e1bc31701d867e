import { formatCount } from "#app/common/language/format-count.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelResults: Messages["hotelResults"] = {
	rankedFirst: {
		recommended: ({ max }) => `نعرض أكثر الفنادق الموصى بها (${max}).`,
		price: ({ max }) => `نعرض الفنادق الأقل سعرًا (${max}).`,
		rating: ({ max }) => `نعرض الفنادق الأعلى تقييمًا من الضيوف (${max}).`,
		stars: ({ max }) => `نعرض الفنادق الأكثر نجومًا (${max}).`,
	},
	enterDestination: "أدخل وجهة لعرض كل فنادقها.",
	description: ({ heading }) => `${heading}: قارن الغرف حسب السعر الإجمالي والنجوم وتقييم الضيوف.`,
	inPlace: ({ place }) => `فنادق في ${place}`,
	forDestination: ({ destination }) => `فنادق لوجهة «${destination}»`,
	title: "الفنادق",
	change: ({ rest }) => <>تغيير{rest(" البحث")}</>,
	search: "بحث",
	chooseDates: "اختر التواريخ لعرض الغرف المتاحة والأسعار الإجمالية.",
	corrected: ({ place }) => <>لا توجد نتيجة مطابقة تمامًا. هذه نتائج {place}.</>,
	views: {
		list: "قائمة",
		map: "خريطة",
	},
	available: ({ count }) => `الفنادق المتاحة: ${formatCount(count)}`,
	view: "طريقة العرض",
};
