import { quotedNights, readSoldRoom } from "#app/travel/booking/quote-stay.server.ts";
import { priceStay } from "#app/travel/nights/price-stay.ts";
import { countNights, type StayDates } from "#app/travel/nights/stay.ts";
import { lastCheckOut } from "#app/travel/search/stay-form.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import type { DatesQuote, DatesRefusal } from "./quote-dates.server.ts";

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
export async function quoteCheckOut(
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
	const nights = [...remaining, ...more];
	const total = nights.reduce((sum, { price }) => sum + price, 0);
	return { ok: true, nights, total, freeUntil: booking.free_until };
}

async function priceAdded(
	db: Database,
	{ booking, to, added, today }: CheckOutQuery & { added: StayDates },
): Promise<DatesRefusal | DatesQuote["nights"]> {
	const room = await readSoldRoom(db, booking.room_id);
	if (!room) return { reason: "not_for_sale" };
	if (countNights(to) > room.max_nights) return { reason: "too_long", limit: room.max_nights };
	const last = lastCheckOut(today);
	if (to.checkOut > last) return { reason: "too_far", lastCheckOut: last };
	const nights = await quotedNights(db, { roomId: booking.room_id, ...added });
	const { rooms, adults, children } = booking;
	const anyLength = { min_nights: 1, max_nights: Number.MAX_SAFE_INTEGER };
	const anyParty = { sleeps: Number.MAX_SAFE_INTEGER, max_adults: Number.MAX_SAFE_INTEGER };
	const priced = priceStay(
		{ ...room, ...anyLength, ...anyParty },
		nights.map((night) => ({ ...night, min_stay: null, no_arrival: false, no_departure: false })),
		{ ...added, rooms, adults, children },
	);
	if (priced.ok) return priced.nights;
	const { ok: _, ...refusal } = priced;
	return refusal;
}
