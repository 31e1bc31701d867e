import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

const word = (count: number) => plural(count, { few: "تقييمات", many: "تقييمًا", other: "تقييم" });

export const reviews: Messages["reviews"] = {
	export: ({ reviewed }) => `تقييمك: ${reviewed}`,
	aspects: {
		cleanliness: "النظافة",
		location: "الموقع",
		staff: "طاقم العمل",
		value: "القيمة مقابل المال",
	},
	noRating: "بلا تقييم",
	chooseFromList: "اختر تقييمًا من القائمة.",
	desks: {
		hotels: {
			title: "تقييمات الضيوف",
			lead: "اقرأ آراء الضيوف في فنادقك وردّ عليها.",
			reviewed: "الفندق",
		},
		products: {
			title: "تقييمات المنتجات",
			lead: "اقرأ تقييمات العملاء وردّ عليها.",
			reviewed: "المنتج",
		},
		moves: {
			title: "تقييمات عمليات النقل",
			lead: "اقرأ آراء العملاء في عمليات النقل وردّ عليها.",
			reviewed: "الحجز",
		},
	},
	chooseRating: "اختر تقييمًا.",
	aTitle: "العنوان",
	write: "اكتب جملة أو اثنتين عن تجربتك.",
	aReview: "التقييم",
	answer: {
		enter: "أدخل ردًا.",
		aReply: "الرد",
		title: "الرد على تقييم",
		done: "نُشر ردّك.",
		yours: "ردّك",
		reply: "رد",
		hint: "يظهر للجميع تحت التقييم. حتى 1,000 حرف.",
		update: "تحديث الرد",
		publish: "نشر الرد",
		replied: "تم الرد",
		no: "بلا رد",
	},
	refusals: {
		tooEarly: "يمكنك كتابة تقييم بعد إقامتك أو عملية النقل، أو بعد وصول طلبك.",
		notBought: "هذا المنتج ليس ضمن ذلك الطلب.",
		reviewed: "سبق أن قيّمت هذا. شكرًا لك.",
		changed: "ردّ شخص آخر في هذه الأثناء. افتح التقييم مرة أخرى لقراءة ردّه.",
	},
	titleOf: ({ product, author }) => `تقييم ${author} لـ ${product}`,
	tooManyPhotos: ({ max }) => `الحد الأقصى للصور في التقييم ${max}. أزل بعضها.`,
	published: "شكرًا لك. نُشر تقييمك.",
	one: "التقييم",
	remove: {
		button: "إزالة التقييم",
		title: "إزالة تقييم",
		done: "تمت إزالة التقييم.",
		already: "سبقت إزالة هذا التقييم.",
		question: ({ author }) => `هل تريد إزالة تقييم ${author}؟`,
		lead: "تُحذف صوره وردّك عليه، ولا تُحتسب نجومه بعد ذلك. لا يمكن التراجع عن ذلك.",
	},
	none: {
		text: "تظهر التقييمات هنا عندما يكتبها العملاء.",
		title: "لا توجد تقييمات بعد",
	},
	title: "التقييمات",
	form: {
		title: ({ name }) => `تقييم ${name}`,
		lead: ({ about }) => `${about} يمكن للجميع قراءة ما تكتبه، مع اسمك الأول والحرف الأول من اسم العائلة.`,
		stars: "عدد النجوم",
		aspects: "كيف كانت تجربتك؟",
		heading: "العنوان",
		yours: "تقييمك",
		yoursHint: "ما الذي أعجبك أو لم يعجبك؟ حتى 1,000 حرف.",
		morePhotos: "صور أخرى",
		photos: "الصور",
		photosHint: ({ max }) =>
			`يمكن للجميع رؤيتها. JPEG أو PNG أو WebP أو AVIF، حتى 8 ميغابايت للصورة، و${max} على الأكثر.`,
		publish: "نشر التقييم",
		busy: "جارٍ النشر...",
	},
	all: ({ count }) => `عرض كل التقييمات (${count})`,
	photo: ({ author, number, count }) => `صورة ${author}، ${number} من ${count}`,
	noneOfRating: "لا توجد تقييمات بهذا العدد من النجوم بعد.",
	repliedBy: ({ name }) => `رد ${name}`,
	showAll: "عرض كل التقييمات",
	newer: "تقييمات أحدث",
	older: "تقييمات أقدم",
	stars: ({ rating }) => `${rating} من 5 نجوم`,
	ofStars: "من 5 نجوم",
	average: ({ average, hidden }) => (
		<>
			{average}
			{hidden("من 5 نجوم،")}
		</>
	),
	count: ({ count, shown, hidden }) => (
		<>
			({shown}
			{hidden(word(count))})
		</>
	),
	countPlain: ({ count, shown, hidden }) => (
		<>
			{shown}
			{hidden(word(count))}
		</>
	),
	ratings: { 1: "1 – سيئ", 2: "2 – ضعيف", 3: "3 – متوسط", 4: "4 – جيد", 5: "5 – ممتاز" },
};
