import type { Insertable, Selectable } from "kysely";
import type { z } from "zod";
import { typedMoney } from "#app/common/money.ts";
import { HOME_SIZE_NAMES, HOME_SIZES } from "#app/rent/move-job.ts";
import type { HomeSize } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import type { rateCardSchema } from "./rate-forms.ts";

const AMOUNTS = {
	defaultPrice: "default_price",
	minimumPrice: "minimum_price",
	floorPrice: "floor_price",
	helperPrice: "helper_price",
	packingPrice: "packing_price",
} as const;

/** The labels of a rate card's fields, without the prices between zones. */
export const rateLabels = {
	defaultPrice: "All other moves between zones",
	minimumPrice: "Minimum price",
	floorPrice: "Each floor without an elevator",
	helperPrice: "Each helper",
	packingPrice: "Packing assistance",
	weekendPercent: "Weekend surcharge, %",
	eveningPercent: "Evening surcharge, %",
	eveningFrom: "Evening from",
	freeHours: "Free until, hours before the move",
	lateFeePercent: "Late cancellation, % of the price",
	depositPercent: "Deposit, %",
	...(Object.fromEntries(HOME_SIZE_NAMES.map((size) => [`hours_${size}`, HOME_SIZES[size]])) as Record<
		`hours_${HomeSize}`,
		string
	>),
};

/** A stored rate card as its form shows it, without the prices between zones. */
export function typedRates(card: Selectable<Schema["rent_rate_cards"]>, currency: string) {
	const amounts = Object.entries(AMOUNTS).map(([field, column]) => {
		const amount = card[column];
		return [field, amount === null ? "" : typedMoney(amount, currency)];
	});
	const hours = HOME_SIZE_NAMES.map((size) => [`hours_${size}`, String(card[`cells_${size}`] / 2)]);
	return {
		...Object.fromEntries(amounts),
		...Object.fromEntries(hours),
		weekendPercent: String(card.weekend_percent),
		eveningPercent: String(card.evening_percent),
		eveningFrom: card.evening_from ?? "",
		freeHours: String(card.free_hours),
		lateFeePercent: String(card.late_fee_percent),
		depositPercent: String(card.deposit_percent),
	} as Record<keyof typeof rateLabels, string>;
}

type RateForm = z.output<ReturnType<typeof rateCardSchema>>;

/** The form of a rate card as columns. An amount that was left out is 0, except the price of all other moves. */
export const toPrices = (
	form: RateForm,
): Omit<
	Insertable<Schema["rent_rate_cards"]>,
	"id" | "vehicle_type" | "version" | "created_at" | "created_by"
> => ({
	default_price: form.defaultPrice,
	minimum_price: form.minimumPrice ?? 0,
	floor_price: form.floorPrice ?? 0,
	helper_price: form.helperPrice ?? 0,
	packing_price: form.packingPrice ?? 0,
	weekend_percent: form.weekendPercent,
	evening_percent: form.eveningPercent,
	evening_from: form.eveningFrom ?? null,
	free_hours: form.freeHours,
	late_fee_percent: form.lateFeePercent,
	deposit_percent: form.depositPercent,
	cells_item: form.hours_item,
	cells_studio: form.hours_studio,
	cells_one: form.hours_one,
	cells_two: form.hours_two,
	cells_three: form.hours_three,
});
