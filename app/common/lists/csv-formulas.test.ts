import { expect, test } from "vitest";
import { isFormula, readCell, safeCell } from "./csv-formulas.ts";

test.each([
	"=1+1",
	"+1 234",
	"-cmd",
	"@sum(a1)",
	"\tx",
	"'=quoted",
	"''@twice",
	"\n=1+1",
	"＝1+1",
	"＠sum(a1)",
])("a spreadsheet does not run %j, and it is read back the same", (text) => {
	expect(safeCell(text)).toBe(`'${text}`);
	expect(readCell(safeCell(text))).toBe(text);
});

test.each(["-5", "-12.50", "plain", "'tis", "a=b", ""])("%j stays as it is", (text) => {
	expect(safeCell(text)).toBe(text);
	expect(readCell(text)).toBe(text);
});

test("recognizes formulas in a file", () => {
	expect(["=HYPERLINK(1)", "@SUM(A1)", "'=harmless", "-a", "a"].map(isFormula)).toEqual([
		true,
		true,
		false,
		false,
		false,
	]);
});
