import type { Night } from "#app/travel/nights/price-stay.ts";
import { countNights, type StayDates } from "#app/travel/nights/stay.ts";

/** A booking that is to move to other dates: what it holds, and at which price for each night (minor units). */
export type MovedStay = StayDates & { rooms: number; nights: readonly { date: string; price: number }[] };

/** The nights as they are without the booking itself; what it holds, it may keep, whatever was closed since. */
export function withoutItself(nights: readonly Night[], moved: MovedStay): Night[] {
	const own = new Set(moved.nights.map(({ date }) => date));
	return nights.map((night) => ({
		...night,
		...(own.has(night.date) ? { booked: night.booked - moved.rooms, is_closed: false } : {}),
		...(night.date === moved.checkIn ? { no_arrival: false } : {}),
		...(night.date === moved.checkOut ? { no_departure: false } : {}),
	}));
}

/** Nights that a booking keeps cost what was agreed to for them; those that are new, what they cost now. */
export function atAgreedPrices(
	nights: readonly { date: string; price: number }[],
	moved: MovedStay,
): { nights: { date: string; price: number }[]; total: number } {
	const agreed = new Map(moved.nights.map(({ date, price }) => [date, price]));
	const priced = nights.map(({ date, price }) => ({ date, price: agreed.get(date) ?? price }));
	return { nights: priced, total: priced.reduce((sum, { price }) => sum + price, 0) };
}

/** The spans of one stay's nights that are not nights of the other, in their order: what is added, or given up. */
export function spansOutside(stay: StayDates, other: StayDates): StayDates[] {
	const before = { checkIn: stay.checkIn, checkOut: least(stay.checkOut, other.checkIn) };
	const after = { checkIn: most(stay.checkIn, other.checkOut), checkOut: stay.checkOut };
	return [before, after].filter((span) => countNights(span) > 0);
}

const least = (a: string, b: string) => (a < b ? a : b);
const most = (a: string, b: string) => (a > b ? a : b);
