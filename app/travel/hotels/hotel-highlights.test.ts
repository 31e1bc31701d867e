import { expect, test } from "vitest";
import { hotelHighlights } from "./hotel-highlights.ts";

const STRICT = {
	aspects: [],
	amenities: [],
	free_until_days: 30,
	late_fee_percent: 100,
	payment: "full",
	confirmation: "request",
} as const;
const rated = (aspect: "location" | "staff" | "value", average: number, count = 5) => ({
	aspect,
	label: "",
	average,
	count,
});
const textsOf = (facts: Partial<Parameters<typeof hotelHighlights>[0]>) =>
	hotelHighlights({ ...STRICT, ...facts }).map(({ text }) => text);

test("highlights are true facts: good ratings of enough guests, then the policy and amenities", () => {
	expect(
		textsOf({
			aspects: [rated("location", 4.5), rated("staff", 4.92, 40), rated("value", 4.49)],
			amenities: ["wifi", "pool", "breakfast", "parking"],
			free_until_days: 2,
			payment: "at_hotel",
		}),
	).toEqual([
		"Guests rate the staff 4.9",
		"Guests rate the location 4.5",
		"Free cancellation until 2 days before check-in",
		"Breakfast",
		"Pool",
	]);
	const few = { aspects: [rated("staff", 5, 4)], free_until_days: 0, confirmation: "instant" } as const;
	expect(textsOf({ ...few, payment: "at_hotel" })).toEqual([
		"Free cancellation until the day of check-in",
		"Pay at the hotel",
		"Instant confirmation",
	]);
	expect(textsOf({ late_fee_percent: 0, amenities: ["spa"], confirmation: "instant" })[0]).toBe(
		"Free cancellation until check-in",
	);
});

test("a hotel with fewer than three such facts has no highlights", () => {
	expect(textsOf({ amenities: ["pool", "gym"] })).toEqual([]);
});
