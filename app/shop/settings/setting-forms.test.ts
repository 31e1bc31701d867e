import { afterEach, expect, test } from "vitest";
import { readLanguageFrom } from "#app/common/language/current-language.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { COUNTRY_CODES } from "#app/common/places/regions.server.ts";
import { deliverySchema, discountSchema, taxSchema } from "./setting-forms.server.ts";

afterEach(() => readLanguageFrom(() => ({ language: "en", prefix: "" }), ["en"]));

const refusalsOf = (read: { error?: { issues: { message: string }[] } | undefined }) =>
	read.error?.issues.map(({ message }) => message);

const CLASSES = [{ value: "standard", label: "Standard rate" }] as const;

const tax = (country: string, region: string) =>
	taxSchema(CLASSES).safeParse({ taxClass: "standard", name: "Tax", rate: "7.25", country, region });

test("accepts only regions of the country, and none for a country without regions", () => {
	expect(tax("US", "california").data?.region).toBe("CA");
	expect(tax("DE", "").data?.region).toBe("");
	expect(tax("PT", "madeira").data?.region).toBe("30");
	expect(refusalsOf(tax("US", "Bavaria"))).toEqual([
		"Enter a valid state, as its code or name, like AL or Alabama.",
	]);
	expect(refusalsOf(tax("DE", "Bavaria"))).toEqual([
		"Leave this empty. This country has no regions, so the rate applies to the whole country.",
	]);
});

const delivery = (countries: string) =>
	deliverySchema("USD").safeParse({ name: "Parcel", price: "5", countries });

test("reads countries by name and by code", () => {
	expect(delivery("us ca, Germany;\nunited kingdom,US").data?.countries).toBe("CA,DE,GB,US");
	expect(delivery("").data?.countries).toBe("");
	const all = delivery(COUNTRY_CODES.map(countryName).join(", "));
	expect(all.data?.countries).toBe([...COUNTRY_CODES].sort().join(","));
	for (const typed of ["US, Atlantis", "US, QQ", "US, us of a"])
		expect(refusalsOf(delivery(typed))?.[0], typed).toMatch(/^“(Atlantis|QQ|us of a)” is not a country\./);
});

test("reads the names of countries that a form in another language shows", () => {
	readLanguageFrom(() => ({ language: "de", prefix: "/de" }), ["en", "de"]);
	const all = delivery(COUNTRY_CODES.map(countryName).join(", "));
	expect(all.data?.countries).toBe([...COUNTRY_CODES].sort().join(","));
	expect(refusalsOf(tax("US", "Bayern"))?.[0]).toContain("(Bundesstaat)");
});

test("reads the version of a form, and ignores an invalid one", () => {
	const fields = { taxClass: "standard", name: "Tax", rate: "7.25", country: "DE" };
	expect(taxSchema(CLASSES).parse({ ...fields, expectedVersion: "3" }).expectedVersion).toBe(3);
	expect(taxSchema(CLASSES).parse({ ...fields, expectedVersion: "3; drop" }).expectedVersion).toBeUndefined();
});

test.each([
	["USD", "5.00"],
	["JPY", "500"],
	["KWD", "5.000"],
])("a discount in %s that can’t be read is answered with an example in it", (currency, example) => {
	const discount = (value: string) =>
		discountSchema(currency).safeParse({ code: "SPRING", kind: "amount", value });
	expect(refusalsOf(discount("1.23456"))).toEqual([`Enter an amount above 0, like ${example}.`]);
	expect(discount(example).success).toBe(true);
});
