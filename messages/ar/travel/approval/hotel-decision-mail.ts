import type { Messages } from "#messages/en/index.ts";

export const hotelDecisionMail: Messages["hotelDecisionMail"] = {
	refused: {
		subject: ({ hotel }) => `لم تتم الموافقة على ${hotel}`,
		text: ({ hotel }) =>
			`راجعنا ${hotel} ولا يمكننا الموافقة عليه بعد، لذا يبقى مخفيًا عن الضيوف. غيّر ما يذكره السبب، ثم اطلب الموافقة مرة أخرى من صفحة الفندق.`,
		open: ({ hotel }) => `فتح ${hotel}`,
	},
	reason: "السبب",
	approved: {
		subject: ({ hotel }) => `${hotel} يستقبل الحجوزات الآن`,
		text: ({ hotel }) =>
			`تمت الموافقة على ${hotel} وأصبح يستقبل الحجوزات. يمكن للضيوف الآن العثور عليه وحجز غرفه.`,
		open: "فتح لوحتك",
	},
	suspended: {
		subject: ({ hotel }) => `تم إيقاف ${hotel}`,
		text: ({ hotel }) =>
			`تم إيقاف ${hotel}: هو مخفي عن الضيوف ولا يقبل حجوزات جديدة. تبقى الحجوزات الحالية ولا تزال تديرها. إذا كنت تظن أن ذلك خطأ، فتواصل معنا.`,
		contact: "تواصل معنا",
	},
};
