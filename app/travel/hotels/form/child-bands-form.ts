import { z } from "zod";
import { price } from "#app/common/forms/number-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { typedMoney } from "#app/common/money.ts";
import { type ChildBand, OLDEST_CHILD, readChildBands } from "#app/travel/quotes/occupancy.ts";
import { count } from "./form-fields.ts";

/** The bands that a hotel can have, by the number in the names of their fields. */
export const BANDS = [1, 2, 3] as const;

type BandField = `${"upTo" | "charge" | "value" | "cot"}${(typeof BANDS)[number]}`;

const text = z.string().max(100).optional();
const fields = Object.fromEntries(
	BANDS.flatMap((at) => [`upTo${at}`, `charge${at}`, `value${at}`, `cot${at}`].map((name) => [name, text])),
) as Record<BandField, typeof text>;

/** The form of a hotel's age bands, in any order. A band without an age is left out; `bands` is as it is stored. */
export const childBandsSchema = (currency: string) =>
	z.object({ ...fields, expectedVersion: z.string().optional() }).transform((form, context) => {
		const read = <Value>(path: string, schema: z.ZodType<Value, string | undefined>, typed?: string) => {
			const result = schema.safeParse(typed);
			if (result.success) return result.data;
			context.addIssue({ code: "custom", path: [path], message: result.error.issues[0]?.message ?? "" });
			return null;
		};
		const ages = count({
			range: t.childPrices.ageRange,
			missing: () => t.childPrices.enterAge,
			min: 0,
			max: OLDEST_CHILD,
		});
		const amount = price(currency, {
			name: () => t.childPrices.theAmount,
			missing: () => t.childPrices.enterAmount,
		});
		const percent = count({
			range: t.childPrices.percentRange,
			missing: () => t.childPrices.enterPercent,
			min: 0,
			max: 100,
		});
		const bands: ChildBand[] = [];
		for (const at of BANDS) {
			const value = form[`value${at}`];
			if (!form[`upTo${at}`]?.trim() && !value?.trim()) continue;
			const upTo = read(`upTo${at}`, ages, form[`upTo${at}`]);
			const charge = read(
				`charge${at}`,
				z.enum(["free", "amount", "percent"], { error: () => t.childPrices.chooseCharge }),
				form[`charge${at}`],
			);
			const cost = charge === "free" ? 0 : read(`value${at}`, charge === "percent" ? percent : amount, value);
			if (upTo !== null && bands.some((band) => band.upTo === upTo))
				context.addIssue({ code: "custom", path: [`upTo${at}`], message: t.childPrices.sameAge });
			else if (upTo !== null && charge !== null && cost !== null)
				bands.push({ upTo, charge, value: cost, cot: form[`cot${at}`] === "on" });
		}
		const stored = JSON.stringify(bands.toSorted((one, other) => one.upTo - other.upTo));
		return { bands: stored, expectedVersion: form.expectedVersion ?? "" };
	});

const typedValue = ({ charge, value }: ChildBand, currency: string): string =>
	charge === "free" ? "" : charge === "percent" ? String(value) : typedMoney(value, currency);

/** The stored bands of a hotel as they are typed. */
export function typedChildBands(stored: string, currency: string): Record<BandField, string> {
	const bands = readChildBands(stored);
	const typed = BANDS.flatMap((at): [string, string][] => {
		const band = bands[at - 1];
		return [
			[`upTo${at}`, band ? String(band.upTo) : ""],
			[`charge${at}`, band?.charge ?? "free"],
			[`value${at}`, band ? typedValue(band, currency) : ""],
			[`cot${at}`, band?.cot ? "on" : ""],
		];
	});
	return Object.fromEntries(typed) as Record<BandField, string>;
}

/** What the trail says of each band: its ages, its price, and whether its children sleep in a cot. */
export function describeChildBands(stored: string, currency: string) {
	const bands = readChildBands(stored);
	return Object.fromEntries(
		BANDS.map((at) => {
			const band = bands[at - 1];
			if (!band) return [`band${at}`, null];
			const { upTo, charge, value, cot } = band;
			const from = (bands[at - 2]?.upTo ?? -1) + 1;
			const cost =
				charge === "free"
					? ({ label: "free", of: "childPrices" } as const)
					: charge === "percent"
						? `${value} %`
						: { amount: value, currency };
			return [
				`band${at}`,
				[
					from === upTo ? String(upTo) : `${from}–${upTo}`,
					cost,
					...(cot ? [{ label: "cot", of: "childPrices" } as const] : []),
				],
			];
		}),
	);
}
