import type { Selectable } from "kysely";
import { t } from "#app/common/language/messages.ts";
import { percentOf } from "#app/common/money.ts";
import type { RatePlansTable } from "#db/schema/travel-hotels.ts";
import type { PaymentPolicy } from "./deposit.ts";

type Row = Selectable<RatePlansTable>;

/** From the fewest meals to the most. */
export const BOARDS = ["room_only", "breakfast", "half_board", "full_board", "all_inclusive"] as const;

/** What decides on the price of a rate plan, and for which stays it is offered. */
export type PricedPlan = Pick<
	Row,
	"adjustment" | "price_change" | "min_nights" | "max_nights" | "min_days_ahead" | "max_days_ahead"
>;

/** What a search compares of a rate. */
export type SearchedPlan = PricedPlan & Pick<Row, "cancellation" | "free_until_days" | "late_fee_percent">;

/** A rate of a hotel beside the standard one. `name` is in the language of the page, `writtenName` the original. */
export type RatePlan = PricedPlan &
	Pick<Row, "id" | "name" | "board" | "cancellation" | "free_until_days" | "late_fee_percent"> &
	Pick<Row, "no_show_percent" | "payment" | "deposit_percent" | "updated_at"> & { writtenName: string };

/** Days before check-in until which cancelling a stay that is not refundable is free: long before any booking. */
export const NON_REFUNDABLE_DAYS = 999;

type Priced = {
	/** The sum of nights at the standard rate, in minor units. */
	sum: number;
	nights: number;
	rooms: number;
};

/** What these nights cost at a rate, in minor units. A percentage is rounded half up, once for all nights. */
export const priceAt = (plan: PricedPlan, { sum, nights, rooms }: Priced): number =>
	Math.max(
		0,
		plan.adjustment === "percent"
			? percentOf(sum, 100 + plan.price_change)
			: sum + nights * rooms * plan.price_change,
	);

/**
 * The price of each night at a rate, from those at the standard rate. Together they are what `priceAt` says of their sum: a
 * night costs what the nights up to it cost more than those before it.
 */
export function nightsAt<Night extends { price: number }>(
	plan: PricedPlan,
	nights: readonly Night[],
	rooms: number,
): Night[] {
	return spreadOver(nights, (sum, count) => priceAt(plan, { sum, nights: count, rooms }));
}

/** Nights with the prices of a rule for their sum and number, which is rounded once: see `nightsAt`. */
export function spreadOver<Night extends { price: number }>(
	nights: readonly Night[],
	priceOf: (sum: number, count: number) => number,
): Night[] {
	let sum = 0;
	let charged = 0;
	const total = nights.reduce((all, { price }) => all + price, 0);
	const most = priceOf(total, nights.length);
	return nights.map((night, at) => {
		sum += night.price;
		const upTo = Math.min(most, Math.max(charged, priceOf(sum, at + 1)));
		const price = upTo - charged;
		charged = upTo;
		return { ...night, price };
	});
}

type Length = {
	nights: number;
	/** Days from the hotel's today to check-in; null: not compared, because the stay is booked already. */
	ahead: number | null;
};

/** Whether a rate is offered for a stay, beside what the room itself allows. */
export const isOfferedFor = (plan: PricedPlan, { nights, ahead }: Length): boolean =>
	nights >= (plan.min_nights ?? 0) &&
	nights <= (plan.max_nights ?? Number.POSITIVE_INFINITY) &&
	(ahead === null ||
		(ahead >= (plan.min_days_ahead ?? 0) && ahead <= (plan.max_days_ahead ?? Number.POSITIVE_INFINITY)));

type HotelTerms = PaymentPolicy & Pick<Row, "free_until_days" | "late_fee_percent" | "no_show_percent">;

/** The terms of a hotel with those that a rate has of its own. */
export function termsAt(plan: RatePlan | null, hotel: HotelTerms): HotelTerms {
	if (!plan) return hotel;
	const { free_until_days, late_fee_percent, no_show_percent, payment, deposit_percent } = plan;
	const cancelling = {
		hotel: {},
		own: { free_until_days, late_fee_percent, no_show_percent },
		none: { free_until_days: NON_REFUNDABLE_DAYS, late_fee_percent: 100, no_show_percent: 100 },
	}[plan.cancellation];
	return { ...hotel, ...cancelling, ...(payment === "hotel" ? {} : { payment, deposit_percent }) };
}

/** `Non-refundable · Breakfast included`; empty for the standard rate without meals. */
export const formatRate = ({ plan_name, board }: { plan_name: string; board: Row["board"] }): string =>
	[plan_name, t.boards[board]].filter(Boolean).join(" · ");
