import type { Messages } from "#messages/en/index.ts";

export const acceptChanges: Messages["acceptChanges"] = {
	refusedTitle: "لم تُقبل التغييرات",
	refusedText: "افتح الفندق مرة أخرى، وراجع تغييراته، واقبلها هناك.",
	done: "تم قبول التغييرات.",
	advice: "راجعه مرة أخرى.",
	title: "تغيّر بعد الموافقة",
	text: "يرى الضيوف هذه التغييرات بالفعل. إذا كنت لا تستطيع قبولها، فأوقف الفندق واذكر السبب.",
	button: "قبول التغييرات",
	busy: "جارٍ التنفيذ...",
};
