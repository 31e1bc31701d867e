import { expect, test } from "vitest";
import { ORDER_STATES } from "#app/shop/orders/order-states.ts";
import { sentencesFor } from "./order-progress.ts";

const order = {
	status: "new",
	payment: "unpaid",
	fulfilment: "unfulfilled",
	total: 9_200,
	paid_total: 9_200,
	refunded_total: 0,
	currency: "USD",
	online: null,
	parcel_count: 0,
	parcels_shipped: 0,
} as const;
const money = (more: Partial<Parameters<typeof sentencesFor>[0]>) =>
	sentencesFor({ ...order, payment_method: "bank_transfer", ...more }).money;

test("an order that has ended asks for no payment and mentions the refund", () => {
	for (const status of ["cancelled", "expired"] as const)
		for (const payment of ["unpaid", "failed"] as const) expect(money({ status, payment })).toBeNull();
	expect(money({ status: "cancelled", payment: "paid" })).toBe("We will refund the $92.00 you paid.");
	expect(money({ status: "cancelled", payment: "refunded" })).toBe("We refunded your payment.");
});

test("an order that was paid online says what was refunded and what is on its way", () => {
	const refund = (state: "requested" | "sent" | "done" | "failed", next_attempt_at: string | null) => ({
		amount: 2_500,
		state,
		next_attempt_at,
	});
	const online = (...refunds: ReturnType<typeof refund>[]) => ({ refunds, disputes: [] });
	const [paid, part] = [
		{ payment: "paid" } as const,
		{ payment: "partially_refunded", refunded_total: 2_500 } as const,
	];
	expect(money({ ...paid, online: online() })).toBe("Your payment is complete.");
	for (const refunds of [refund("requested", "now"), refund("sent", "later"), refund("failed", "later")])
		expect(money({ ...paid, online: online(refunds) })).toBe(
			"Your payment is complete. We are refunding $25.00.",
		);
	// Staff refund it in another way.
	expect(money({ ...paid, online: online(refund("failed", null)) })).toBe("Your payment is complete.");
	expect(money({ ...part, online: online(refund("done", null)) })).toBe(
		"We refunded $25.00 of your payment.",
	);

	const cancelled = { status: "cancelled" } as const;
	expect(money({ ...cancelled, ...paid, online: online() })).toBe("We are refunding the $92.00 you paid.");
	expect(money({ ...cancelled, ...part, online: online() })).toBe(
		"We refunded $25.00 of your payment. We are refunding the other $67.00.",
	);
	const disputed = (state: "open" | "won" | "lost") => ({
		online: { refunds: [refund("failed", "later")], disputes: [{ state }] },
	});
	expect(money({ ...cancelled, ...paid, ...disputed("open") })).toBe(
		"You disputed your payment, so your bank decides about it.",
	);
	expect(money({ ...cancelled, ...paid, ...disputed("lost") })).toBe("Your bank gave you back your payment.");
	expect(money({ ...cancelled, ...paid, ...disputed("won") })).toBe("We are refunding the $92.00 you paid.");
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

test("an order of which some parcels are on their way says how many", () => {
	const split = { ...order, status: "processing", payment_method: "bank_transfer", parcel_count: 3 } as const;
	expect(sentencesFor({ ...split, parcels_shipped: 1 }).goods).toBe(
		"1 of 3 parcels shipped. We are packing the rest.",
	);
	expect(sentencesFor(split).goods).toBe("We are packing your order.");
	expect(sentencesFor({ ...split, parcels_shipped: 3, fulfilment: "shipped" }).goods).toBe(
		"Your order is on its way.",
	);
});
