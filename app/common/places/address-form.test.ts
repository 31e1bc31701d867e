import { expect, test } from "vitest";
import { addressSchema } from "./address-form.ts";
import { addressLines } from "./address-lines.server.ts";
import { readPostalCode } from "./postal-code.ts";
import { COUNTRY_CODES, regionsOf } from "./regions.server.ts";

const AMERICAN = {
	name: "Ana Lima",
	contact: "(212) 555-0147",
	line1: "12 Harbor Road",
	city: "Hoboken",
	region: "NJ",
	postalCode: "07030",
	country: "US",
	regionCountry: "US",
};

const read = (change: Record<string, string | undefined>) =>
	addressSchema("US").safeParse({ ...AMERICAN, ...change });

/** The messages by field. */
function wrong(change: Record<string, string | undefined>): Record<string, string> {
	const { error } = read(change);
	return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

test("reports all missing fields at once, in the order of the form", () => {
	const { error } = addressSchema("US").safeParse({ country: "US" });
	expect(error?.issues.map(({ path }) => path[0])).toEqual([
		"name",
		"contact",
		"line1",
		"city",
		"postalCode",
		"region",
	]);
});

test("finds regions by code and name in any case and without accents", () => {
	expect(read({}).data?.region).toBe("NJ");
	expect(read({ region: "new jersey" }).data?.region).toBe("NJ");
	expect(
		read({
			country: "BR",
			regionCountry: "BR",
			region: "Sao Paulo",
			postalCode: "01310-100",
			contact: "+5511912345678",
		}).data?.region,
	).toBe("SP");
	expect(wrong({ region: "Ontario" })).toEqual({ region: "Choose the state." });
});

test("ignores a region that was selected for another country", () => {
	const toCanada = { country: "CA", postalCode: "K1A 0B1", region: "NB" };
	expect(wrong({ ...toCanada, regionCountry: "US" })).toEqual({
		region: "Choose the province or territory.",
	});
	expect(read({ ...toCanada, regionCountry: "CA" }).data?.region).toBe("NB");
	// A region typed as text (without a list) belongs to the selected country.
	expect(read({ ...toCanada, region: "Ontario", regionCountry: "DE" }).data?.region).toBe("ON");
	expect(read({ country: "DE", postalCode: "10115", contact: "030 901820" }).data).toMatchObject({
		region: "",
	});
});

test("refuses an American ZIP code of another state, which would pay that state’s tax", () => {
	expect(wrong({ region: "OR", postalCode: "90210" })).toEqual({
		postalCode: "ZIP code 90210 is in California, not in Oregon. Correct the ZIP code or the state.",
	});
	expect(wrong({ region: "CA", postalCode: "90210-1234" })).toEqual({});
	// An island of New York with a code of Connecticut's, an army post office, and a code that no state uses.
	expect(wrong({ region: "NY", postalCode: "06390" })).toEqual({});
	expect(wrong({ region: "AE", postalCode: "09001" })).toEqual({});
	expect(wrong({ region: "OR", postalCode: "88888" })).toEqual({});
	// Other countries' codes say nothing of their regions here.
	expect(
		wrong({
			country: "MX",
			regionCountry: "MX",
			region: "JAL",
			postalCode: "90210",
			contact: "+523312345678",
		}),
	).toEqual({});
});

const POSTAL = {
	US: [
		["90210", "90210-1234", "902101234"],
		["9021", "K1A 0B1", "ABCDE"],
	],
	CA: [
		["K1A 0B1", "k1a0b1"],
		["90210", "D1A 0B1"],
	],
	GB: [
		["sw1a 1aa", "SW1A1AA", "M1 1AE"],
		["SW1A", "12345"],
	],
	DE: [["10115"], ["1011", "101155"]],
	JP: [["150-0001", "1500001"], ["15-0001"]],
	NL: [["1012 AB", "1012ab"], ["1012"]],
} as const;

for (const [country, [good, bad]] of Object.entries(POSTAL))
	test(`postal codes of ${country} are known by their shape`, () => {
		const of = (postalCode: string) => wrong({ country, regionCountry: "DE", region: "", postalCode });
		for (const code of good) expect(of(code), code).not.toHaveProperty("postalCode");
		for (const code of bad) expect(of(code).postalCode, code).toMatch(/ in the correct format, like /);
		expect(of("").postalCode).toMatch(/^Enter the /);
	});

test("stores postal codes in capitals with the separator of the country", () => {
	const code = (country: string, postalCode: string) =>
		addressSchema("US").safeParse({
			...AMERICAN,
			country,
			region: country === "CA" ? "ON" : "",
			regionCountry: "DE",
			contact: "+12125550147",
			postalCode,
		}).data?.postalCode;
	expect(code("CA", "k1a0b1")).toBe("K1A0B1");
	expect(code("HK", "")).toBe("");
	expect(code("IE", "d02 af30")).toBe("D02 AF30");
});

test("requires no postal code in countries without codes or where few people know theirs", () => {
	for (const country of ["HK", "CO", "AO"])
		expect(wrong({ country, region: "", postalCode: "" }), country).not.toHaveProperty("postalCode");
	expect(wrong({ country: "CO", postalCode: "1" })).toHaveProperty("postalCode");
});

test("reads a phone number without a country code as one of the address’s country", () => {
	const german = { country: "DE", region: "", postalCode: "10115", contact: "030 901820" };
	expect(read(german).data?.contact).toEqual({ typed: "030 901820", e164: "+4930901820" });
});

test("accepts any script and rejects invisible characters", () => {
	const chinese = {
		country: "JP",
		region: "東京",
		name: "山田 太郎",
		line1: "千代田区千代田1-1",
		city: "東京",
	};
	expect(wrong({ ...chinese, postalCode: "100-0001", contact: "+81312345678" })).toEqual({
		region: "Choose the prefecture.",
	});
	expect(wrong({ line1: "12 Harbor\u0000 Road" })).toHaveProperty("line1");
	expect(wrong({ postalCode: "07030\u0000" })).toHaveProperty("postalCode");
	expect(wrong({ country: "AQ", region: "", postalCode: "<b>" })).toHaveProperty("postalCode");
	expect(wrong({ country: "XX" })).toHaveProperty("country");
	expect(wrong({ country: "__proto__" })).toHaveProperty("country");
});

test("formats addresses and reads postal codes of every country", () => {
	for (const country of COUNTRY_CODES) {
		readPostalCode("1", country);
		const lines = addressLines({
			line1: "1 Road",
			line2: "",
			city: "Town",
			region: "",
			postal_code: "1",
			country,
		});
		expect(lines.at(-1)).not.toBe(country);
	}
	expect(
		addressLines({
			line1: "12 Harbor Road",
			line2: "",
			city: "Hoboken",
			region: "NJ",
			postal_code: "07030",
			country: "US",
		}),
	).toEqual(["12 Harbor Road", "Hoboken, NJ 07030", "United States"]);
	const berlin = { line1: "Torstraße 1", line2: "", city: "Berlin", region: "", postal_code: "10119" };
	expect(addressLines({ ...berlin, country: "DE" })).toEqual(["Torstraße 1", "10119 Berlin", "Germany"]);
});

test("reads a phone number as one of the destination’s country, else the caller’s", () => {
	const read = (contact: string, ...callers: Parameters<typeof addressSchema>) => {
		const toFrance = { country: "FR", region: "", regionCountry: "FR", postalCode: "75001" };
		return addressSchema(...callers).safeParse({ ...AMERICAN, ...toFrance, contact }).data?.contact.e164;
	};
	expect(read("01 42 68 53 00", "GB")).toBe("+33142685300");
	expect(read("(212) 555-0147", "US")).toBe("+12125550147");
	expect(read("(212) 555-0147", "GB")).toBeUndefined();
	expect(read("+44 20 7946 0958", "US")).toBe("+442079460958");
});

test("the regions of a country are listed by name", () => {
	for (const country of ["US", "MX", "IN", "JP"]) {
		const names = regionsOf(country).map(({ name }) => name);
		expect(names, country).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
	}
	expect(regionsOf("US")[0]?.name).toBe("Alabama");
});
