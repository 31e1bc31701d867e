import type { Messages } from "#messages/en/index.ts";

export const refusedHotel: Messages["refusedHotel"] = {
	requested: "نراجع الفندق مرة أخرى ونراسلك عند الموافقة عليه.",
	onlyRefused: "لا يمكن طلب الموافقة مرة أخرى إلا لفندق مرفوض.",
	title: "لم تتم الموافقة على هذا الفندق",
	text: "لا يمكن للضيوف العثور عليه بعد. أجرِ التغييرات واحفظها، ثم اطلب الموافقة مرة أخرى.",
	button: "طلب الموافقة مرة أخرى",
	busy: "جارٍ الإرسال...",
};
