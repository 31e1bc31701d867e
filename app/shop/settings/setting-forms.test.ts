import { expect, test } from "vitest";
import { countryName } from "#app/common/places/country-name.ts";
import { COUNTRIES } from "#app/common/places/regions.server.ts";
import { deliverySchema, taxSchema } from "./setting-forms.server.ts";
import { explainSettingConflict } from "./setting-messages.ts";

const refusalsOf = (read: { error?: { issues: { message: string }[] } | undefined }) =>
	read.error?.issues.map(({ message }) => message);

const tax = (country: string, region: string) =>
	taxSchema.safeParse({ name: "Tax", rate: "7.25", country, region });

test("a tax rate’s region is one of its country’s list; where there is none, it stays empty", () => {
	expect(tax("US", "california").data?.region).toBe("CA");
	expect(tax("DE", "").data?.region).toBe("");
	expect(refusalsOf(tax("US", "Bavaria"))).toEqual([
		"Enter a valid state, as its code or name, like AL or Alabama.",
	]);
	expect(refusalsOf(tax("DE", "Bavaria"))).toEqual([
		"Leave this empty. This country has no regions, so the rate applies to the whole country.",
	]);
});

const delivery = (countries: string) =>
	deliverySchema("USD").safeParse({ name: "Parcel", price: "5", countries });

test("countries are read by name and by code, as they are shown again", () => {
	expect(delivery("us ca, Germany;\nunited kingdom,US").data?.countries).toBe("CA,DE,GB,US");
	expect(delivery("").data?.countries).toBe("");
	const all = delivery(COUNTRIES.map(countryName).join(", "));
	expect(all.data?.countries).toBe([...COUNTRIES].sort().join(","));
	for (const typed of ["US, Atlantis", "US, QQ", "US, us of a"])
		expect(refusalsOf(delivery(typed))?.[0], typed).toMatch(/^“(Atlantis|QQ|us of a)” is not a country\./);
});

test("what a form shows is what it says; a version that is none was not seen", () => {
	const fields = { name: "Tax", rate: "7.25", country: "DE" };
	expect(taxSchema.parse({ ...fields, expectedVersion: "3" }).expectedVersion).toBe(3);
	expect(taxSchema.parse({ ...fields, expectedVersion: "3; drop" }).expectedVersion).toBeUndefined();
});

test("who changed what is said in a sentence", () => {
	const changed = { by: "Ada", isOwn: false, at: "2026-11-20T12:00:00.000Z" };
	const at = { timeZone: "UTC", now: new Date("2026-11-21T12:00:00Z") };
	expect(explainSettingConflict("tax rate", changed, at)).toContain(
		"Ada changed this tax rate while you were editing (Fri 20 Nov, 12:00). Your changes",
	);
	const own = { ...changed, isOwn: true, at: null };
	expect(explainSettingConflict("discount", own, at)).toContain(
		"You changed this discount in another tab while you were editing. Your changes",
	);
});
