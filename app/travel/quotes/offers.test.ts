import { expect, test } from "vitest";
import { seededRandom } from "#demo/random.ts";
import { bestOffer, holdsFor, nightsWith, type OfferRule, pricesAtRates } from "./offers.ts";
import { isOfferedFor, nightsAt, type PricedPlan } from "./rate-plans.ts";

const offer = (change: Partial<OfferRule> = {}): OfferRule => ({
	percent: null,
	stay_nights: null,
	paid_nights: null,
	min_nights: null,
	min_days_ahead: null,
	max_days_ahead: null,
	arrives_from: null,
	arrives_to: null,
	...change,
});
const FOUR_FOR_THREE = offer({ stay_nights: 4, paid_nights: 3 });
const pricesOf = (prices: readonly number[]) => prices.map((price) => ({ price }));
const sumOf = (nights: readonly { price: number }[]) => nights.reduce((sum, { price }) => sum + price, 0);

test("an offer takes a percentage off the stay, rounded once, or makes its cheapest nights free", () => {
	expect(nightsWith(offer({ percent: 10 }), pricesOf([3_333, 3_333, 3_333]))).toEqual(
		pricesOf([3_000, 2_999, 3_000]),
	);
	expect(nightsWith(FOUR_FOR_THREE, pricesOf([9_000, 7_000, 12_000, 7_000]))).toEqual(
		pricesOf([9_000, 7_000, 12_000, 0]),
	);
	// Seven nights have one free night, and eight have two.
	expect(nightsWith(FOUR_FOR_THREE, pricesOf([5, 4, 3, 9, 9, 9, 9]))).toEqual(
		pricesOf([5, 4, 0, 9, 9, 9, 9]),
	);
	expect(nightsWith(FOUR_FOR_THREE, pricesOf([5, 4, 3, 9, 9, 9, 9, 9]))).toEqual(
		pricesOf([5, 0, 0, 9, 9, 9, 9, 9]),
	);
});

test("an offer holds for the stays of its conditions only", () => {
	const stay = { nights: 4, ahead: 10, checkIn: "2026-12-04" };
	expect(holdsFor(FOUR_FOR_THREE, stay)).toBe(true);
	for (const change of [
		{ min_nights: 5 },
		{ stay_nights: 5, paid_nights: 4 },
		{ min_days_ahead: 11 },
		{ max_days_ahead: 9 },
		{ arrives_from: "2026-12-05" },
		{ arrives_to: "2026-12-03" },
	])
		expect(holdsFor(offer({ percent: 10, ...change }), stay), JSON.stringify(change)).toBe(false);
	expect(holdsFor(offer({ percent: 10, arrives_from: "2026-12-04", arrives_to: "2026-12-04" }), stay)).toBe(
		true,
	);
	// A stay that moves was booked in time.
	expect(holdsFor(offer({ min_days_ahead: 30 }), { ...stay, ahead: null })).toBe(true);
});

test("10,000 random stays, rates and offers: nights add up, the best offer is the lowest, and never two", () => {
	const random = seededRandom(41);
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	const maybe = (value: number) => (random() < 0.4 ? value : null);
	let found = 0;
	for (let at = 0; at < 10_000; at++) {
		const nights = pricesOf(Array.from({ length: 1 + upTo(29) }, () => upTo(50_000)));
		const rooms = 1 + upTo(3);
		const isPercent = random() < 0.5;
		const plan: PricedPlan = {
			adjustment: isPercent ? "percent" : "amount",
			price_change: isPercent ? upTo(120) - 60 : upTo(30_000) - 15_000,
			min_nights: maybe(upTo(5)),
			max_nights: null,
			min_days_ahead: null,
			max_days_ahead: null,
		};
		const offers = Array.from({ length: upTo(4) }, () => {
			const stay_nights = 2 + upTo(8);
			return offer({
				...(random() < 0.5
					? { percent: 1 + upTo(89) }
					: { stay_nights, paid_nights: 1 + upTo(stay_nights - 2) }),
				min_nights: maybe(upTo(20)),
				min_days_ahead: maybe(upTo(40)),
				max_days_ahead: maybe(upTo(40)),
			});
		});
		const stay = { nights: nights.length, ahead: upTo(60), checkIn: "2026-12-04" };
		const priced = { sum: sumOf(nights), nights: nights.length, rooms, each: () => nights };
		const prices = pricesAtRates({ plans: [plan], offers }, priced, stay);
		expect(prices).toEqual(pricesAtRates({ plans: [plan], offers }, priced, stay));
		expect(prices).toHaveLength(isOfferedFor(plan, stay) ? 2 : 1);
		for (const { plan: rate, total } of prices) {
			const atRate = rate ? nightsAt(rate, nights, rooms) : nights;
			const best = bestOffer(offers, { total: sumOf(atRate), nights: () => atRate }, stay);
			const charged = best.offer ? nightsWith(best.offer, atRate) : atRate;
			expect(sumOf(charged)).toBe(total);
			expect(best.total).toBe(total);
			expect(charged.every(({ price }, night) => price >= 0 && price <= (atRate[night]?.price ?? 0))).toBe(
				true,
			);
			const each = offers.filter((one) => holdsFor(one, stay)).map((one) => sumOf(nightsWith(one, atRate)));
			expect(Math.min(sumOf(atRate), ...each)).toBe(total);
			if (best.offer) found++;
		}
	}
	expect(found).toBeGreaterThan(3_000);
});
