import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { PaymentMethod } from "./payment-method.ts";

const PAY_WITHIN_DAYS = 7;

export const bankTransfer: PaymentMethod = {
	label: "Bank transfer",
	hint: `You get our account details after you order. We ship when we receive your payment, and hold your order for ${PAY_WITHIN_DAYS} days.`,
	icon: "copy",
	payWithinDays: PAY_WITHIN_DAYS,
	start: ({ number, total, currency }, { bankAccount }) => ({
		kind: "show",
		heading: "Pay by bank transfer",
		sentences: [
			`Please transfer ${formatMoney(total, currency)} within ${PAY_WITHIN_DAYS} days. We ship when we receive your payment.`,
			"Use this exact reference so that we can match your payment.",
		],
		facts: [
			...bankFacts(bankAccount),
			["Amount", formatMoney(total, currency)],
			["Reference", formatReferenceNumber(number)],
		],
	}),
};

/** `Account holder=Meeha Ltd;IBAN=…` as labels and values. */
function bankFacts(bankAccount: string): [string, string][] {
	return bankAccount.split(";").flatMap((each): [string, string][] => {
		const [label = "", ...value] = each.split("=");
		return value.length > 0 ? [[label.trim(), value.join("=").trim()]] : [];
	});
}
