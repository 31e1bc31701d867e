import { expect, test } from "vitest";
import { roomSchema } from "./room-form.ts";
import { formatTooFewRooms } from "./room-labels.ts";

const TYPED = {
	name: "Double room",
	quantity: "4",
	beds: "1 double bed",
	sizeSqm: "24 m²",
	sleeps: "3",
	maxAdults: "2",
	guestsIncluded: "2",
	price: "120",
	weekendPrice: "140.50",
	minNights: "1",
	maxNights: "30",
};

const refusalsOf = (change: Record<string, unknown>) =>
	Object.fromEntries(
		roomSchema("USD")
			.safeParse({ ...TYPED, ...change })
			.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
	);

test("amounts are minor units, what is left out is none", () => {
	expect(roomSchema("USD").parse(TYPED).details).toMatchObject({
		sizeSqm: 24,
		price: 12_000,
		weekendPrice: 14_050,
		extraGuestPrice: 0,
		description: "",
		amenities: [],
	});
});

test("no more adults or guests than it sleeps, no longest stay below the shortest", () => {
	expect(refusalsOf({ maxAdults: "4", guestsIncluded: "5", minNights: "5", maxNights: "4" })).toEqual({
		maxAdults: "The room sleeps 3. Enter 3 adults or fewer.",
		guestsIncluded: "The room sleeps 3. Enter 3 guests or fewer.",
		maxNights: "The maximum stay must be at least the minimum stay.",
	});
	expect(refusalsOf({ quantity: "501", sleeps: "21", price: "", maxNights: "91", sizeSqm: "big" })).toEqual({
		quantity: "The number of rooms is from 1 to 500.",
		sleeps: "The number of guests is from 1 to 20.",
		price: "Enter the price per night. It can be 0.",
		maxNights: "The maximum stay is from 1 to 90 nights.",
		sizeSqm: "Enter the size in whole square metres, such as 24.",
	});
});

test("the nights that are in the way are named, the first of them", () => {
	const night = (day: number) => ({ date: `2026-12-0${day}`, taken: 2 });
	expect(formatTooFewRooms([night(4)], 2026)).toBe(
		"More rooms than that are booked or blocked on Fri 4 Dec (2). Enter at least 2, or free those nights first.",
	);
	expect(formatTooFewRooms([1, 2, 3, 4, 5, 6, 7, 8].map(night), 2026)).toContain(
		"Sun 6 Dec (2) and 2 more nights.",
	);
});

test("a difference for a number of adults is more or, with a minus, less", () => {
	const prices = { adults1: "-20", adults2: "0", adults3: "+30.50", adults4: "−5" };
	expect(roomSchema("USD").parse({ ...TYPED, ...prices }).details.adultPrices).toEqual({
		1: -2_000,
		2: 0,
		3: 3_050,
		4: -500,
	});
	expect(roomSchema("USD").parse(TYPED).details.adultPrices).toEqual({});
	for (const adults1 of ["-", "--5", "less"]) expect(refusalsOf({ adults1 })).toHaveProperty("adults1");
});
