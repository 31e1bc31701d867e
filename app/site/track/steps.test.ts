import { expect, test } from "vitest";
import { moveSteps } from "./move-steps.ts";
import { isOrderOver, orderSteps } from "./order-steps.ts";
import { staySteps } from "./stay-steps.ts";

/** Reached steps as `Confirmed@10:00`, those ahead in brackets. */
const write = (steps: ReturnType<typeof orderSteps>) =>
	steps.map(({ label, at, isReached }) => {
		const text = at === null ? label : `${label}@${at}`;
		return isReached ? text : `(${text})`;
	});

const placed = { id: "1", kind: "placed", to_value: null, amount: null, at: "9:00" } as const;
const status = (to_value: string, at: string) =>
	({ ...placed, id: at, kind: "status", to_value, at }) as const;
const delivery = (to_value: string, at: string) => ({ ...status(to_value, at), kind: "fulfilment" }) as const;

test("an order goes from its placing to its delivery, each step with its time", () => {
	const order = { status: "new", fulfilment: "unfulfilled", placedAt: "9:00", history: [placed] } as const;
	expect(write(orderSteps(order))).toEqual(["Ordered@9:00", "(Confirmed)", "(Shipped)", "(Delivered)"]);
	const history = [placed, status("confirmed", "10:00"), delivery("shipped", "11:00")];
	const shipped = { ...order, status: "processing", fulfilment: "shipped", history } as const;
	expect(write(orderSteps(shipped))).toEqual([
		"Ordered@9:00",
		"Confirmed@10:00",
		"Shipped@11:00",
		"(Delivered)",
	]);
	expect(isOrderOver(shipped)).toBe(false);
});

test("a cancellation ends an order after the steps that were reached", () => {
	const history = [placed, status("confirmed", "10:00"), status("cancelled", "11:00")];
	const order = { status: "cancelled", fulfilment: "unfulfilled", placedAt: "9:00", history } as const;
	const steps = orderSteps(order);
	expect(write(steps)).toEqual(["Ordered@9:00", "Confirmed@10:00", "Cancelled@11:00"]);
	expect(steps.at(-1)).toMatchObject({ icon: "ban", tone: "yellow" });
	expect(isOrderOver(order)).toBe(true);
});

test("a move with another date waits for its confirmation again, and a price changes no step", () => {
	const event = (to_status: "pending" | "confirmed" | "rejected", at: string) => ({ to_status, at });
	const job = { steps: [] };
	const history = [event("pending", "9:00"), event("confirmed", "10:00"), event("confirmed", "10:30")];
	expect(write(moveSteps({ status: "confirmed", history, job }, "Fri"))).toEqual([
		"Booked@9:00",
		"Confirmed@10:00",
		"(On the way@Fri)",
		"(Delivered)",
	]);
	const moved = [...history, event("pending", "11:00")];
	expect(write(moveSteps({ status: "pending", history: moved, job }, "Fri"))[1]).toBe("(Confirmed)");
	const rejected = [event("pending", "9:00"), event("rejected", "9:30")];
	expect(write(moveSteps({ status: "rejected", history: rejected, job }, "Fri"))).toEqual([
		"Booked@9:00",
		"Rejected@9:30",
	]);
	const steps = [{ step: "on_the_way" as const, at: "12:00" }];
	expect(write(moveSteps({ status: "confirmed", history, job: { steps } }, "Fri"))[2]).toBe(
		"On the way@12:00",
	);
});

test("a stay on request is requested first, and one that is not paid is not confirmed", () => {
	const times = { arrive: "Fri", leave: "Mon", formatTime: (at: string) => at };
	const booked = { kind: "booked", to_value: "pending", at: "9:00" };
	const pending = { status: "pending", pay_before: null, confirm_before: null, created_at: "9:00" } as const;
	expect(write(staySteps({ ...pending, history: [booked] }, times))).toEqual([
		"Requested@9:00",
		"(Confirmed)",
		"(Checked in@Fri)",
		"(Checked out@Mon)",
	]);
	const history = [{ ...booked, to_value: "confirmed" }];
	const unpaid = { ...pending, status: "confirmed", pay_before: "12:00", history } as const;
	expect(write(staySteps(unpaid, times)).slice(0, 2)).toEqual(["Booked@9:00", "Unpaid@9:00"]);
});
