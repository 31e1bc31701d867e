import { weekdayOf } from "#app/common/calendar.ts";
import { type QuoteLine, totalOf } from "#app/common/quote-lines.ts";
import type { QuotableMove } from "./move-job.ts";
import { codeOf } from "./price-lines.ts";

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
 * The lines of a move's price, labelled with codes. Surcharges for the weekend and the evening are percents of the lines above them, without
 * each other, each rounded half up. A last line raises the total to the minimum price.
 */
export function priceMove(
	rates: Rates,
	base: { from: string; to: string; price: number },
	move: Omit<QuotableMove, "vehicle_type" | "current_address" | "new_address">,
): QuoteLine[] {
	const lines = [
		{
			label: codeOf(
				base.from === base.to
					? { kind: "within", zone: base.from }
					: { kind: "between", from: base.from, to: base.to },
			),
			amount: base.price,
		},
		...floors("floors from", move.from_floor, move.is_from_elevator, rates),
		...floors("floors to", move.to_floor, move.is_to_elevator, rates),
		{ label: codeOf({ kind: "helpers", count: move.helpers }), amount: move.helpers * rates.helper_price },
		{ label: codeOf({ kind: "packing" }), amount: move.is_packing_wanted ? rates.packing_price : 0 },
	].filter(({ amount }, index) => index === 0 || amount > 0);
	const sum = totalOf(lines);
	const isWeekend = weekdayOf(move.booking_date) >= SATURDAY;
	const isEvening = rates.evening_from !== null && move.booking_time >= rates.evening_from;
	const surcharges = [
		{ kind: "weekend" as const, percent: isWeekend ? rates.weekend_percent : 0 },
		{ kind: "evening" as const, percent: isEvening ? rates.evening_percent : 0 },
	]
		.filter(({ percent }) => percent > 0)
		.map(({ kind, percent }) => ({
			label: codeOf({ kind, percent }),
			amount: percentOf(sum, percent),
		}));
	const all = [...lines, ...surcharges];
	const missing = rates.minimum_price - totalOf(all);
	return missing > 0 ? [...all, { label: codeOf({ kind: "minimum" }), amount: missing }] : all;
}

const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

function floors(
	kind: "floors from" | "floors to",
	floor: number,
	hasElevator: boolean,
	{ floor_price }: Pick<Rates, "floor_price">,
): QuoteLine[] {
	if (hasElevator) return [];
	return [{ label: codeOf({ kind, count: floor }), amount: floor * floor_price }];
}
