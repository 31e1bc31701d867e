import { showMoney } from "#app/site/money.ts";
import type { PaymentMethod } from "./payment-method.ts";

export const cashOnDelivery: PaymentMethod = {
	label: "Cash on delivery",
	hint: "You pay the courier at the door.",
	icon: "wallet",
	payWithinDays: null,
	start: ({ total, currency }) => ({
		kind: "show",
		heading: "Pay at the door",
		sentences: [`Please have ${showMoney(total, currency)} ready for the courier.`],
		facts: [],
	}),
};
