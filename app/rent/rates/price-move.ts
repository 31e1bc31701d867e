import { weekdayOf } from "#app/common/calendar.ts";
import { type QuoteLine, totalOf } from "#app/common/quote-lines.ts";
import type { QuotableMove } from "./move-job.ts";

/** What a rate card charges. Minor units. */
type Rates = {
	floor_price: number;
	helper_price: number;
	packing_price: number;
	minimum_price: number;
	weekend_percent: number;
	evening_percent: number;
	evening_from: string | null;
};

const SATURDAY = 6;

/**
 * The lines of a move's price. Surcharges for the weekend and the evening are percents of the lines above them, without
 * each other, each rounded half up. A last line raises the total to the minimum price.
 */
export function priceMove(
	rates: Rates,
	base: { from: string; to: string; price: number },
	move: Omit<QuotableMove, "vehicle_type" | "current_address" | "new_address">,
): QuoteLine[] {
	const lines = [
		{
			label: base.from === base.to ? `Within ${base.from}` : `${base.from} to ${base.to}`,
			amount: base.price,
		},
		...floors("Moving from", move.from_floor, move.is_from_elevator, rates),
		...floors("Moving to", move.to_floor, move.is_to_elevator, rates),
		{ label: counted(move.helpers, "helper"), amount: move.helpers * rates.helper_price },
		{ label: "Packing assistance", amount: move.is_packing_wanted ? rates.packing_price : 0 },
	].filter(({ amount }, index) => index === 0 || amount > 0);
	const sum = totalOf(lines);
	const isWeekend = weekdayOf(move.booking_date) >= SATURDAY;
	const isEvening = rates.evening_from !== null && move.booking_time >= rates.evening_from;
	const surcharges = [
		{ name: "Weekend", percent: isWeekend ? rates.weekend_percent : 0 },
		{ name: "Evening", percent: isEvening ? rates.evening_percent : 0 },
	]
		.filter(({ percent }) => percent > 0)
		.map(({ name, percent }) => ({
			label: `${name} surcharge, ${percent}%`,
			amount: percentOf(sum, percent),
		}));
	const all = [...lines, ...surcharges];
	const missing = rates.minimum_price - totalOf(all);
	return missing > 0 ? [...all, { label: "Up to the minimum price", amount: missing }] : all;
}

const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function floors(
	side: string,
	floor: number,
	hasElevator: boolean,
	{ floor_price }: Pick<Rates, "floor_price">,
): QuoteLine[] {
	if (hasElevator) return [];
	return [{ label: `${side}: ${counted(floor, "floor")} without an elevator`, amount: floor * floor_price }];
}
