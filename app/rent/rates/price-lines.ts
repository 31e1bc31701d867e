import { readText, storeText } from "#app/common/changes/stored-text.ts";

type LineCode =
	| { kind: "within"; zone: string }
	| { kind: "between"; from: string; to: string }
	| { kind: "floors from" | "floors to" | "helpers"; count: number }
	| { kind: "weekend" | "evening"; percent: number }
	| { kind: "packing" | "minimum" | "move" };

/** What a line of a price is for. Prices are stored, signed and compared with it, and shown with its text. */
export const codeOf = (code: LineCode): string => JSON.stringify(code);

/** The stored texts of these lines. */
const TEXTS = {
	within: "moveWithin",
	between: "moveBetween",
	"floors from": "moveFloorsFrom",
	"floors to": "moveFloorsTo",
	helpers: "moveHelpers",
	weekend: "moveWeekend",
	evening: "moveEvening",
	packing: "movePacking",
	minimum: "moveMinimum",
	move: "move",
} as const satisfies Record<LineCode["kind"], string>;

/** A line's label as a stored text. Older prices were stored with texts. */
function storeLabel(label: string): string {
	if (!label.startsWith("{")) return label;
	const { kind, ...values } = JSON.parse(label) as LineCode;
	// The values of a code are those of its text.
	const store: (name: (typeof TEXTS)[typeof kind], values: object) => string = storeText as never;
	return store(TEXTS[kind], values);
}

/** The lines of a price with their texts, in the language of the page. */
export const describeLines = <Line extends { label: string }>(lines: readonly Line[]): Line[] =>
	lines.map((line) => ({ ...line, label: readText(storeLabel(line.label)) }));
