import { z } from "zod";
import { clockTime } from "#app/common/forms/date-fields.ts";
import { line, refuseField } from "#app/common/forms/form-fields.ts";
import { price, ticked, wholeNumber } from "#app/common/forms/number-fields.ts";
import { settingMarks } from "#app/common/forms/setting-fields.ts";
import { maskId } from "#app/common/masked-id.ts";
import { CELLS_PER_DAY } from "#app/rent/fleet/cells.ts";
import { HOME_SIZE_NAMES, HOME_SIZES } from "#app/rent/move-job.ts";

const MOST_PREFIXES = 200;

/** The prefixes of postal codes, separated by spaces or commas: capital letters and digits, each once. */
const postalPrefixes = () =>
	z.string({ error: "Enter how the postal codes of the zone begin." }).transform((typed, context) => {
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
		if (prefixes.length === 0) return refuseField(context, "Enter how the postal codes of the zone begin.");
		if (odd !== undefined)
			return refuseField(context, `Use letters and digits only, not “${odd.slice(0, 20)}”.`);
		if (prefixes.length > MOST_PREFIXES) return refuseField(context, "Enter up to 200 beginnings.");
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

const percent = (name: string, max = 200) => wholeNumber({ name, max, otherwise: 0 });

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

/** The form of a rate card. Amounts become minor units, hours half hours. */
export function rateCardSchema(currency: string, pairs: readonly { field: string }[]) {
	const amount = (name: string) => price(currency, { name });
	const pairFields = Object.fromEntries(pairs.map(({ field }) => [field, amount("The price")]));
	const hourFields = Object.fromEntries(
		HOME_SIZE_NAMES.map((size) => [`hours_${size}`, hours(HOME_SIZES[size].toLowerCase())]),
	) as Record<`hours_${(typeof HOME_SIZE_NAMES)[number]}`, ReturnType<typeof hours>>;
	return z
		.object({
			...settingMarks,
			defaultPrice: amount("The price"),
			minimumPrice: amount("The minimum price"),
			floorPrice: amount("The price for a floor"),
			helperPrice: amount("The price for a helper"),
			packingPrice: amount("The price for packing"),
			weekendPercent: percent("The weekend surcharge"),
			eveningPercent: percent("The evening surcharge"),
			eveningFrom: clockTime("").optional(),
			freeHours: wholeNumber({ name: "The hours before a move", max: MOST_FREE_HOURS, otherwise: 0 }),
			lateFeePercent: percent("The late fee", 100),
			depositPercent: percent("The deposit", 100),
			...hourFields,
			// Their names are computed; the route module reads them.
			...(pairFields as Record<never, never>),
		})
		.refine(({ eveningPercent, eveningFrom }) => eveningPercent === 0 || eveningFrom !== undefined, {
			path: ["eveningFrom"],
			message: "Enter when the evening begins.",
		});
}
