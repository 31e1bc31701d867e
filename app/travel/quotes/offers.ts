import type { Selectable } from "kysely";
import { t } from "#app/common/language/messages.ts";
import { formatMoney, percentOf } from "#app/common/money.ts";
import { dateOfDay, dayOf } from "#app/travel/nights/stay.ts";
import type { OffersTable } from "#db/schema/travel-hotels.ts";
import { isOfferedFor, nightsAt, type PricedPlan, priceAt, spreadOver } from "./rate-plans.ts";
import { lastCheckOut } from "./stay-form.ts";

type Row = Selectable<OffersTable>;

/** What an offer gives, and the stays that it holds for. */
export type OfferRule = Pick<
	Row,
	"percent" | "stay_nights" | "paid_nights" | "min_nights" | "min_days_ahead" | "max_days_ahead"
> &
	Pick<Row, "arrives_from" | "arrives_to">;

/** An offer of a hotel. `name` is in the language of the page, `writtenName` the original. */
export type HotelOffer = OfferRule & Pick<Row, "id" | "name" | "code"> & { writtenName: string };

type OfferedStay = {
	nights: number;
	/** Days from the hotel's today to check-in; null: not compared, because the stay is booked already. */
	ahead: number | null;
	checkIn: string;
};

export const holdsFor = (offer: OfferRule, { nights, ahead, checkIn }: OfferedStay): boolean =>
	nights >= Math.max(offer.min_nights ?? 0, offer.stay_nights ?? 0) &&
	checkIn >= (offer.arrives_from ?? "") &&
	(offer.arrives_to === null || checkIn <= offer.arrives_to) &&
	(ahead === null ||
		(ahead >= (offer.min_days_ahead ?? 0) && ahead <= (offer.max_days_ahead ?? Number.POSITIVE_INFINITY)));

/** How many nights of a stay are free. `4 nights for the price of 3` gives two of eight. */
const freeNights = ({ stay_nights, paid_nights }: OfferRule, nights: number): number =>
	stay_nights === null || paid_nights === null
		? 0
		: Math.floor(nights / stay_nights) * (stay_nights - paid_nights);

/** What nights cost with an offer, in minor units: the cheapest are free, or a percentage is rounded once for all. */
function totalWith(offer: OfferRule, total: number, cheapestFirst: () => readonly number[]): number {
	if (offer.percent !== null) return percentOf(total, 100 - offer.percent);
	const prices = cheapestFirst();
	const free = prices.slice(0, freeNights(offer, prices.length));
	return free.reduce((left, price) => left - price, total);
}

/** The price of each night with an offer; together they are what `totalWith` says. Of equally cheap nights, the later are free. */
export function nightsWith<Night extends { price: number }>(
	offer: OfferRule,
	nights: readonly Night[],
): Night[] {
	const { percent } = offer;
	if (percent !== null) return spreadOver(nights, (sum) => percentOf(sum, 100 - percent));
	const byPrice = nights.map((night, at) => ({ price: night.price, at }));
	byPrice.sort((one, other) => one.price - other.price || other.at - one.at);
	const free = new Set(byPrice.slice(0, freeNights(offer, nights.length)).map(({ at }) => at));
	return nights.map((night, at) => (free.has(at) ? { ...night, price: 0 } : night));
}

type PricedNights = {
	total: number;
	/** Asked for only where free nights are chosen. */
	nights: () => readonly { price: number }[];
};

/** The offer with which nights cost least, never two together; null when none makes them cheaper. */
export function bestOffer<Offer extends OfferRule>(
	offers: readonly Offer[],
	priced: PricedNights,
	stay: OfferedStay,
): { offer: Offer | null; total: number } {
	let best: { offer: Offer | null; total: number } = { offer: null, total: priced.total };
	let sorted: number[] | undefined;
	// Once for all offers: sorting takes the longest.
	const cheapestFirst = () => {
		sorted ??= priced
			.nights()
			.map(({ price }) => price)
			.sort((one, other) => one - other);
		return sorted;
	};
	for (const offer of offers) {
		if (!holdsFor(offer, stay)) continue;
		const total = totalWith(offer, priced.total, cheapestFirst);
		if (total < best.total) best = { offer, total };
	}
	return best;
}

