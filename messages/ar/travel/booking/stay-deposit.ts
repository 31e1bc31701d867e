import type { Messages } from "#messages/en/index.ts";

export const stayDeposit: Messages["stayDeposit"] = {
	fullPrice: ({ money }) => `ادفع السعر كاملًا (${money}) عبر الإنترنت عند الحجز.`,
	fullPriceLater: ({ money }) => `ادفع السعر كاملًا (${money}) عبر الإنترنت بعد تأكيد الفندق.`,
	deposit: ({ depositPercent, money }) =>
		`ادفع عربونًا بنسبة ${depositPercent}% (${money}) عبر الإنترنت عند الحجز. يُدفع الباقي في الفندق.`,
	depositLater: ({ depositPercent, money }) =>
		`ادفع عربونًا بنسبة ${depositPercent}% (${money}) عبر الإنترنت بعد تأكيد الفندق. يُدفع الباقي في الفندق.`,
};
