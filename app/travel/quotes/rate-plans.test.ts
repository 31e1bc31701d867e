import { expect, test } from "vitest";
import { seededRandom } from "#demo/random.ts";
import { nightsAt, type PricedPlan, priceAt } from "./rate-plans.ts";

const plan = (adjustment: PricedPlan["adjustment"], price_change: number): PricedPlan => ({
	adjustment,
	price_change,
	min_nights: null,
	max_nights: null,
	min_days_ahead: null,
	max_days_ahead: null,
});
const pricesOf = (prices: readonly number[]) => prices.map((price) => ({ price }));

test("a rate changes each night by its amount, or all of them by its percentage, rounded once", () => {
	expect(nightsAt(plan("amount", -1_000), pricesOf([10_000, 12_500]), 2)).toEqual(pricesOf([8_000, 10_500]));
	expect(nightsAt(plan("percent", 10), pricesOf([10_000, 12_500]), 1)).toEqual(pricesOf([11_000, 13_750]));
	// A third night of 33.33 less 10 % is 29.997: the three together cost 89.99.
	expect(nightsAt(plan("percent", -10), pricesOf([3_333, 3_333, 3_333]), 1)).toEqual(
		pricesOf([3_000, 2_999, 3_000]),
	);
	expect(nightsAt(plan("amount", -5_000), pricesOf([4_000, 9_000]), 1)).toEqual(pricesOf([0, 3_000]));
});

test("10,000 random stays cost the sum of their nights at each rate, and no night less than nothing", () => {
	const random = seededRandom(40);
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	for (let at = 0; at < 10_000; at++) {
		const nights = pricesOf(Array.from({ length: 1 + upTo(29) }, () => upTo(50_000)));
		const isPercent = random() < 0.5;
		const change = isPercent ? upTo(180) - 90 : upTo(60_000) - 40_000;
		const rate = plan(isPercent ? "percent" : "amount", change);
		const rooms = 1 + upTo(8);
		const priced = nightsAt(rate, nights, rooms);
		const sum = nights.reduce((all, { price }) => all + price, 0);
		const total = priced.reduce((all, { price }) => all + price, 0);
		expect(total).toBe(priceAt(rate, { sum, nights: nights.length, rooms }));
		expect(Math.min(...priced.map(({ price }) => price))).toBeGreaterThanOrEqual(0);
	}
});
