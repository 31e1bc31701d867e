import { z } from "zod";
import { formatCount } from "#app/common/language/format-count.ts";

type CountLabels = {
	/** `The number of rooms` */
	name: string;
	missing: string;
	min: number;
	max: number;
	unit?: string;
};

export function count({ name, missing, min, max, unit = "" }: CountLabels) {
	const bounds = `${name} is from ${min} to ${formatCount(max)}${unit}.`;
	return z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = (typed ?? "").replace(/[\s,%]/g, "");
			const number = /^\d{1,9}$/.test(text) ? Number(text) : null;
			if (number !== null && number >= min && number <= max) return number;
			context.addIssue({ code: "custom", message: text === "" ? missing : bounds });
			return z.NEVER;
		});
}

/** The checked boxes of a group, by key; unknown keys are ignored. */
export const ticks = <Key extends string>(labels: Record<Key, string>) =>
	z
		.array(z.string())
		.max(50)
		.optional()
		.transform((keys = []) => (Object.keys(labels) as Key[]).filter((key) => keys.includes(key)));

/** A row as the values of a form whose fields have the names of its columns, in camel case. */
export function typedColumns<Field extends string>(
	row: object,
	fields: Record<Field, unknown>,
): Record<Field, string> {
	const values = new Map<string, unknown>(Object.entries(row));
	const columnOf = (field: string) => field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
	const typed = Object.keys(fields).map((field) => [field, String(values.get(columnOf(field)) ?? "")]);
	return Object.fromEntries(typed);
}
