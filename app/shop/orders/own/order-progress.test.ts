import { expect, test } from "vitest";
import { ORDER_STATES } from "#app/shop/orders/order-states.ts";
import { sentencesFor } from "./order-progress.ts";

const order = { status: "new", payment: "unpaid", fulfilment: "unfulfilled", total: 9_200 } as const;
const money = (more: Partial<Parameters<typeof sentencesFor>[0]>) =>
	sentencesFor({ ...order, payment_method: "bank_transfer", ...more }).money;

test("an order that has ended asks for no payment and mentions the refund", () => {
	for (const status of ["cancelled", "expired"] as const)
		for (const payment of ["unpaid", "failed"] as const) expect(money({ status, payment })).toBeNull();
	expect(money({ status: "cancelled", payment: "paid" })).toBe("We will refund what you paid.");
	expect(money({ status: "cancelled", payment: "refunded" })).toBe("We refunded your payment.");
});

test("an open order says what to pay and how", () => {
	expect(money({})).toBe("We are waiting for your payment.");
	expect(money({ payment: "failed" })).toBe("Your payment failed. Pay again.");
	expect(money({ payment_method: "cash_on_delivery" })).toBe(
		"Pay the courier in cash when your order arrives.",
	);
	expect(money({ payment_method: "cash_on_delivery", fulfilment: "delivered" })).toBe(
		"We are waiting for your payment.",
	);
	expect(money({ total: 0 })).toBeNull();
});

test("a completed order that was returned doesn’t say that it arrived", () => {
	const completed = {
		...order,
		status: "completed",
		payment: "refunded",
		payment_method: "bank_transfer",
	} as const;
	expect(sentencesFor({ ...completed, fulfilment: "returned" }).goods).toBe(
		"We received your returned items.",
	);
	expect(sentencesFor({ ...completed, fulfilment: "delivered" }).goods).toBe(
		ORDER_STATES.completed.forCustomer,
	);
});
