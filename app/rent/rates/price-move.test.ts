import { expect, test } from "vitest";
import { totalOf } from "#app/common/quote-lines.ts";
import { UNKNOWN_JOB } from "./move-job.ts";
import { describeLines } from "./price-lines.ts";
import { priceMove as priceInCodes } from "./price-move.ts";

const priceMove = (...asked: Parameters<typeof priceInCodes>) => describeLines(priceInCodes(...asked));

const RATES = {
	floor_price: 1_500,
	helper_price: 4_000,
	packing_price: 9_000,
	minimum_price: 10_000,
	weekend_percent: 20,
	evening_percent: 15,
	evening_from: "18:00",
};
const BASE = { from: "Brooklyn", to: "Queens", price: 20_000 };
/** A Friday. */
const MOVE = { ...UNKNOWN_JOB, booking_date: "2026-12-04", booking_time: "17:59" };

test("a move between two zones costs its base price", () => {
	expect(priceMove(RATES, BASE, MOVE)).toEqual([{ label: "Brooklyn to Queens", amount: 20_000 }]);
	expect(priceMove(RATES, { ...BASE, to: "Brooklyn" }, MOVE)[0]?.label).toBe("Within Brooklyn");
});

test("floors count only without an elevator, helpers each, and packing once", () => {
	const job = { from_floor: 3, to_floor: 5, is_to_elevator: true, helpers: 2, is_packing_wanted: true };
	expect(priceMove(RATES, BASE, { ...MOVE, ...job })).toEqual([
		{ label: "Brooklyn to Queens", amount: 20_000 },
		{ label: "Moving from: 3 floors without an elevator", amount: 4_500 },
		{ label: "2 helpers", amount: 8_000 },
		{ label: "Packing assistance", amount: 9_000 },
	]);
});

test("surcharges are percents of the lines above, rounded half up, and not of each other", () => {
	const saturday = { ...MOVE, booking_date: "2026-12-05", booking_time: "18:00" };
	expect(priceMove(RATES, { ...BASE, price: 20_010 }, saturday).slice(1)).toEqual([
		{ label: "Weekend surcharge, 20%", amount: 4_002 },
		{ label: "Evening surcharge, 15%", amount: 3_002 },
	]);
	const noEvening = { ...RATES, evening_from: null, weekend_percent: 0 };
	expect(priceMove(noEvening, BASE, saturday)).toHaveLength(1);
});

test("a price below the minimum is raised to it", () => {
	const lines = priceMove(RATES, { ...BASE, price: 0 }, MOVE);
	expect(lines.at(-1)).toEqual({ label: "Up to the minimum price", amount: 10_000 });
	expect(totalOf(lines)).toBe(10_000);
});
