import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";
import type { OrderStates } from "./order-states.ts";

const order = (states: Partial<OrderStates>, payment_method = "bank_transfer") => ({
	status: "processing" as const,
	payment: "paid" as const,
	fulfilment: "unfulfilled" as const,
	...states,
	payment_method,
	parcel_count: 0,
	parcels_shipped: 0,
	parcels: [],
});

test("finds the next step of an order, and none when it is finished", () => {
	const fresh = order({ status: "new", payment: "unpaid" });
	expect(nextStep(fresh, 0, [])).toEqual({ change: "confirmation" });
	expect(nextStep({ ...fresh, status: "confirmed" }, 0, [])).toEqual({ change: "payment" });
	expect(nextStep(order({ status: "confirmed" }), 0, [])).toEqual({ change: "processing" });
	expect(nextStep(order({}), 0, [])).toEqual({ change: "shipment" });
	// Nobody is led to ship what is not paid, except for cash.
	for (const payment of ["unpaid", "failed"] as const)
		expect(nextStep(order({ payment }, "online"), 0, [])).toBe(null);
	expect(nextStep(order({ payment: "failed" }), 0, [])).toEqual({ change: "payment-retry" });
	const cash = order({ payment: "unpaid" }, "cash_on_delivery");
	expect(nextStep(cash, 0, [])).toEqual({ change: "shipment" });
	expect(nextStep({ ...cash, fulfilment: "delivered" }, 0, [])).toEqual({ change: "payment" });
	expect(nextStep(order({ fulfilment: "shipped" }), 0, [])).toEqual({ change: "delivery" });
	const arrived = order({ fulfilment: "delivered" });
	expect(nextStep(arrived, 0, [])).toEqual({ change: "completion" });
	expect(nextStep({ ...arrived, status: "completed" }, 0, [])).toBe(null);
	expect(nextStep(order({ status: "cancelled" }), 0, [])).toBe(null);
});

test("puts a due refund first and an open return second", () => {
	const returned = order({ status: "completed", fulfilment: "returned" });
	expect(nextStep(returned, 5_500, [])).toEqual({ refund: true });
	expect(nextStep(order({ status: "cancelled" }), 500, [])).toEqual({ refund: true });
	expect(nextStep(order({ status: "completed", fulfilment: "returned" }, "online"), 500, [])).toEqual({
		refund: true,
	});
	const arrived = order({ fulfilment: "delivered" });
	const returns = [
		{ id: 7, status: "received" as const },
		{ id: 8, status: "requested" as const },
	];
	expect(nextStep(arrived, 0, returns)).toEqual({ returnId: 8, answer: "approval" });
	expect(nextStep(arrived, 0, [{ id: 9, status: "approved" }])).toEqual({ returnId: 9, answer: "receipt" });
});

test("of an order in parcels, the next one is shipped", () => {
	const parcels = [
		{ id: 4, shippedAt: "Fri 20 Nov, 12:00" },
		{ id: 5, shippedAt: null },
	];
	const split = { ...order({}), parcel_count: 2, parcels_shipped: 1, parcels };
	expect(nextStep(split, 0, [])).toEqual({ parcelId: 5 });
	expect(nextStep({ ...split, payment: "unpaid" }, 0, [])).toEqual({ change: "payment" });
	expect(nextStep({ ...split, status: "cancelled" }, 0, [])).toBe(null);
});
