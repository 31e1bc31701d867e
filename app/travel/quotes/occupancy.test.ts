import { expect, test } from "vitest";
import { seededRandom } from "#demo/random.ts";
import { type AdultPrices, type ChildBand, lackOfSpace, priceOfGuests } from "./occupancy.ts";

const BANDS: ChildBand[] = [
	{ upTo: 3, charge: "free", value: 0, cot: true },
	{ upTo: 9, charge: "percent", value: 50, cot: false },
	{ upTo: 12, charge: "amount", value: 1_500, cot: false },
];

const roomOf = ({ bands = [], adults = {} }: { bands?: ChildBand[]; adults?: AdultPrices } = {}) => ({
	sleeps: 4,
	max_adults: 3,
	guests_included: 2,
	extra_guest_price: 3_000,
	adult_prices: JSON.stringify(adults),
	child_bands: JSON.stringify(bands),
});

const party = (adults: number, ages: (number | null)[] = [], rooms = 1) => ({
	rooms,
	adults,
	children: ages.length,
	ages: ages.flatMap((age) => age ?? []),
});

test("without differences and bands, everybody beyond those included costs the extra guest price", () => {
	for (const ages of [[], [4, 9], [null, null]])
		expect(priceOfGuests(roomOf(), party(2, ages))).toBe(ages.length * 3_000);
	expect(priceOfGuests(roomOf(), party(1, [4]))).toBe(0);
	expect(priceOfGuests(roomOf(), party(4, [1], 2))).toBe(3_000);
});

test("a difference for the number of adults in a room takes the place of what extra guests cost", () => {
	const room = roomOf({ adults: { 1: -2_000, 3: 2_500 } });
	expect([1, 2, 3].map((adults) => priceOfGuests(room, party(adults)))).toEqual([-2_000, 0, 2_500]);
	// Three adults in two rooms: two in one, one in the other.
	expect(priceOfGuests(room, party(3, [], 2))).toBe(-2_000);
	expect(priceOfGuests(room, party(2, [], 2))).toBe(-4_000);
	// No adult is left for the second room.
	expect(priceOfGuests(room, party(1, [], 2))).toBe(-4_000);
});

test("a child costs what its band says, unless it has an included place or would cost less as an adult", () => {
	const room = roomOf({ bands: BANDS });
	const costs = (adults: number, ages: (number | null)[]) => priceOfGuests(room, party(adults, ages));
	expect(costs(2, [3])).toBe(0);
	expect(costs(2, [4, 9])).toBe(1_500 + 1_500);
	expect(costs(2, [10])).toBe(1_500);
	expect(costs(2, [13])).toBe(3_000);
	expect(costs(2, [null, 4])).toBe(3_000 + 1_500);
	expect(costs(1, [10])).toBe(0);
	// One included place: it goes to the child that would cost more.
	expect(costs(1, [3, 10])).toBe(0);
	const dear = roomOf({ bands: [{ upTo: 17, charge: "amount", value: 9_000, cot: false }] });
	expect(priceOfGuests(dear, party(2, [5]))).toBe(3_000);
	const single = roomOf({ bands: BANDS, adults: { 1: -2_000 } });
	expect(priceOfGuests(single, party(1, [10]))).toBe(-500);
});

test("one child in each room may sleep in a cot, beside those that the room sleeps", () => {
	const room = roomOf({ bands: BANDS });
	expect(lackOfSpace(room, party(3, [5, 2]))).toBeNull();
	expect(lackOfSpace(room, party(3, [2, 2]))).toBeNull();
	expect(lackOfSpace(room, party(3, [5, null]))).toEqual({ reason: "too_many_guests", limit: 4 });
	expect(lackOfSpace(room, party(3, [2, 2, 2]))).toEqual({ reason: "too_many_guests", limit: 4 });
	expect(lackOfSpace(room, party(4))).toEqual({ reason: "too_many_adults", limit: 3 });
	expect(lackOfSpace(roomOf(), party(3, [5, 2]))).toEqual({ reason: "too_many_guests", limit: 4 });
});

test("knowing an age never makes a stay dearer, whatever the bands, differences and guests", () => {
	const random = seededRandom(20_261_128);
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	for (let at = 0; at < 2_000; at++) {
		const bands = [upTo(5), 6 + upTo(5), 12 + upTo(5)].slice(upTo(3)).map((age): ChildBand => {
			const charge = (["free", "amount", "percent"] as const)[upTo(2)] ?? "free";
			return { upTo: age, charge, value: charge === "free" ? 0 : upTo(100), cot: random() < 0.3 };
		});
		const room = roomOf({ bands, adults: { 1: -upTo(4_000), [2 + upTo(2)]: upTo(4_000) } });
		const guests = party(
			1 + upTo(5),
			Array.from({ length: upTo(4) }, () => upTo(17)),
			1 + upTo(2),
		);
		const costs = [3, 2, 1, 0].map((known) =>
			priceOfGuests(room, { ...guests, ages: guests.ages.slice(known) }),
		);
		expect(costs, JSON.stringify({ room, guests })).toEqual(costs.toSorted((a, b) => b - a));
		expect(Number.isSafeInteger(costs[0])).toBe(true);
	}
});
