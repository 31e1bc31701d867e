import { expect, test } from "vitest";
import { isTaxNumber } from "./tax-number.server.ts";

test.each([
	["DE", "DE136695976", true],
	["DE", "DE 136 695 976", true],
	["DE", "DE136695977", false],
	["PT", "PT501964843", true],
	["FR", "FR40303265045", true],
	["US", "12-3456789", true],
	["US", "12345", false],
	// Numbers of this country are not known.
	["KW", "A-1234", true],
	["KW", "-", false],
	["NL", "NL123456789B13", true],
	["NL", "-", false],
])("a company in %s may have the tax number %s: %s", (country, typed, isValid) => {
	expect(isTaxNumber(typed, country)).toBe(isValid);
});
