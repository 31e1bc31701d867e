import { showMoney } from "#app/site/money.ts";
import { showReferenceNumber } from "#app/site/reference-number.ts";
import type { PaymentMethod } from "./payment-method.ts";

const PAY_WITHIN_DAYS = 7;

export const bankTransfer: PaymentMethod = {
	label: "Bank transfer",
	hint: `You get our account details next. We ship once the money is there, and keep your order for ${PAY_WITHIN_DAYS} days.`,
	icon: "copy",
	payWithinDays: PAY_WITHIN_DAYS,
	start: ({ number, total, currency }, { bankAccount }) => ({
		kind: "show",
		heading: "Pay by bank transfer",
		sentences: [
			`Please transfer ${showMoney(total, currency)} within ${PAY_WITHIN_DAYS} days. We ship once the money is there.`,
			"Give the reference as it stands here, so that we can tell that it is yours.",
		],
		facts: [
			...bankFacts(bankAccount),
			["Amount", showMoney(total, currency)],
			["Reference", showReferenceNumber(number)],
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
