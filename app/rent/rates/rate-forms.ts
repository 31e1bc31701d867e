import type { Selectable } from "kysely";
import { z } from "zod";
import { clockTime } from "#app/common/forms/date-fields.ts";
import { type LazyMessage, line, refuseField } from "#app/common/forms/form-fields.ts";
import { price, ticked, wholeNumber } from "#app/common/forms/number-fields.ts";
import { settingMarks } from "#app/common/forms/setting-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { typedMoney } from "#app/common/money.ts";
import { CELLS_PER_DAY } from "#app/rent/fleet/cells.ts";
import type { HomeSize } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";

const MOST_PREFIXES = 200;

/** The prefixes of postal codes, separated by spaces or commas: capital letters and digits, each once. */
const postalPrefixes = () =>
	z.string({ error: () => t.moveRates.zone.enterPrefix }).transform((typed, context) => {
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
		if (prefixes.length === 0) return refuseField(context, t.moveRates.zone.enterPrefix);
		if (odd !== undefined)
			return refuseField(context, t.moveRates.zone.oddPrefix({ prefix: odd.slice(0, 20) }));
		if (prefixes.length > MOST_PREFIXES) return refuseField(context, t.moveRates.zone.tooManyPrefixes);
		return prefixes;
	});

export const zoneSchema = z.object({
	...settingMarks,
	name: line({ missing: () => t.fleet.enterName, min: 2, max: 60, name: () => t.words.name }),
	prefixes: postalPrefixes(),
	active: ticked(),
});

/** How long a move takes, in half hours, from hours such as `2` and `2.5`. */
const hours = (size: HomeSize) =>
	z.string({ error: () => t.moveRates.enterHours[size] }).transform((typed, context) => {
		const cells = /^\d{1,2}([.,][05])?$/.test(typed.trim()) ? Number(typed.trim().replace(",", ".")) * 2 : 0;
		return cells >= 1 && cells <= CELLS_PER_DAY ? cells : refuseField(context, t.moveRates.halfHours);
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

/** The columns of a rate card that its form shows. Amounts are in minor units, durations in half hours. */
const RATE_COLUMNS = [
	"default_price",
	"minimum_price",
	"floor_price",
	"helper_price",
	"packing_price",
	"weekend_percent",
	"evening_percent",
	"evening_from",
	"free_hours",
	"late_fee_percent",
	"deposit_percent",
	"cells_item",
	"cells_studio",
	"cells_one",
	"cells_two",
	"cells_three",
] as const;

export type RateColumn = (typeof RATE_COLUMNS)[number];

/** The labels of a rate card's columns, in the language of the page. */
export const rateLabels = (): Record<RateColumn, string> => ({
	...t.moveRates.label,
	cells_item: t.homeSizes.item,
	cells_studio: t.homeSizes.studio,
	cells_one: t.homeSizes.one,
	cells_two: t.homeSizes.two,
	cells_three: t.homeSizes.three,
});

/** A stored rate card as its form shows it, without the prices between zones. */
export function typedRates(card: Pick<Selectable<Schema["rent_rate_cards"]>, RateColumn>, currency: string) {
	const show = (column: string, value: string | number) => {
		if (column.endsWith("_price")) return typedMoney(Number(value), currency);
		return String(column.startsWith("cells_") ? Number(value) / 2 : value);
	};
	const typed = RATE_COLUMNS.map((column) => {
		const value = card[column];
		return [column, value === null ? "" : show(column, value)];
	});
	return Object.fromEntries(typed) as Record<RateColumn, string>;
}

const wholeOrNone = (name: LazyMessage, max: number) => wholeNumber({ name, max, otherwise: 0 });

/** What a rate card says, without the prices between zones. An amount that is left out is 0, except `default_price`. */
function rateFields(currency: string) {
	const amount = (name: LazyMessage) => price(currency, { name }).transform((typed) => typed ?? 0);
	return {
		default_price: price(currency, { name: () => t.moveRates.field.price }),
		minimum_price: amount(() => t.moveRates.field.minimum),
		floor_price: amount(() => t.moveRates.field.floor),
		helper_price: amount(() => t.moveRates.field.helper),
		packing_price: amount(() => t.moveRates.field.packing),
		weekend_percent: wholeOrNone(() => t.moveRates.field.weekend, 200),
		evening_percent: wholeOrNone(() => t.moveRates.field.evening, 200),
		evening_from: clockTime("")
			.optional()
			.transform((time) => time ?? null),
		free_hours: wholeOrNone(() => t.moveRates.field.freeHours, MOST_FREE_HOURS),
		late_fee_percent: wholeOrNone(() => t.moveRates.field.lateFee, 100),
		deposit_percent: wholeOrNone(() => t.moveRates.field.deposit, 100),
		cells_item: hours("item"),
		cells_studio: hours("studio"),
		cells_one: hours("one"),
		cells_two: hours("two"),
		cells_three: hours("three"),
	} satisfies Record<RateColumn, z.ZodType>;
}

/** The form of a rate card: its columns, and the price of each pair of zones that has one. */
export function rateCardSchema<Pair extends { field: string }>(currency: string, pairs: readonly Pair[]) {
	const pairFields = pairs.map(({ field }) => [
		field,
		price(currency, { name: () => t.moveRates.field.price }),
	]);
	return z
		.object({
			...settingMarks,
			...rateFields(currency),
			// Their names are computed; `transform` reads them.
			...(Object.fromEntries(pairFields) as Record<never, never>),
		})
		.refine(({ evening_percent, evening_from }) => evening_percent === 0 || evening_from !== null, {
			path: ["evening_from"],
			error: () => t.moveRates.enterEvening,
		})
		.transform((typed) => {
			const amounts: Record<string, unknown> = typed;
			const columns = RATE_COLUMNS.map((column) => [column, typed[column]]);
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
