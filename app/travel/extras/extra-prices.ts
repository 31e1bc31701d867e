import type { Selectable } from "kysely";
import { t } from "#app/common/language/messages.ts";
import { countNights, dateOfDay, dayOf, type StayDates } from "#app/travel/nights/stay.ts";
import type { TravelBookingsTables } from "#db/schema/travel-bookings.ts";
import type { TravelHotelsTables } from "#db/schema/travel-hotels.ts";

type Row = Selectable<TravelHotelsTables["extras"]>;

/** What an extra is charged for. For persons, the quantity is their number. */
export const PER = ["stay", "night", "person", "person_night"] as const satisfies readonly Row["per"][];

/** An extra that a hotel offers. `name` is in the language of the page, `writtenName` the original. */
export type Extra = Pick<Row, "id" | "per" | "on_day" | "price" | "per_day"> & {
	name: string;
	writtenName: string;
};

export type BookedExtra = Selectable<TravelBookingsTables["booking_extras"]>;

/** What a guest chose of an extra: at least 1. */
export type ChosenExtra = { extra: Extra; quantity: number };

/** The same with what it costs for a stay, in minor units. */
export type PricedExtra = ChosenExtra & { name: string; amount: number };

type Charged = Pick<Row, "per" | "on_day" | "price"> & { quantity: number };

/** What an extra costs for a stay, in minor units. */
export const amountOf = ({ per, price, quantity }: Charged, stay: StayDates): number =>
	price * quantity * (per === "night" || per === "person_night" ? countNights(stay) : 1);

export const priceExtras = (chosen: readonly ChosenExtra[], stay: StayDates): PricedExtra[] =>
	chosen.map(({ extra, quantity }) => {
		const amount = amountOf({ ...extra, quantity }, stay);
		return { extra, name: extra.name, quantity, amount };
	});

/** The first and the last date on which a stay uses an extra, by the hotel's calendar. */
export function usedDays({ per, on_day }: Charged, { checkIn, checkOut }: StayDates) {
	if (per === "night" || per === "person_night")
		return { first_day: checkIn, last_day: dateOfDay(dayOf(checkOut) - 1) };
	const day = on_day === "departure" ? checkOut : checkIn;
	return { first_day: day, last_day: day };
}

/** The extras of a stay as lines of its price. */
export const extraLines = (extras: readonly { name: string; quantity: number; amount: number }[]) =>
	extras.map(({ name, quantity, amount }) => ({
		name: quantity === 1 ? name : t.extras.times({ name, quantity }),
		amount,
	}));

export const sumOfExtras = (extras: readonly { amount: number }[]): number =>
	extras.reduce((sum, { amount }) => sum + amount, 0);
