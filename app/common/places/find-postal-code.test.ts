import { expect, test } from "vitest";
import { findPostalCode } from "./find-postal-code.ts";

test.each([
	["12 Harbor Road, Brooklyn, NY 11215", "US", "11215"],
	["10001 Broadway, Queens NY 11101-2345", "US", "11101-2345"],
	["7 Mill Lane, London sw1a 1aa", "GB", "SW1A 1AA"],
	["Lange Straße 5, 10115 Berlin", "DE", "10115"],
])("the postal code of %s (%s) is %s", (address, country, code) => {
	expect(findPostalCode(address, country)).toBe(code);
});

test.each([
	["11215 Harbor Road, Brooklyn", "US"],
	["12 Harbor Road, Brooklyn", "US"],
	["12 Harbor Road 12345", "AE"],
])("%s (%s) has no postal code", (address, country) => {
	expect(findPostalCode(address, country)).toBeNull();
});