/** What a search needs to price a room: its rates beside the standard one, and the offers of its hotel without a code. */
export type SoldAt<Plan extends PricedPlan = PricedPlan> = {
	plans: readonly Plan[];
	offers: readonly OfferRule[];
};

type StandardNights = {
	/** The sum of nights at the standard rate, in minor units, their number, and that of rooms. */
	sum: number;
	nights: number;
	rooms: number;
	/** Each night at the standard rate, for offers with free nights. */
	each: () => readonly { price: number }[];
};

/** The price of a stay at the standard rate (null) and at each other rate that is offered for it, with its best offer. */
export function pricesAtRates<Plan extends PricedPlan>(
	{ plans, offers }: SoldAt<Plan>,
	priced: StandardNights,
	stay: OfferedStay,
): { plan: Plan | null; total: number }[] {
	let known: readonly { price: number }[] | undefined;
	const each = () => {
		known ??= priced.each();
		return known;
	};
	// A search asks thousands of times, and most offers hold for few stays.
	const holding = offers.filter((offer) => holdsFor(offer, stay));
	const totalAt = (plan: Plan | null): number => {
		const total = plan ? priceAt(plan, priced) : priced.sum;
		if (holding.length === 0) return total;
		const nights = () => (plan ? nightsAt(plan, each(), priced.rooms) : each());
		return bestOffer(holding, { total, nights }, stay).total;
	};
	const prices: { plan: Plan | null; total: number }[] = [{ plan: null, total: totalAt(null) }];
	for (const plan of plans) if (isOfferedFor(plan, stay)) prices.push({ plan, total: totalAt(plan) });
	return prices;
}

/** The lowest price of a stay at any rate with any offer, in minor units. */
export const lowestAtRates = (at: SoldAt, priced: StandardNights, stay: OfferedStay): number =>
	Math.min(...pricesAtRates(at, priced, stay).map(({ total }) => total));

/** A night, and its price without the offer; null for no offer. */
export type OfferedNight = { date: string; price: number; full_price: number | null };

/** Nights at a rate with their offer, or as they are without one. */
export function offeredNights(
	offer: HotelOffer | null,
	nights: readonly { date: string; price: number }[],
): OfferedNight[] {
	if (!offer) return nights.map(({ date, price }) => ({ date, price, full_price: null }));
	return nightsWith(
		offer,
		nights.map(({ date, price }) => ({ date, price, full_price: price })),
	);
}

/** What nights cost without their offer, in minor units. */
export const fullTotal = (nights: readonly Pick<OfferedNight, "price" | "full_price">[]): number =>
	nights.reduce((sum, { price, full_price }) => sum + (full_price ?? price), 0);

/** `Stay 4, pay 3: $120.00 less`; empty without an offer. */
export function formatOffer(
	name: string,
	{ nights, currency }: { nights: readonly Pick<OfferedNight, "price" | "full_price">[]; currency: string },
): string {
	if (name === "") return "";
	const saved = fullTotal(nights) - nights.reduce((sum, { price }) => sum + price, 0);
	return t.offers.saved({ offer: name, amount: formatMoney(saved, currency) });
}

const ASKED_DAYS = 30;

/** Instants; null for never. */
type SoldSince = {
	room_created_at: string;
	approved_at: string | null;
	prices_raised_at: string | null;
};

type AskedQuery = {
	nights: readonly { raised_at: string | null }[];
	plan: { updated_at: string } | null;
	checkOut: string;
	now: Date;
	today: string;
};

/**
 * Whether guests could book these nights at this price, or a higher one, in the last 30 days: the hotel was on sale, the
 * nights were within reach, and no price of the room or of its nights has gone up since, no offer for all guests has ended
 * or changed, nor has the rate. A price may only be crossed out if so.
 */
export function wasAsked(room: SoldSince, { nights, plan, checkOut, now, today }: AskedQuery): boolean {
	const then = new Date(now.getTime() - ASKED_DAYS * 24 * 60 * 60 * 1000).toISOString();
	const changes = [room.room_created_at, room.approved_at ?? now.toISOString(), room.prices_raised_at];
	return (
		[...changes, plan?.updated_at, ...nights.map(({ raised_at }) => raised_at)].every(
			(at) => !at || at <= then,
		) && checkOut <= lastCheckOut(dateOfDay(dayOf(today) - ASKED_DAYS))
	);
}
