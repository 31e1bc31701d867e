import type { Messages } from "#messages/en/index.ts";

export const archiveHotel: Messages["archiveHotel"] = {
	metaTitle: "الأرشفة",
	confirmFirst: "أكّد أدناه أولًا.",
	archived: ({ name }) => `تمت أرشفة ${name}. تبقى الحجوزات الحالية.`,
	restored: ({ name }) => `تمت استعادة ${name}.`,
	archiveQuestion: ({ name }) => `هل تريد أرشفة ${name}؟`,
	restoreQuestion: ({ name }) => `هل تريد استعادة ${name}؟`,
	busy: "جارٍ الحفظ...",
	archiveText: "يُخفى عن الضيوف. تبقى الحجوزات الحالية. يمكنك استعادته في أي وقت.",
	restoreText: "يمكن للضيوف العثور عليه وحجزه من جديد بأسعاره الحالية.",
	archive: { hotel: "أرشفة الفندق", room: "أرشفة الغرفة" },
	restore: { hotel: "استعادة الفندق", room: "استعادة الغرفة" },
	consequence: "يُخفى عن الضيوف. تبقى الحجوزات الحالية.",
	archiveTitle: { hotel: "أرشفة هذا الفندق", room: "أرشفة هذه الغرفة" },
	archivedTitle: { hotel: "هذا الفندق مؤرشف", room: "هذه الغرفة مؤرشفة" },
};
