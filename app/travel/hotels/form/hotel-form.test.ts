import { expect, test } from "vitest";
import { zoneName, zonesOf, zonesToChoose } from "#app/common/places/time-zones.ts";
import { hotelSchema } from "./hotel-form.ts";

const TYPED = {
	name: "Casa do Rio",
	description: "Twelve rooms above the river.",
	stars: "3",
	country: "AT",
	address: "Getreidegasse 9",
	city: "Salzburg",
	postalCode: "5020",
	email: "Stay@Example.com",
	contact: "0662 8411720",
	amenities: ["wifi", "pool", "helipad"],
	checkInFrom: "3 pm",
	checkOutUntil: "11:00",
	sameDayUntil: "18.30",
	freeUntilDays: "2",
	lateFeePercent: "50 %",
	noShowPercent: "100",
	confirmation: "request",
	requestHours: "24",
	houseRules: "",
};

const read = (change: Record<string, unknown> = {}) => hotelSchema("US").safeParse({ ...TYPED, ...change });
const refusalsOf = (change: Record<string, unknown>) =>
	Object.fromEntries(read(change).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);

test("a country with one zone needs no choice; a phone number is one of that country", () => {
	expect(read().data?.details).toMatchObject({
		timeZone: "Europe/Vienna",
		contact: { typed: "0662 8411720", e164: "+436628411720" },
		email: "stay@example.com",
		amenities: ["wifi", "pool"],
		checkInFrom: "15:00",
		sameDayUntil: "18:30",
		lateFeePercent: 50,
	});
});

test("ignores a time zone of the previous country, and asks where a country has several", () => {
	const portugal = { country: "PT", postalCode: "7000-501", contact: "+351211234567" };
	const asks = { timeZone: "Choose the hotel’s time zone." };
	expect(
		refusalsOf({ ...portugal, timeZone: "America/New_York", region: "CA", regionCountry: "US" }),
	).toEqual(asks);
	expect(read({ ...portugal, timeZone: "Atlantic/Azores" }).data?.details.timeZone).toBe("Atlantic/Azores");
	expect(zonesToChoose("PT")).toEqual(["Europe/Lisbon", "Atlantic/Azores", "Atlantic/Madeira"]);
	for (const [country, main] of Object.entries({
		ES: "Europe/Madrid",
		CL: "America/Santiago",
		FR: "Europe/Paris",
	}))
		expect(zonesToChoose(country)[0]).toBe(main);
	for (const country of ["US", "XK", ""]) expect(zonesToChoose(country)).toEqual(zonesOf(country));
	// A country without zones in the lists can have any zone.
	expect(zonesOf("XK")).toContain("Europe/Belgrade");
	expect(zoneName("America/New_York")).toBe("New York (Eastern Time)");
});

test("what guests pay online is only read from a form that asks for it", () => {
	expect(read().data?.details).toBeDefined();
	expect(read().data?.details).not.toHaveProperty("payment");
	expect(read({ payment: "deposit", depositPercent: "25 %" }).data?.details).toMatchObject({
		payment: "deposit",
		depositPercent: 25,
	});
	expect(refusalsOf({ payment: "later", depositPercent: "9" })).toEqual({
		payment: "Choose when guests pay.",
		depositPercent: "The deposit is from 10 to 99 percent.",
	});
});

test("reports all errors at once, each at its field", () => {
	expect(
		refusalsOf({
			name: "x",
			description: " ",
			stars: "6",
			country: "XX",
			freeUntilDays: "61",
			lateFeePercent: "101",
			requestHours: "0",
			confirmation: "maybe",
			checkInFrom: "noonish",
			email: "nobody",
		}),
	).toMatchObject({
		name: "A name must be at least 2 characters.",
		description: "Describe the hotel in a few sentences.",
		stars: "The number of stars is from 0 to 5.",
		country: "Choose the country.",
		freeUntilDays: "The number of days is from 0 to 60.",
		lateFeePercent: "The late cancellation fee is from 0 to 100 percent.",
		requestHours: "The response time is from 1 to 72 hours.",
		confirmation: "Choose how bookings are confirmed.",
		checkInFrom: "Enter the time like 14:30 or 2:30 pm.",
		email: "Enter an email address in the correct format, like name@example.com.",
	});
});
