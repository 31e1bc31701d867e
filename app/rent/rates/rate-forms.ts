import type { Selectable } from "kysely";
import { z } from "zod";
import { clockTime } from "#app/common/forms/date-fields.ts";
import { line, refuseField } from "#app/common/forms/form-fields.ts";
import { price, ticked, wholeNumber } from "#app/common/forms/number-fields.ts";
import { settingMarks } from "#app/common/forms/setting-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { typedMoney } from "#app/common/money.ts";
import { CELLS_PER_DAY } from "#app/rent/fleet/cells.ts";
import type { Schema } from "#db/schema.ts";

const MOST_PREFIXES = 200;

/** The prefixes of postal codes, separated by spaces or commas: capital letters and digits, each once. */
const postalPrefixes = () =>
	z.string({ error: "Enter at least one postal code prefix." }).transform((typed, context) => {
		const prefixes = [
			...new Set(
				typed
					.toUpperCase()
					.replaceAll("-", "")
					.split(/[\s,;]+/)
					.filter(Boolean),
			),
		];
		const odd = prefixes.find((prefix) => !/^[A-Z0-9]{1,10}$/.test(prefix));
		if (prefixes.length === 0) return refuseField(context, "Enter at least one postal code prefix.");
		if (odd !== undefined)
			return refuseField(context, `Use letters and digits only, not “${odd.slice(0, 20)}”.`);
		if (prefixes.length > MOST_PREFIXES) return refuseField(context, "Enter up to 200 prefixes.");
		return prefixes;
	});

export const zoneSchema = z.object({
	...settingMarks,
	name: line({ missing: "Enter a name.", min: 2, max: 60, name: "Name" }),
	prefixes: postalPrefixes(),
	active: ticked(),
});

/** How long a move takes, in half hours, from hours such as `2` and `2.5`. */
const hours = (what: string) =>
	z.string({ error: `Enter the hours for ${what}.` }).transform((typed, context) => {
		const cells = /^\d{1,2}([.,][05])?$/.test(typed.trim()) ? Number(typed.trim().replace(",", ".")) * 2 : 0;
		return cells >= 1 && cells <= CELLS_PER_DAY
			? cells
			: refuseField(context, "Enter full or half hours from 0.5 to 24, like 2.5.");
	});

/** The longest time before a move from which a cancellation costs something, in hours: 30 days. */
const MOST_FREE_HOURS = 720;

/** The field of the price between two zones. */
export const zonePriceField = (from: number, to: number) => `price_${maskId(from)}_${maskId(to)}`;

/** The pairs of zones that a rate card has a price for, with the name of the field: each with itself and with each other. */
export const zonePairs = <Zone extends { id: number; name: string }>(zones: readonly Zone[]) =>
	[...zones]
		.sort((one, other) => one.id - other.id)
		.flatMap((from, index, all) =>
			all.slice(index).map((to) => ({ from, to, field: zonePriceField(from.id, to.id) })),
		);

/** The labels of a rate card's columns. Amounts are in minor units, durations in half hours. */
export const RATE_LABELS = {
	default_price: "All other moves between zones",
	minimum_price: "Minimum price",
	floor_price: "Each floor without an elevator",
	helper_price: "Each helper",
	packing_price: "Packing assistance",
	weekend_percent: "Weekend surcharge, %",
	evening_percent: "Evening surcharge, %",
	evening_from: "Evening from",
	free_hours: "Free cancellation until … hours before the move",
	late_fee_percent: "Late cancellation, % of the price",
	deposit_percent: "Deposit, %",
	cells_item: t.homeSizes.item,
	cells_studio: t.homeSizes.studio,
	cells_one: t.homeSizes.one,
	cells_two: t.homeSizes.two,
	cells_three: t.homeSizes.three,
};

export type RateColumn = keyof typeof RATE_LABELS;

/** A stored rate card as its form shows it, without the prices between zones. */
export function typedRates(card: Pick<Selectable<Schema["rent_rate_cards"]>, RateColumn>, currency: string) {
	const show = (column: string, value: string | number) => {
		if (column.endsWith("_price")) return typedMoney(Number(value), currency);
		return String(column.startsWith("cells_") ? Number(value) / 2 : value);
	};
	const typed = (Object.keys(RATE_LABELS) as RateColumn[]).map((column) => {
		const value = card[column];
		return [column, value === null ? "" : show(column, value)];
	});
	return Object.fromEntries(typed) as Record<RateColumn, string>;
}

const wholeOrNone = (name: string, max: number) => wholeNumber({ name, max, otherwise: 0 });

/** What a rate card says, without the prices between zones. An amount that is left out is 0, except `default_price`. */
function rateFields(currency: string) {
	const amount = (name: string) => price(currency, { name }).transform((typed) => typed ?? 0);
	return {
		default_price: price(currency, { name: "The price" }),
		minimum_price: amount("The minimum price"),
		floor_price: amount("The price for a floor"),
		helper_price: amount("The price for a helper"),
		packing_price: amount("The price for packing"),
		weekend_percent: wholeOrNone("The weekend surcharge", 200),
		evening_percent: wholeOrNone("The evening surcharge", 200),
		evening_from: clockTime("")
			.optional()
			.transform((time) => time ?? null),
		free_hours: wholeOrNone("The hours before a move", MOST_FREE_HOURS),
		late_fee_percent: wholeOrNone("The late fee", 100),
		deposit_percent: wholeOrNone("The deposit", 100),
		cells_item: hours(t.homeSizes.item.toLowerCase()),
		cells_studio: hours(t.homeSizes.studio.toLowerCase()),
		cells_one: hours(t.homeSizes.one.toLowerCase()),
		cells_two: hours(t.homeSizes.two.toLowerCase()),
		cells_three: hours(t.homeSizes.three.toLowerCase()),
	} satisfies Record<RateColumn, z.ZodType>;
}

/** The form of a rate card: its columns, and the price of each pair of zones that has one. */
export function rateCardSchema<Pair extends { field: string }>(currency: string, pairs: readonly Pair[]) {
	const pairFields = pairs.map(({ field }) => [field, price(currency, { name: "The price" })]);
	return z
		.object({
			...settingMarks,
			...rateFields(currency),
			// Their names are computed; `transform` reads them.
			...(Object.fromEntries(pairFields) as Record<never, never>),
		})
		.refine(({ evening_percent, evening_from }) => evening_percent === 0 || evening_from !== null, {
			path: ["evening_from"],
			message: "Enter when the evening begins.",
		})
		.transform((typed) => {
			const amounts: Record<string, unknown> = typed;
			const columns = (Object.keys(RATE_LABELS) as RateColumn[]).map((column) => [column, typed[column]]);
			return {
				expectedVersion: typed.expectedVersion,
				prices: Object.fromEntries(columns) as Pick<typeof typed, RateColumn>,
				zonePrices: pairs.flatMap(({ field, ...pair }) => {
					const amount = amounts[field];
					return typeof amount === "number" ? [{ ...pair, price: amount }] : [];
				}),
			};
		});
}
