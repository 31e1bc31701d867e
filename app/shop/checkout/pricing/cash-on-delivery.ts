import { formatMoney } from "#app/common/money.ts";
import type { PaymentMethod } from "./payment-method.ts";

export const cashOnDelivery: PaymentMethod = {
	label: "Cash on delivery",
	hint: "Pay the courier in cash when your order arrives.",
	icon: "wallet",
	payWithinDays: null,
	start: ({ total, currency }) => ({
		kind: "show",
		heading: "Pay on delivery",
		sentences: [`Please have ${formatMoney(total, currency)} ready for the courier.`],
		facts: [],
	}),
};
