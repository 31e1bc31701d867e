import { expect, test } from "vitest";
import { type Finding, readHeader } from "./columns.ts";
import { RowReader } from "./read-cell.ts";

function read(cells: Record<string, string>) {
	const problems: Finding[] = [];
	const header = readHeader(["Handle", "Title", ...Object.keys(cells)]);
	if ("fault" in header) throw new Error(header.fault);
	const reader = new RowReader({ row: 2, cells: ["", "", ...Object.values(cells)] }, header, problems);
	return { reader, details: () => problems.map(({ detail }) => detail) };
}

test.each([
	["USD", "12.50"],
	["JPY", "1250"],
	["KWD", "12.500"],
])("a cell that is no price in %s is answered with an example in that currency", (currency, example) => {
	const { reader, details } = read({ "Variant Price": "1234.9999" });
	expect(reader.money("price", currency)).toBeUndefined();
	expect(details()).toEqual([`“1234.9999” is not a price. Enter an amount like ${example}.`]);
	const { reader: again, details: none } = read({ "Variant Price": example });
	expect(again.money("price", currency)).toBeGreaterThan(0);
	expect(none()).toEqual([]);
});

test("zeros that a currency does not have are read, as spreadsheets write them", () => {
	expect(read({ "Variant Price": "999.00" }).reader.money("price", "JPY")).toBe(999);
});

test("cells and column names are read without what nobody sees", () => {
	const { reader, details } = read({ "Vendor\u200b": "\u202aDesk\u202c lamp\u200b", SKU: "\u200eL-1" });
	expect([reader.line("vendor", 150), reader.line("sku", 64)]).toEqual(["Desk lamp", "L-1"]);
	expect(details()).toEqual([]);
});
