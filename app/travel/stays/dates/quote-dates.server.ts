import { wallClock } from "#app/common/calendar.ts";
import {
	type ChosenExtra,
	type PricedExtra,
	priceExtras,
	sumOfExtras,
} from "#app/travel/extras/extra-prices.ts";
import { findSoldOut, readAgreedExtras } from "#app/travel/extras/read-extras.server.ts";
import {
	countNights,
	datesOf,
	partyOfBooking,
	type StayDates,
	type StayParty,
} from "#app/travel/nights/stay.ts";
import { atAgreedPrices, type MovedStay, spansOutside } from "#app/travel/quotes/moved-stay.ts";
import type { HotelOffer, OfferedNight } from "#app/travel/quotes/offers.ts";
import { freeUntil, stayCancellationFee } from "#app/travel/quotes/policy.ts";
import { priceStay } from "#app/travel/quotes/price-stay.ts";
import { type QuoteRefusal, quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import { nightsAt } from "#app/travel/quotes/rate-plans.ts";
import { readBookedPlan } from "#app/travel/quotes/read-rate-plans.server.ts";
import { quotedNights, readBookedOffer, readSoldRoom } from "#app/travel/quotes/read-sold-room.server.ts";
import { lastCheckOut } from "#app/travel/quotes/stay-form.ts";
import { type StayTax, stayTaxOf, taxOfBooking } from "#app/travel/quotes/stay-tax.ts";
import { mayChangeCheckOut, mayMoveDates } from "#app/travel/stays/booking-rules.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";

export type DatesRefusal =
	| QuoteRefusal
	/** Only a confirmed booking that was booked without a request and has not begun can move. */
	| { reason: "not_movable" | "same_dates" }
	/** The guest is checked in, so the arrival date can't change. */
	| { reason: "arrived" }
	/** A stay that has begun can't end before the hotel's today. */
	| { reason: "past_check_out"; today: string }
	/** Free cancellation has ended: nights can be added, but none given up. */
	| { reason: "late"; freeUntil: string };

export type DatesQuote = {
	ok: true;
	nights: OfferedNight[];
	/** The agreed offer, if it goes on; see `atAgreedPrices`. */
	offer: HotelOffer | null;
	/** Minor units: the nights, the extras and the stay tax. */
	total: number;
	/** The extras in the total. */
	extras: PricedExtra[];
	/** The stay tax in the total. */
	tax: number;
	/** ISO, UTC. Once it has passed it stays: the stay can then begin earlier, never later. */
	freeUntil: string;
};

type DatesQuery = { booking: Booking; to: StayDates; now: Date; by?: "guest" | "staff" };

/**
 * Returns the price of a booking on other dates, or why it can't move there. Kept nights keep their agreed
 * price, new ones cost today's price with the agreed offer while it holds (see `atAgreedPrices`), and the policy stays. When cancellation is no longer free, a guest can
 * add nights but not give any up, so that moving does not avoid the fee. Staff may move any confirmed stay
 * that has not begun; the guest's cancellation fee stays due. Nights can be given up even when the room or its hotel
 * is no longer on sale. Staff may change the end of a stay that has
 * begun: see `quoteCheckOut`.
 */
export async function quoteDates(
	db: Database,
	{ booking, to, now, by = "guest" }: DatesQuery,
): Promise<DatesQuote | ({ ok: false } & DatesRefusal)> {
	const from = datesOf(booking);
	const today = wallClock(now, booking.time_zone).date;
	if (mayChangeCheckOut(booking, by)) return quoteCheckOut(db, { booking, to, today });
	if (!mayMoveDates(booking, today, by)) return { ok: false, reason: "not_movable" };
	if (from.checkIn === to.checkIn && from.checkOut === to.checkOut)
		return { ok: false, reason: "same_dates" };
	const isLate = stayCancellationFee(booking, now) > 0;
	if (by === "guest" && isLate && spansOutside(from, to).length > 0)
		return { ok: false, reason: "late", freeUntil: booking.free_until };
	const moved: MovedStay = {
		...from,
		rooms: booking.rooms,
		nights: [...booking.nights, ...booking.heldNights],
		offer: await readBookedOffer(db, booking),
		tax: taxOfBooking(booking),
		bookingId: booking.id,
	};
	const extras = await readAgreedExtras(db, booking.id);
	const { room_id: roomId } = booking;
	const party = partyOfBooking(booking);
	const plan = await readBookedPlan(db, booking);
	const quoted = await quoteStay(db, { ...to, ...party, extras, roomId, plan, now, moved, by });
	const isGivingUp = countNights(to) > 0 && spansOutside(to, from).length === 0;
	// Nights can be given up, too, when the room is no longer on sale.
	const quote =
		!quoted.ok && quoted.reason === "not_for_sale" && isGivingUp
			? agreedNights(moved, to, { ...party, extras })
			: quoted;
	if (!quote.ok) return quote;
	// The hotel now confirms by hand: it has not agreed to other nights.
	if (by === "guest" && !isGivingUp && quote.holdUntil !== null) return { ok: false, reason: "not_movable" };
	const begins = { checkIn: to.checkIn, checkInFrom: booking.check_in_from, timeZone: booking.time_zone };
	const free = freeUntil({ ...begins, freeUntilDays: booking.free_until_days }).toISOString();
	const isOver = isLate && booking.free_until < free;
	return {
		ok: true,
		nights: quote.nights,
		offer: keptOffer(moved, quote.nights),
		total: quote.total,
		tax: quote.tax,
		extras: quote.extras,
		freeUntil: isOver ? booking.free_until : free,
	};
}

/** Every night with an offer has a price without it. */
const keptOffer = ({ offer }: Pick<MovedStay, "offer">, nights: readonly OfferedNight[]) =>
	nights.some(({ full_price }) => full_price !== null) ? offer : null;

type Others = StayParty & { extras: readonly ChosenExtra[] };

function agreedNights(moved: MovedStay, to: StayDates, others: Others) {
	const own = moved.nights.filter(({ date }) => date >= to.checkIn && date < to.checkOut);
	const kept = atAgreedPrices(own, moved);
	const priced = withOthers(moved.tax, kept, { ...to, ...others });
	return { ok: true, nights: kept, ...priced, holdUntil: null } as const;
}

/** What nights cost together with extras and the stay tax, in minor units. */
function withOthers(
	rule: StayTax | null,
	nights: readonly { price: number }[],
	{ extras: chosen, ...stay }: StayDates & Others,
) {
	const price = nights.reduce((sum, night) => sum + night.price, 0);
	const tax = stayTaxOf(rule, { ...stay, nights: nights.length, price });
	const extras = priceExtras(chosen, stay);
	return { tax, extras, total: price + sumOfExtras(extras) + tax };
}

type CheckOutQuery = {
	booking: Booking;
	to: StayDates;
	/** The date in the hotel's time zone. */
	today: string;
};

/**
 * Returns the price of a stay that has begun with another check-out date, or why it can't end then. Kept
 * nights keep their agreed price, added nights cost today's price, and released nights cost nothing. Added
 * nights must be available, but rules about arrival, departure and minimum stay do not apply, because the
 * guest is already there. A stay can't end before today or have no night.
 */
async function quoteCheckOut(
	db: Database,
	{ booking, to, today }: CheckOutQuery,
): Promise<DatesQuote | ({ ok: false } & DatesRefusal)> {
	const refused = (refusal: DatesRefusal) => ({ ok: false as const, ...refusal });
	if (to.checkIn !== booking.check_in) return refused({ reason: "arrived" });
	if (to.checkOut === booking.check_out) return refused({ reason: "same_dates" });
	if (countNights(to) < 1) return refused({ reason: "no_nights" });
	if (to.checkOut < today) return refused({ reason: "past_check_out", today });
	const remaining = booking.nights.filter(({ date }) => date < to.checkOut);
	const added = { checkIn: booking.check_out, checkOut: to.checkOut };
	const more = countNights(added) > 0 ? await priceAdded(db, { booking, to, added, today }) : [];
	if ("reason" in more) return refused(more);
	const agreed = { nights: booking.nights, offer: await readBookedOffer(db, booking) };
	const nights = atAgreedPrices([...remaining, ...more], agreed);
	const extras = await readAgreedExtras(db, booking.id);
	const soldOut = await findSoldOut(db, { chosen: extras, stay: to, exceptBookingId: booking.id });
	if (soldOut) return refused({ reason: "extra_sold_out", name: soldOut.name });
	const others = { ...to, ...partyOfBooking(booking), extras };
	const priced = withOthers(taxOfBooking(booking), nights, others);
	return { ok: true, nights, offer: keptOffer(agreed, nights), ...priced, freeUntil: booking.free_until };
}

async function priceAdded(
	db: Database,
	{ booking, to, added, today }: CheckOutQuery & { added: StayDates },
): Promise<DatesRefusal | { date: string; price: number }[]> {
	const room = await readSoldRoom(db, booking.room_id);
	if (!room) return { reason: "not_for_sale" };
	if (countNights(to) > room.max_nights) return { reason: "too_long", limit: room.max_nights };
	const last = lastCheckOut(today);
	if (to.checkOut > last) return { reason: "too_far", lastCheckOut: last };
	const nights = await quotedNights(db, { roomId: booking.room_id, ...added });
	const anyLength = { min_nights: 1, max_nights: Number.MAX_SAFE_INTEGER };
	const anyParty = { sleeps: Number.MAX_SAFE_INTEGER, max_adults: Number.MAX_SAFE_INTEGER };
	const anyDay = { min_stay: null, is_closed_to_arrival: false, is_closed_to_departure: false };
	const priced = priceStay(
		{ ...room, ...anyLength, ...anyParty },
		nights.map((night) => ({ ...night, ...anyDay })),
		{ ...added, ...partyOfBooking(booking) },
	);
	const plan = await readBookedPlan(db, booking);
	if (priced.ok) return plan ? nightsAt(plan, priced.nights, booking.rooms) : priced.nights;
	const { ok: _, ...refusal } = priced;
	return refusal;
}
