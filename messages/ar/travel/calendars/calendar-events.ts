import type { Messages } from "#messages/en/index.ts";

export const calendarEvents: Messages["calendarEvents"] = {
	saved: "تم الحفظ. يسري التغيير عند القراءة التالية.",
	busy: "جارٍ القراءة...",
	warning:
		"يعطي Booking.com الحجوزات أيضًا العنوان «CLOSED - Not available». ويعطي Airbnb العنوان «Airbnb (Not available)» للتواريخ التي أغلقتها هناك أنت أو تقويم آخر، وللتواريخ بعد فترة الحجز لديه.",
	free: {
		counted: "الأحداث التي تحمل علامة «متاح» تغلق التواريخ أيضًا.",
		skipped: ({ count }) => `تم تخطي أحداث تحمل علامة «متاح» (${count})، وهي لا تغلق التواريخ.`,
	},
	unavailable: {
		counted: "الأحداث بعنوان «Not available» تغلق التواريخ.",
		skipped: "يتم تخطي الأحداث بعنوان «Not available»، وهي لا تغلق التواريخ.",
	},
	changeFile: ({ label }) => `لتغيير ذلك، أزل هذا التقويم واستورد ملفه مرة أخرى مع تحديد «${label}».`,
	count: {
		free: "إغلاق التواريخ للأحداث التي تحمل علامة «متاح»",
		unavailable: "إغلاق التواريخ للأحداث بعنوان «Not available»",
	},
	skip: {
		free: "تخطي الأحداث التي تحمل علامة «متاح»",
		unavailable: "تخطي الأحداث بعنوان «Not available»",
	},
	onlyNoBooking: "لا تتخطَّ هذه الأحداث إلا إذا لم يكن أي منها حجزًا: يمكن للضيوف حجز لياليها هنا.",
	noChange: "بحسب آخر قراءة لهذا التقويم، لا تتغير أي ليالٍ.",
	stopBlocking: "بحسب آخر قراءة، لن يغلق هذا التقويم غرفة في هذه الليالي بعد الآن:",
	startBlocking: "بحسب آخر قراءة، سيغلق هذا التقويم غرفة في هذه الليالي أيضًا:",
	more: ({ more }) => `و${more} غيرها.`,
};
