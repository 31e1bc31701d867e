import { t } from "#app/common/language/messages.ts";

type LineCode =
	| { kind: "within"; zone: string }
	| { kind: "between"; from: string; to: string }
	| { kind: "floors from" | "floors to" | "helpers"; count: number }
	| { kind: "weekend" | "evening"; percent: number }
	| { kind: "packing" | "minimum" | "move" };

/** What a line of a price is for. Prices are stored, signed and compared with it, and shown with its text. */
export const codeOf = (code: LineCode): string => JSON.stringify(code);

/** The lines of a price with their texts, in the language of the page. Older prices were stored with texts. */
export const describeLines = <Line extends { label: string }>(lines: readonly Line[]): Line[] =>
	lines.map((line) => ({ ...line, label: textOf(line.label) }));

function textOf(label: string): string {
	if (!label.startsWith("{")) return label;
	const code = JSON.parse(label) as LineCode;
	switch (code.kind) {
		case "within":
			return t.movePrice.within(code);
		case "between":
			return t.movePrice.between(code);
		case "floors from":
			return t.movePrice.floorsFrom(code);
		case "floors to":
			return t.movePrice.floorsTo(code);
		case "helpers":
			return t.movePrice.helpers(code);
		case "weekend":
			return t.movePrice.weekend(code);
		case "evening":
			return t.movePrice.evening(code);
		default:
			return t.movePrice[code.kind];
	}
}
