import { z } from "zod";

type CountLabels = {
	/** `The number of rooms` */
	name: string;
	missing: string;
	min: number;
	max: number;
	unit?: string;
};

/** A required whole number from `min` to `max`. */
export function count({ name, missing, min, max, unit = "" }: CountLabels) {
	const bounds = `${name} is from ${min} to ${max.toLocaleString("en-US")}${unit}.`;
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
export const ticks = <Key extends string>(words: Record<Key, string>) =>
	z
		.array(z.string())
		.max(50)
		.optional()
		.transform((keys = []) => (Object.keys(words) as Key[]).filter((key) => keys.includes(key)));
