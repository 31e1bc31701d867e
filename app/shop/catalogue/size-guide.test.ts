import { expect, test } from "vitest";
import { readSizeGuide, sizeGuideRows } from "./size-guide.ts";

test("reads rows with bars around and between, and as a spreadsheet copies them", () => {
	const stored = "Size | Chest | Waist\nS | 34–36 | –";
	expect(readSizeGuide("| Size|Chest | Waist |\r\n\n S |34–36 | |")).toEqual({ ok: true, stored });
	expect(readSizeGuide("Size\tChest\tWaist\nS\t34–36\t")).toEqual({ ok: true, stored });
	expect(readSizeGuide(stored)).toEqual({ ok: true, stored });
	expect(sizeGuideRows(stored)).toEqual([
		["Size", "Chest", "Waist"],
		["S", "34–36", "–"],
	]);
	expect(readSizeGuide(" \n")).toEqual({ ok: true, stored: "" });
	expect(sizeGuideRows("")).toEqual([]);
});

test.each([
	["Size\nS", "Enter 2 to 8 columns, separated by |, like Size | Chest | Waist."],
	["1|2|3|4|5|6|7|8|9", "Enter 2 to 8 columns, separated by |, like Size | Chest | Waist."],
	["Size | Chest", "Enter at least one row of sizes below the headings."],
	["Size | Chest\n\nS | 34 | 36", "Line 3 has 3 columns. Enter 2, as in the first line."],
	[`Size | Chest\nS | ${"3".repeat(61)}`, "Line 2 has a cell of more than 60 characters."],
	[`Size | Chest${"\nS | 34".repeat(30)}`, "A size guide can have up to 30 rows."],
])("refuses %j", (typed, sentence) => {
	expect(readSizeGuide(typed)).toEqual({ ok: false, sentence });
});
