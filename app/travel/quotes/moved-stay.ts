import { countNights, type StayDates } from "#app/travel/nights/stay.ts";
import { type HotelOffer, holdsFor, nightsWith, type OfferedNight } from "./offers.ts";
import type { Night } from "./price-stay.ts";
import type { StayTax } from "./stay-tax.ts";

/**
 * A booking that moves to other dates: its rooms, the agreed price of each night (minor units), its offer, and the agreed
 * tax.
 */
export type MovedStay = StayDates & {
	bookingId: number;
	rooms: number;
	nights: readonly OfferedNight[];
	offer: HotelOffer | null;
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

/**
 * Nights of a booking that moves, from their prices at its rate today: kept nights keep their agreed price, others cost
 * today's. Its offer goes on if it holds for the new stay, however far ahead that was booked: a percentage is taken off the
 * new nights, and free nights are chosen again among all, so that nobody keeps the free one of four alone. An offer that no
 * longer holds is over for good: kept nights then cost their agreed price without it. A stay gets no other offer by moving.
 */
export function atAgreedPrices(
	nights: readonly { date: string; price: number }[],
	{ nights: agreed, offer }: Pick<MovedStay, "nights" | "offer">,
): OfferedNight[] {
	const known = new Map(agreed.map((night) => [night.date, night]));
	const full = nights.map(({ date, price }) => {
		const kept = known.get(date);
		return { date, price: kept ? (kept.full_price ?? kept.price) : price };
	});
	const stay = { nights: nights.length, ahead: null, checkIn: nights[0]?.date ?? "" };
	if (!offer || !holdsFor(offer, stay)) return full.map((night) => ({ ...night, full_price: null }));
	const isKept = ({ date }: { date: string }) => offer.percent !== null && known.has(date);
	const offered = nightsWith(
		offer,
		full.filter((night) => !isKept(night)),
	);
	const prices = new Map(offered.map(({ date, price }) => [date, price]));
	return full.map(({ date, price }) => ({
		date,
		price: prices.get(date) ?? known.get(date)?.price ?? price,
		full_price: price,
	}));
}

/** The nights of one stay that are not in the other, as ranges in order: what is added or given up. */
export function spansOutside(stay: StayDates, other: StayDates): StayDates[] {
	const before = { checkIn: stay.checkIn, checkOut: least(stay.checkOut, other.checkIn) };
	const after = { checkIn: most(stay.checkIn, other.checkOut), checkOut: stay.checkOut };
	return [before, after].filter((span) => countNights(span) > 0);
}

const least = (a: string, b: string) => (a < b ? a : b);
const most = (a: string, b: string) => (a > b ? a : b);
