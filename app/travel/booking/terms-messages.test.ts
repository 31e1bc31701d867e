import { expect, test } from "vitest";
import { formatTerms } from "./terms-messages.ts";

const AGREED = {
	freeUntilDays: 2,
	freeUntil: "2026-11-21T20:00:00.000Z",
	lateFeePercent: 50,
	noShowPercent: 100,
	total: 20_001,
	currency: "USD",
	timeZone: "America/New_York",
	isRequest: false,
};
const BEFORE = new Date("2026-11-20T12:00:00.000Z");
const AFTER = new Date("2026-11-21T20:00:01.000Z");

test("the terms say until which moment of the hotel's clock cancelling is free, and what it costs after", () => {
	expect(formatTerms(AGREED, BEFORE)).toEqual([
		"Free cancellation until Sat 21 Nov, 15:00, hotel time.",
		"After that, the cancellation fee is 50% of the total, $100.01.",
		"If you don’t arrive, the hotel charges the full price, $200.01.",
	]);
	expect(formatTerms(AGREED, AFTER)[0]).toBe(
		"Free cancellation has ended. The cancellation fee is 50% of the total, $100.01.",
	);
});

test("what costs nothing is said, and a request can be withdrawn until it is answered", () => {
	expect(formatTerms({ ...AGREED, lateFeePercent: 0, noShowPercent: 0 }, AFTER)).toEqual([
		"Free cancellation until you arrive.",
		"There is no fee if you don’t arrive.",
	]);
	expect(formatTerms({ ...AGREED, isRequest: true }, AFTER).slice(0, 2)).toEqual([
		"You can cancel your request free of charge until the hotel answers.",
		"After the hotel confirms, the cancellation fee is 50% of the total, $100.01.",
	]);
});
