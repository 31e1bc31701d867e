import type { Messages } from "#messages/en/index.ts";

export const jobMails: Messages["jobMails"] = {
	subject: ({ when, number }) => `مهمتك في ${when} (${number})`,
	newJob: ({ when, vehicle }) => `لديك مهمة جديدة في ${when}، بمركبة ${vehicle}.`,
	otherVehicle: ({ when, vehicle }) => `مهمتك في ${when} أصبحت بمركبة ${vehicle}، وتغيّر رابطها.`,
	jobSheet: "في ورقة المهمة العنوانان ورقم هاتف العميل وأزرار تسجيل كل خطوة.",
	open: "فتح ورقة المهمة",
	link: "كل من لديه الرابط يمكنه فتح ورقة المهمة. يعمل إلى ما بعد المهمة بيومين، أو إلى أن تُسند إلى شخص آخر.",
	fromTo: ({ from, to }) => `${from} حتى ${to}`,
	before: "قبل",
	cancelledSubject: ({ when }) => `أُلغيت المهمة: ${when}`,
	cancelled: ({ when, vehicle }) => `أُلغيت مهمتك في ${when}، بمركبة ${vehicle}.`,
	begun: ({ step }) => `لقد بدأت («${step}»)، لذا توقف واتصل بالمكتب.`,
	gone: "أزلها من تقويمك؛ لم يعد رابطها يعمل.",
	movedSubject: ({ to }) => `نُقلت المهمة إلى ${to}`,
	moved: ({ when, vehicle, to }) =>
		`مهمتك في ${when}، بمركبة ${vehicle}، أصبحت في ${to}. لا يزال رابط ورقة المهمة يعمل.`,
	unassignedSubject: ({ when }) => `لم تعد المهمة مسندة إليك: ${when}`,
	unassigned: ({ when, vehicle }) => `لم تعد المهمة في ${when}، بمركبة ${vehicle}، مسندة إليك.`,
	notFree: ({ to, vehicle }) => `نُقلت إلى ${to}، ولست متاحًا حينها أو أن ${vehicle} غير متاحة.`,
};
