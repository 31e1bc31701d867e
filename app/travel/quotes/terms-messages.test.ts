import { expect, test } from "vitest";
import { formatTerms } from "./terms-messages.ts";

const AGREED = {
	freeUntilDays: 2,
	freeUntil: "2026-11-21T20:00:00.000Z",
	lateFeePercent: 50,
	noShowPercent: 100,
	price: 20_001,
	currency: "USD",
	timeZone: "America/New_York",
	isRequest: false,
};
const BEFORE = new Date("2026-11-20T12:00:00.000Z");
const AFTER = new Date("2026-11-21T20:00:01.000Z");

test("describes the end of free cancellation in hotel time, and the fee after it", () => {
	expect(formatTerms(AGREED, BEFORE)).toEqual([
		"Free cancellation until Sat 21 Nov, 15:00, hotel time.",
		"After that, the cancellation fee is 50% of the price, $100.01.",
		"If you don’t arrive, the hotel charges the full price, $200.01.",
	]);
	expect(formatTerms(AGREED, AFTER)[0]).toBe(
		"Free cancellation has ended. The cancellation fee is 50% of the price, $100.01.",
	);
});

test("describes terms without a fee, and free cancellation of a request", () => {
	expect(formatTerms({ ...AGREED, lateFeePercent: 0, noShowPercent: 0 }, AFTER)).toEqual([
		"Free cancellation until you arrive.",
		"There is no fee if you don’t arrive.",
	]);
	expect(formatTerms({ ...AGREED, isRequest: true }, AFTER).slice(0, 2)).toEqual([
		"You can cancel your request free of charge until the hotel answers.",
		"After the hotel confirms, the cancellation fee is 50% of the price, $100.01.",
	]);
});
