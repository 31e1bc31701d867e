import type { Messages } from "#messages/en/index.ts";

export const deskReceipt: Messages["deskReceipt"] = {
	title: "إيصال دفع",
	givenBackTitle: "إيصال مبلغ مردود",
	of: ({ money }) => `إيصال بمبلغ ${money}`,
	takenBy: "سجّله",
	givenBackLater: "رُدّ منذ ذلك الحين",
	email: "إرسال إيصال إلى الضيف بالبريد الإلكتروني",
	subject: ({ money, hotel }) => `إيصال بمبلغ ${money} من ${hotel}`,
	received: ({ hotel, money, method }) => `تسلّم ${hotel} مبلغ ${money} عن إقامتك. طريقة الدفع: ${method}.`,
	givenBack: ({ hotel, money, method }) => `ردّ ${hotel} مبلغ ${money} عن إقامتك. طريقة الدفع: ${method}.`,
};
