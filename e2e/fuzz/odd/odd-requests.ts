import fc from "fast-check";
import type { Part } from "./fill-in.ts";
import { oddAlike } from "./odd-alike.ts";
import { fileFor } from "./odd-files.ts";
import { hugeText, type Odd, oddName, oddText, spell } from "./odd-values.ts";
import { WRAPPINGS, type Wrapping } from "./wrappings.ts";

/** One fault of a form. Indexes wrap around. */
type Twist =
	| { do: "drop" | "repeat" | "file" | "others" | "alike" | "respell"; at: number; pick: number }
	| { do: "set"; at: number; to: Odd }
	| { do: "touch"; at: number; to: string }
	| { do: "swap"; at: number; pick: number }
	| { do: "rename"; at: number; name: string }
	| { do: "add"; name: string; to: Odd };

const place = fc.nat({ max: 60 });
const twist: fc.Arbitrary<Twist> = fc.oneof(
	{ weight: 8, arbitrary: fc.record({ do: fc.constant("set" as const), at: place, to: oddText }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("set" as const), at: place, to: hugeText }) },
	{
		weight: 4,
		arbitrary: fc.record({
			do: fc.constantFrom("drop", "repeat", "others", "file", "respell"),
			at: place,
			pick: place,
		}),
	},
	{
		weight: 8,
		arbitrary: fc.record({ do: fc.constantFrom("others", "alike", "alike"), at: place, pick: place }),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			do: fc.constant("touch" as const),
			at: place,
			to: fc.constantFrom("x", " ", "\0", ".", "0", "\u0301"),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("swap" as const), at: place, pick: place }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("rename" as const), at: place, name: oddName }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("add" as const), name: oddName, to: oddText }) },
);

const ORIGINS = ["same-origin", "cross-site", "none said"] as const;

export type OddPost = {
	form: number;
	twists: Twist[];
	wrapping: Wrapping;
	origin: (typeof ORIGINS)[number];
	path: OddPath;
};

/** Which path parameters are another person's, or invalid. */
export type OddPath = { others: number; to: Odd } | null;

export const oddPath: fc.Arbitrary<OddPath> = fc.option(
	fc.record({ others: fc.nat({ max: 40 }), to: oddText }),
	{ nil: null, freq: 3 },
);

export const oddPost: fc.Arbitrary<OddPost> = fc.record({
	form: fc.nat({ max: 200 }),
	twists: fc.array(twist, { minLength: 1, maxLength: 3 }),
	wrapping: fc.oneof(
		{ weight: 14, arbitrary: fc.constant("as meant" as const) },
		{ weight: 6, arbitrary: fc.constantFrom(...WRAPPINGS) },
	),
	origin: fc.oneof(
		{ weight: 12, arbitrary: fc.constant("same-origin" as const) },
		{ weight: 1, arbitrary: fc.constantFrom(...ORIGINS) },
	),
	path: oddPath,
});

/** How often a field is repeated: once, as often as a list allows, and beyond. */
const REPEATS = [1, 1, 1, 21, 300];

const timesOf = ({ value }: Part, pick: number) =>
	typeof value !== "string" && value.bytes.byteLength > 1_000_000 ? 1 : REPEATS[pick % REPEATS.length];

/** A field name that a parser may misread, or read as a list. */
const SPELLINGS: ((name: string) => string)[] = [
	(name) => `${name}[]`,
	(name) => `${name}[0]`,
	(name) => `${name}[__proto__]`,
	(name) => `${name}.length`,
	(name) => `${name}.0.${name}`,
	(name) => name.toUpperCase(),
	(name) => ` ${name}`,
	(name) => `${name}\0`,
	(name) => name.replace(/[aeiou]/, "\u0430"),
];

/** The completed form with its fault. `others`: other forms' values of the same name. */
export function twistParts(
	parts: readonly Part[],
	{
		twists,
		action,
		others,
	}: { twists: readonly Twist[]; action: string; others: (name: string) => string[] },
): Part[] {
	const result = [...parts];
	for (const twist of twists) {
		if (twist.do === "add") {
			result.push({ name: twist.name, value: spell(twist.to) });
			continue;
		}
		const at = result.length === 0 ? 0 : twist.at % result.length;
		const part = result[at];
		if (!part) continue;
		if (twist.do === "drop") result.splice(at, 1);
		else if (twist.do === "repeat") result.push(...Array(timesOf(part, twist.pick)).fill(part));
		else if (twist.do === "respell")
			result[at] = { ...part, name: SPELLINGS[twist.pick % SPELLINGS.length]?.(part.name) ?? "" };
		else if (twist.do === "alike") {
			const odd = typeof part.value === "string" ? oddAlike(part.value) : [];
			if (odd.length > 0) result[at] = { ...part, value: odd[twist.pick % odd.length] ?? "" };
		} else if (twist.do === "file") result[at] = { ...part, value: fileFor(action, twist.pick) };
		else if (twist.do === "set") result[at] = { ...part, value: spell(twist.to) };
		else if (twist.do === "touch")
			result[at] = { ...part, value: typeof part.value === "string" ? part.value + twist.to : part.value };
		else if (twist.do === "rename") result[at] = { ...part, name: twist.name };
		else if (twist.do === "swap") {
			const with_ = result[twist.pick % result.length];
			if (with_)
				[result[at], result[twist.pick % result.length]] = [
					{ ...part, value: with_.value },
					{ ...with_, value: part.value },
				];
		} else {
			const values = others(part.name);
			if (values.length > 0) result[at] = { ...part, value: values[twist.pick % values.length] ?? "" };
		}
	}
	return result;
}
