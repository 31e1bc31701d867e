import { z } from "zod";
import { type LazyMessage, readMessage } from "#app/common/forms/form-fields.ts";
import { formatCount } from "#app/common/language/format-count.ts";

/** The sentence about the numbers that a field takes: `The number of rooms is from 1 to 500.` */
export type Range = (bounds: { min: string; max: string }) => string;

type CountLabels = { range: Range; missing: LazyMessage; min: number; max: number };

export const count = ({ range, missing, min, max }: CountLabels) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = (typed ?? "").replace(/[\s,%]/g, "");
			const number = /^\d{1,9}$/.test(text) ? Number(text) : null;
			if (number !== null && number >= min && number <= max) return number;
			const bounds = { min: formatCount(min), max: formatCount(max) };
			context.addIssue({ code: "custom", message: text === "" ? readMessage(missing) : range(bounds) });
			return z.NEVER;
		});

/** The checked boxes of a group, by key; unknown keys are ignored. */
export const ticks = <Key extends string>(offered: readonly Key[]) =>
	z
		.array(z.string())
		.max(50)
		.optional()
		.transform((keys = []) => offered.filter((key) => keys.includes(key)));

/** A row as the values of a form whose fields have the names of its columns, in camel case. */
export function typedColumns<Field extends string>(
	row: object,
	fields: readonly Field[],
): Record<Field, string> {
	const values = new Map<string, unknown>(Object.entries(row));
	const columnOf = (field: string) => field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
	const typed = fields.map((field) => [field, String(values.get(columnOf(field)) ?? "")]);
	return Object.fromEntries(typed);
}
