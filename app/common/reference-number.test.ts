import { expect, test } from "vitest";
import { formatReferenceNumber, newReferenceNumber, readReferenceNumber } from "./reference-number.ts";

test("reads a number typed with hyphens, spaces and small letters", () => {
	for (let round = 0; round < 200; round++) {
		const number = newReferenceNumber("R");
		expect(number).toMatch(/^R[34679ACDEFGHJKMNPQRTVWXY]{9}$/);
		const shown = formatReferenceNumber(number);
		for (const typed of [
			number,
			shown,
			shown.toLowerCase(),
			` ${shown.replaceAll("-", " ")} `,
			shown.replaceAll("-", "–"),
		])
			expect(readReferenceNumber(typed)).toBe(number);
	}
});

test("detects every single wrong character", () => {
	const number = newReferenceNumber("R");
	for (let at = 0; at < number.length; at++)
		for (const character of "34679ACDEFGHJKMNPQRTVWXY0O1IL2Z5S8BU") {
			if (character === number[at]) continue;
			expect(readReferenceNumber(number.slice(0, at) + character + number.slice(at + 1))).toBeNull();
		}
});

test("rejects text that can’t be a number", () => {
	for (const typed of [
		"",
		"R",
		"R-",
		"12345",
		`${newReferenceNumber("R")}3`,
		"R".repeat(10_000),
		"R-ÄÖÜÄ-ÖÜÄÖ-Ü",
		// The check character is right, but nothing has numbers with this letter.
		"A34673467R",
	])
		expect(readReferenceNumber(typed)).toBeNull();
});
