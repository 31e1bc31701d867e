import { expect, test } from "vitest";
import { currencyDigits, exampleAmount, formatMoney, moneyParts, readMoney, typedMoney } from "./money.ts";

test("formats an amount with its currency’s decimals", () => {
	expect(formatMoney(123450, "USD")).toBe("$1,234.50");
	expect(formatMoney(1234, "JPY")).toBe("¥1,234");
	expect(formatMoney(1234, "KWD").replace(/\s/g, " ")).toBe("KWD 1.234");
	// Whatever the version of Node.js or the browser says: it decides what stored amounts mean.
	for (const currency of ["COP", "HUF", "IDR", "PKR"])
		expect(formatMoney(1234, currency).replace(/\s/g, " ")).toBe(`${currency} 1,234`);
	expect(formatMoney(1234, "TWD")).toBe("NT$12.34");
	expect(formatMoney(-6_400, "USD")).toBe("−$64.00");
	// A file for a spreadsheet has a number.
	expect(typedMoney(-6_400, "USD")).toBe("-64.00");
	expect(moneyParts(-1999, "USD")).toEqual({ before: "−$", figure: "19.99", after: "" });
});

test.each(["USD", "EUR", "JPY", "KWD"])(
	"the parts of an amount in %s are those of Intl.NumberFormat",
	(currency) => {
		const intl = new Intl.NumberFormat("en-US", { style: "currency", currency });
		const amounts = [
			0, 1, 9, 10, 99, 100, 101, 999, 1_000, 99_999, 100_000, 123_456, 999_999, 1_000_000,
			4_503_599_627_370_495,
		];
		for (const minor of amounts) {
			const amount = minor / 10 ** (intl.resolvedOptions().maximumFractionDigits ?? 2);
			const { before, figure, after } = moneyParts(minor, currency);
			expect(before + figure + after).toBe(intl.format(amount));
		}
	},
);

test("formats every currency like Intl.NumberFormat", () => {
	for (const currency of Intl.supportedValuesOf("currency")) {
		const places = currencyDigits(currency);
		const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
		const intl = new Intl.NumberFormat("en-US", { style: "currency", currency, ...digits });
		for (const minor of [0, 7, 1_234, 99_999, 123_456_789, -1, -1_234_567])
			expect(formatMoney(minor, currency)).toBe(intl.format(minor / 10 ** places).replace("-", "−"));
	}
});

test.each([
	["12", 1200],
	["12.5", 1250],
	["12,50", 1250],
	["0.29", 29],
	["1,234.50", 123450],
	["1.234,50", 123450],
	["1,234", 123400],
	["$ 19.99", 1999],
	["1 234,50", 123450],
])("%s is %i minor units", (typed, minor) => {
	expect(readMoney(typed, "USD")).toBe(minor);
	expect(readMoney(typedMoney(minor, "USD"), "USD")).toBe(minor);
});

test.each(["", "abc", "-1", "1.234.5", "12.345,", "1e3", "12.999", "99999999999999999999", "1,23,4"])(
	"%s is no amount",
	(typed) => {
		expect(readMoney(typed, "USD")).toBeNull();
	},
);

test("rejects decimals of a currency that has none", () => {
	expect(readMoney("500", "JPY")).toBe(500);
	expect(readMoney("5.5", "JPY")).toBeNull();
	expect(readMoney("1234.99", "JPY")).toBeNull();
});

test("reads zeros beyond the currency’s decimals, unless they may be thousands", () => {
	for (const typed of ["999.00", "999.0", "999,00", "¥999.00", "999.0000"])
		expect(readMoney(typed, "JPY"), typed).toBe(999);
	expect(readMoney("1,234.00", "JPY")).toBe(1234);
	expect(readMoney("12.5000", "USD")).toBe(1250);
	for (const typed of ["1.000", "1,000.000"]) expect(readMoney(typed, "JPY"), typed).toBeNull();
	expect(readMoney("1.000", "USD")).toBeNull();
	expect(readMoney("1.000", "KWD")).toBe(1000);
});

test("an example is an amount of its currency", () => {
	expect(exampleAmount("USD")).toBe("12.50");
	expect(exampleAmount("JPY")).toBe("1250");
	expect(exampleAmount("KWD")).toBe("12.500");
	for (const currency of ["USD", "JPY", "KWD"])
		for (const units of [5, 12.5, 180])
			expect(readMoney(exampleAmount(currency, units), currency)).toBeGreaterThan(0);
});
