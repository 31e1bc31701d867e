import { countNights, type StayDates } from "#app/travel/nights/stay.ts";
import type { Night } from "./price-stay.ts";
import type { StayTax } from "./stay-tax.ts";

/** A booking that moves to other dates: its rooms, the agreed price of each night (minor units), and the agreed tax. */
export type MovedStay = StayDates & {
	rooms: number;
	nights: readonly { date: string; price: number }[];
	tax: StayTax | null;
};

/** The nights without the booking itself: it may keep what it holds, even on nights closed since. */
export function withoutItself(nights: readonly Night[], moved: MovedStay): Night[] {
	const own = new Set(moved.nights.map(({ date }) => date));
	return nights.map((night) => ({
		...night,
		...(own.has(night.date) ? { booked: night.booked - moved.rooms, is_closed: false } : {}),
		...(night.date === moved.checkIn ? { is_closed_to_arrival: false } : {}),
		...(night.date === moved.checkOut ? { is_closed_to_departure: false } : {}),
	}));
}

/** Kept nights of a booking that moves keep their agreed price; others cost today's price. */
export function atAgreedPrices(
	nights: readonly { date: string; price: number }[],
	moved: MovedStay | undefined,
): { nights: { date: string; price: number }[]; total: number } {
	const agreed = new Map(moved?.nights.map(({ date, price }) => [date, price]));
	const priced = nights.map(({ date, price }) => ({ date, price: agreed.get(date) ?? price }));
	return { nights: priced, total: priced.reduce((sum, { price }) => sum + price, 0) };
}

/** The nights of one stay that are not in the other, as ranges in order: what is added or given up. */
export function spansOutside(stay: StayDates, other: StayDates): StayDates[] {
	const before = { checkIn: stay.checkIn, checkOut: least(stay.checkOut, other.checkIn) };
	const after = { checkIn: most(stay.checkIn, other.checkOut), checkOut: stay.checkOut };
	return [before, after].filter((span) => countNights(span) > 0);
}

const least = (a: string, b: string) => (a < b ? a : b);
const most = (a: string, b: string) => (a > b ? a : b);
