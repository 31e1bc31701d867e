import { percentOf } from "#app/common/money.ts";
import type { StayParty } from "#app/travel/nights/stay.ts";

/** What children up to an age cost. */
export type ChildBand = {
	/** In years, inclusive. The band begins after the one before it. */
	upTo: number;
	charge: "free" | "amount" | "percent";
	/** For a night: minor units, or a percentage of the room's price for an extra guest. 0 for `free`. */
	value: number;
	/** Sleeps in a cot. */
	cot: boolean;
};

export const OLDEST_CHILD = 17;
/** The numbers of adults in a room that can have a price of their own. */
export const PRICED_ADULTS = [1, 2, 3, 4, 5, 6] as const;

/** What the price of a night in one room changes by with so many adults in it, in minor units. */
export type AdultPrices = Partial<Record<number, number>>;

type Occupied = {
	sleeps: number;
	max_adults: number;
	guests_included: number;
	extra_guest_price: number;
	/** As stored. */
	adult_prices: string;
	/** As stored, of its hotel. */
	child_bands: string;
};

/** The column `child_bands` of a hotel, in the order of age. */
export const readChildBands = (stored: string): readonly ChildBand[] =>
	stored === "[]" ? [] : JSON.parse(stored);

/** The column `adult_prices` of a room. */
export const readAdultPrices = (stored: string): AdultPrices => (stored === "{}" ? {} : JSON.parse(stored));

const bandsOf = ({ child_bands }: Pick<Occupied, "child_bands">, { children, ages = [] }: StayParty) => {
	const bands = readChildBands(child_bands);
	return ages.slice(0, children).flatMap((age) => bands.find(({ upTo }) => age <= upTo) ?? []);
};

/**
 * What the guests of a night cost beside the rooms, in minor units; negative when fewer adults make it cheaper.
 *
 * - Adults are spread over the rooms as evenly as possible. With a difference for their number in a room, that is what
 *   they cost; without one, each guest beyond those included costs the extra guest price. A room that is left without an
 *   adult costs what a room for one does.
 * - A child in an age band of the hotel costs what the band says, or what one more adult would cost if that is less: so it
 *   is free in a place that the price includes.
 * - Every other child counts as an adult: older than all bands, of an unknown age, or at a hotel without bands.
 */
export function priceOfGuests(room: Omit<Occupied, "sleeps" | "max_adults">, party: StayParty): number {
	const differences = readAdultPrices(room.adult_prices);
	const inOneRoom = (adults: number) =>
		differences[Math.max(1, adults)] ?? Math.max(0, adults - room.guests_included) * room.extra_guest_price;
	const asAdults = (adults: number) => {
		const fuller = adults % party.rooms;
		const each = (adults - fuller) / party.rooms;
		return (party.rooms - fuller) * inOneRoom(each) + (fuller === 0 ? 0 : fuller * inOneRoom(each + 1));
	};
	const fees = bandsOf(room, party)
		.map(({ charge, value }) => (charge === "percent" ? percentOf(room.extra_guest_price, value) : value))
		.sort((a, b) => b - a);
	let adults = party.adults + party.children - fees.length;
	let left = fees.reduce((sum, fee) => sum + fee, 0);
	let lowest = asAdults(adults) + left;
	for (const fee of fees) {
		adults++;
		left -= fee;
		lowest = Math.min(lowest, asAdults(adults) + left);
	}
	return lowest;
}

type Space = Pick<Occupied, "sleeps" | "max_adults" | "child_bands">;

/** Why so many rooms of a type have no space for the guests; null when they do. In each, one child may sleep in a cot. */
export function lackOfSpace(
	room: Space,
	party: StayParty,
): { reason: "too_many_guests" | "too_many_adults"; limit: number } | null {
	const { adults, children, rooms } = party;
	const limit = room.sleeps * rooms;
	const over = adults + children - limit;
	const inCots = over > 0 ? bandsOf(room, party).filter(({ cot }) => cot).length : 0;
	if (over > Math.min(rooms, inCots)) return { reason: "too_many_guests", limit };
	const most = room.max_adults * rooms;
	return adults > most ? { reason: "too_many_adults", limit: most } : null;
}

export const sleepsParty = (room: Space, party: StayParty): boolean => lackOfSpace(room, party) === null;

type Asking = { child_bands: string; stay_tax: string; stay_tax_from_age: number };

/** Whether a hotel's price depends on the ages of children. */
export const asksForAges = ({ child_bands, stay_tax, stay_tax_from_age }: Asking): boolean =>
	child_bands !== "[]" ||
	(stay_tax === "amount" && stay_tax_from_age > 0 && stay_tax_from_age <= OLDEST_CHILD);
