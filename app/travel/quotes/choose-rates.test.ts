import { expect, test } from "vitest";
import { chooseRates } from "./choose-rates.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");

type Quote = Parameters<typeof chooseRates>[0][number];

const quote = (
	name: string,
	total: number,
	{
		isFree = true,
		board = "room_only",
		deposit = 0,
	}: { isFree?: boolean; board?: Quote["rate"]["board"]; deposit?: number } = {},
): Quote => ({
	rate: { planId: total, name, writtenName: name, board },
	total,
	deposit,
	terms: {
		freeUntilDays: 2,
		freeUntil: isFree ? "2026-11-30T15:00:00.000Z" : "2026-11-01T15:00:00.000Z",
		lateFeePercent: 50,
		noShowPercent: 100,
	},
});

const names = (quotes: readonly Quote[]) => {
	const { shown, others } = chooseRates(quotes, NOW);
	return [shown.map(({ rate }) => rate.name), others.map(({ rate }) => rate.name)];
};

test("shows the cheapest, the cheapest that can be cancelled, and the one with the most meals", () => {
	const quotes = [
		quote("standard", 100),
		quote("saver", 90, { isFree: false }),
		quote("breakfast", 120, { board: "breakfast" }),
		quote("saver with breakfast", 110, { isFree: false, board: "breakfast" }),
		quote("half board", 150, { board: "half_board" }),
	];
	expect(names(quotes)).toEqual([
		["saver", "standard", "half board"],
		["saver with breakfast", "breakfast"],
	]);
});

test("leaves out a rate that another one beats, and one of two equal ones", () => {
	expect(
		names([quote("standard", 100), quote("worse", 100, { isFree: false }), quote("dearer", 110)]),
	).toEqual([["standard"], []]);
	expect(names([quote("one", 100), quote("same", 100)])).toEqual([["one"], []]);
	expect(names([quote("at the hotel", 100), quote("online", 95, { deposit: 95 })])).toEqual([
		["online", "at the hotel"],
		[],
	]);
});
