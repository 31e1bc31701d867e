import { wallClock } from "#app/common/calendar.ts";
import { translated } from "#app/common/language/translated.ts";
import {
	type ChosenExtra,
	type PricedExtra,
	priceExtras,
	sumOfExtras,
} from "#app/travel/extras/extra-prices.ts";
import { findSoldOut } from "#app/travel/extras/read-extras.server.ts";
import { countNights, dayOf, type Stay } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import type { Board } from "#db/schema/travel-hotels.ts";
import { deadlineBefore, depositOf, onlinePercent } from "./deposit.ts";
import { atAgreedPrices, type MovedStay, withoutItself } from "./moved-stay.ts";
import { bestOffer, type HotelOffer, type OfferedNight, offeredNights, wasAsked } from "./offers.ts";
import { freeUntil } from "./policy.ts";
import { priceStay, type StayRefusal } from "./price-stay.ts";
import { isOfferedFor, nightsAt, type RatePlan, termsAt } from "./rate-plans.ts";
import { quotedNights, readOffers, readSoldRoom, type SoldRoom } from "./read-sold-room.server.ts";
import { lastCheckOut } from "./stay-form.ts";
import { payableOnline, type StayTax, stayTaxOf, taxOfHotel } from "./stay-tax.ts";

/** Why a stay is not available. `too_late_today` has the cut-off in the hotel's time zone. */
export type QuoteRefusal =
	| StayRefusal
	| { reason: "not_for_sale" | "no_nights" | "past" }
	| { reason: "too_late_today"; until: string }
	/** The rate is not on sale for the room, or not for a stay of this length so many days ahead. */
	| { reason: "rate_not_offered" }
	/** The hotel has too few of an extra on one of the days. */
	| { reason: "extra_sold_out"; name: string }
	| { reason: "too_far"; lastCheckOut: string };

export type StayQuote = {
	ok: true;
	hotel: ReturnType<typeof hotelOf>;
	room: ReturnType<typeof roomOf>;
	rate: QuotedRate;
	stay: Stay;
	/** The offer that makes it cheapest; null for none, and for a booking that moves. */
	offer: HotelOffer | null;
	/** Minor units for each night, for all rooms and guests. */
	nights: OfferedNight[];
	/** The stay tax, in minor units; `taxRule`: how it is charged, null for none. */
	tax: number;
	taxRule: StayTax | null;
	extras: PricedExtra[];
	/** The nights, the extras and the tax. */
	total: number;
	/** Whether its price without the offer was asked in the last 30 days, and no lower one: see `wasAsked`. */
	isFullPriceReal: boolean;
	terms: StayTerms;
	/** When a request expires (ISO, UTC); null at a hotel that confirms automatically. */
	holdUntil: string | null;
	/** What is paid online when booking, in minor units; 0: all is paid at the hotel. */
	deposit: number;
	/** Of the total. */
	depositPercent: number;
};

/** `planId` and the names are those of a rate plan: null and empty for the standard rate. */
export type QuotedRate = {
	planId: number | null;
	/** In the language of the page. */
	name: string;
	writtenName: string;
	board: Board;
};

/** The fees for cancellation and no-show, in percent of the total. */
export type StayTerms = {
	freeUntilDays: number;
	/** ISO, UTC. */
	freeUntil: string;
	lateFeePercent: number;
	noShowPercent: number;
};

type QuoteQuery = Stay & {
	roomId: number;
	/** Null or absent: the standard rate. */
	plan?: RatePlan | null;
	now: Date;
	/** The code that the guest entered, in upper case: see `HotelOffer`. */
	code?: string | null;
	/** Staff of the hotel may book at any hour, and before the hotel is approved. */
	by?: "guest" | "staff";
	/** The booking that moves to these dates; see `MovedStay`. */
	moved?: MovedStay;
	/** What the guest wants beside the nights. */
	extras?: readonly ChosenExtra[];
	/** The currency of online payments; null: nothing is paid online, whatever the hotel chose. */
	onlineCurrency?: string | null;
	/** What the caller has read already: the room, and in a transaction the locked nights. */
	found?: SoldRoom | undefined;
	offers?: readonly HotelOffer[];
	nights?: Awaited<ReturnType<typeof quotedNights>>;
};

/**
 * Returns the price and terms of a stay, or why it is unavailable. Hotel and room must be live, the stay must
 * begin today or later on the hotel's calendar (for tonight, before the cut-off), end within 540 days, and
 * pass `priceStay`. The best offer of the hotel applies, and one with a code only when it was entered. In a transaction
 * that has locked the nights, the result can be booked.
 */
