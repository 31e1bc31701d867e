import type { Messages } from "#messages/en/index.ts";

export const joinTeam: Messages["joinTeam"] = {
	metaTitle: "الانضمام إلى فريق فندق",
	joined: ({ hotel, role }) => `أصبحت ضمن فريق ${hotel}: ${role}.`,
	dead: "تعمل الدعوة مرة واحدة ولمدة 7 أيام ما لم تُسحب. اطلب من مالك الفندق دعوة جديدة.",
	title: ({ hotel }) => `الانضمام إلى فريق ${hotel}`,
	invites: ({ inviter, email, role }) => (
		<>
			يدعو {inviter} العنوان {email}. دورك: {role}.
		</>
	),
	ownerInvites: ({ email, role }) => (
		<>
			يدعو المالك العنوان {email}. دورك: {role}.
		</>
	),
	home: "الانتقال إلى الصفحة الرئيسية",
	button: "الانضمام إلى الفريق",
	busy: "جارٍ الانضمام...",
	staff: "يعمل حسابك مع كل الفنادق بالفعل، لذا لا يمكنه الانضمام إلى فريق.",
	owner: ({ hotel, email }) => `أنت مالك ${hotel}، لذا لا تحتاج إلى الدعوة. هي لمن يستقبل بريد ${email}.`,
	openToday: "فتح صفحة اليوم",
	signIn: "تسجيل الدخول",
	createAccount: "إنشاء حساب",
	otherAddress: ({ signedInAs, email }) =>
		`أنت مسجّل الدخول باسم ${signedInAs}. سجّل الخروج، ثم افتح الرابط مرة أخرى وسجّل الدخول بالعنوان ${email}.`,
};