export async function quoteStay(
	db: Database,
	{
		roomId,
		plan = null,
		code = null,
		now,
		by = "guest",
		moved,
		extras: chosen = [],
		onlineCurrency = null,
		...query
	}: QuoteQuery,
): Promise<StayQuote | ({ ok: false } & QuoteRefusal)> {
	const refused = (refusal: QuoteRefusal) => ({ ok: false as const, ...refusal });
	const found = query.found ?? (await readSoldRoom(db, roomId));
	if (!found || (by === "guest" && found.status !== "approved")) return refused({ reason: "not_for_sale" });
	const { checkIn, checkOut, rooms, adults, children, ages } = query;
	const stay = { checkIn, checkOut, rooms, adults, children, ...(ages ? { ages } : {}) };
	const here = wallClock(now, found.time_zone);
	if (countNights(stay) < 1) return refused({ reason: "no_nights" });
	if (checkIn < here.date) return refused({ reason: "past" });
	const isLate = checkIn === here.date && checkIn !== moved?.checkIn && here.time >= found.same_day_until;
	if (by === "guest" && isLate) return refused({ reason: "too_late_today", until: found.same_day_until });
	const last = lastCheckOut(here.date);
	if (checkOut > last) return refused({ reason: "too_far", lastCheckOut: last });
	const ahead = moved ? null : dayOf(checkIn) - dayOf(here.date);
	if (plan && !isOfferedFor(plan, { nights: countNights(stay), ahead }))
		return refused({ reason: "rate_not_offered" });
	const nights = query.nights ?? (await quotedNights(db, { roomId, checkIn, checkOut }));
	const priced = priceStay(found, moved ? withoutItself(nights, moved) : nights, stay);
	if (!priced.ok) return priced;
	const atRate = plan ? nightsAt(plan, priced.nights, rooms) : priced.nights;
	const open = moved ? [] : (query.offers ?? (await readOffers(db, { hotelId: found.hotel_id })));
	const { offer } = bestOffer(
		open.filter((each) => each.code === null || each.code === code),
		{ total: sumOf(atRate), nights: () => atRate },
		{ nights: atRate.length, ahead, checkIn },
	);
	const charged = moved ? atAgreedPrices(atRate, moved) : offeredNights(offer, atRate);
	const price = sumOf(charged);
	const terms = termsAt(plan, found);
	const taxRule = moved ? moved.tax : taxOfHotel(found);
	const tax = stayTaxOf(taxRule, { ...stay, nights: countNights(stay), price });
	const soldOut = await findSoldOut(db, { chosen, stay, exceptBookingId: moved?.bookingId ?? 0 });
	if (soldOut) return refused({ reason: "extra_sold_out", name: soldOut.name });
	const extras = priceExtras(chosen, stay);
	const total = price + sumOfExtras(extras) + tax;
	const depositPercent = onlineCurrency === null ? 0 : onlinePercent(terms);
	const arrival = { checkIn, checkInFrom: found.check_in_from, timeZone: found.time_zone };
	return {
		ok: true,
		hotel: hotelOf(found),
		room: roomOf(found, roomId),
		rate: {
			planId: plan?.id ?? null,
			name: plan?.name ?? "",
			writtenName: plan?.writtenName ?? "",
			board: plan?.board ?? found.board,
		},
		stay,
		offer,
		nights: charged,
		tax,
		taxRule,
		extras,
		total,
		isFullPriceReal: wasAsked(found, { nights, plan, checkOut, now, today: here.date }),
		terms: {
			freeUntilDays: terms.free_until_days,
			freeUntil: freeUntil({ ...arrival, freeUntilDays: terms.free_until_days }).toISOString(),
			lateFeePercent: terms.late_fee_percent,
			noShowPercent: terms.no_show_percent,
		},
		// What a hotel's staff book is confirmed.
		holdUntil:
			found.confirmation === "instant" || by === "staff"
				? null
				: deadlineBefore(arrival, found.request_hours, now),
		deposit:
			onlineCurrency === null
				? 0
				: depositOf(payableOnline(taxRule, { total, taxTotal: tax }), depositPercent, onlineCurrency),
		depositPercent,
	};
}

/**
 * The quote of a room at the standard rate, and those at its `plans` that are offered for the stay. Without the first one
 * there are no others, because a rate keeps the rules of its room.
 */
export async function quoteRates(
	db: Database,
	{ plans, ...query }: Omit<QuoteQuery, "plan" | "moved"> & { plans: readonly RatePlan[] },
) {
	const found = query.found ?? (await readSoldRoom(db, query.roomId));
	const nights = query.nights ?? (await quotedNights(db, query));
	const offers = query.offers ?? (found && (await readOffers(db, { hotelId: found.hotel_id }))) ?? [];
	const quote = await quoteStay(db, { ...query, found, nights, offers });
	const rates: StayQuote[] = [];
	for (const plan of quote.ok ? plans : []) {
		const other = await quoteStay(db, { ...query, plan, found, nights, offers });
		if (other.ok) rates.push(other);
	}
	return { quote, rates };
}

const sumOf = (nights: readonly { price: number }[]) => nights.reduce((sum, { price }) => sum + price, 0);

/** `writtenName`: the original of the name, which bookings keep. */
const roomOf = (found: SoldRoom, id: number) => {
	const { room_name: name, beds, room_translations: translations } = found;
	const shown = translated({ name, beds, translations }, ["name", "beds"]);
	return { ...shown, id, writtenName: name, imageHash: found.room_image_hash };
};

const hotelOf = (found: SoldRoom) => ({
	id: found.hotel_id,
	name: found.hotel_name,
	address: found.address,
	city: found.city,
	country: found.country,
	timeZone: found.time_zone,
	email: found.email,
	imageHash: found.hotel_image_hash,
	checkInFrom: found.check_in_from,
	checkOutUntil: found.check_out_until,
	houseRules: translated({ ...found, translations: found.hotel_translations }, ["house_rules"]).house_rules,
	unconfirmed: found.unconfirmed,
});
