import { expect, test } from "vitest";
import { TYPED_MOVE } from "#app/testing/rent/move.ts";
import { movingBookingSchema } from "./moving-booking-form.ts";

const GOOD = { ...TYPED_MOVE, name: "  Zoë   Åström ", newAddress: "東京都港区芝公園4-2-8" };

const read = (change: Record<string, unknown>) => movingBookingSchema("US").safeParse({ ...GOOD, ...change });
const sentences = (change: Record<string, unknown>) =>
	read(change).error?.issues.map((issue) => issue.message) ?? [];

test("a good form is read, tidied", () => {
	expect(read({}).data).toMatchObject({
		name: "Zoë Åström",
		contact: "(212) 555-0147",
		contact_e164: "+12125550147",
		new_address: "東京都港区芝公園4-2-8",
	});
});

test("phones are taken as people type them, and told apart from what is none", () => {
	for (const typed of ["212 555 0147", "+1 212-555-0147", "1.212.555.0147", "212/555-0147"])
		expect(read({ contact: typed }).data?.contact_e164).toBe("+12125550147");
	expect(read({ contact: "+44 20 7946 0958" }).data?.contact_e164).toBe("+442079460958");
	for (const typed of [
		"call me 2125550147",
		"<b>2125550147</b>",
		"2125550147\u0000",
		"call me",
		"123",
		"000 000 0000",
		"+999 1234567",
		"2".repeat(41),
	])
		expect(sentences({ contact: typed })).toEqual([expect.stringContaining("Enter a phone number")]);
});

test("times are taken as people type them", () => {
	const times = {
		"14:30": "14:30",
		"9:05": "09:05",
		"2:30 pm": "14:30",
		"12 am": "00:00",
		"12:15PM": "12:15",
		"14.30": "14:30",
	};
	for (const [typed, time] of Object.entries(times))
		expect(read({ bookingTime: typed }).data?.booking_time).toBe(time);
	for (const typed of ["25:00", "14:60", "14", "13 pm", "noon", "-1:00", "0 am"])
		expect(sentences({ bookingTime: typed })).toEqual(["Enter the time like 14:30 or 2:30 pm."]);
});

test("days that no calendar has are refused", () => {
	for (const typed of ["2026-02-30", "2026-13-01", "04.12.2026", "tomorrow", "20261204", "+020261-12-04"])
		expect(sentences({ bookingDate: typed })).toEqual(["Enter the date as year-month-day, like 2027-03-31."]);
});

test("markup, control characters and lengths out of bounds are refused with a sentence", () => {
	expect(sentences({ name: "<b>Bob</b>" })).toEqual(["A name can’t contain < or >."]);
	expect(sentences({ name: "Bob\u0000by" })).toEqual([
		"A name contains a character that can’t be displayed.",
	]);
	expect(sentences({ name: "B" })).toEqual(["A name must be at least 2 characters."]);
	expect(sentences({ name: "B".repeat(101) })).toEqual(["A name must be 100 characters or fewer."]);
	expect(sentences({ newAddress: "C" })).toEqual(["An address must be at least 2 characters."]);
	expect(sentences({ vehicleType: "rocket" })).toEqual(["Choose a truck or a loader."]);
});

test("names of every script are names, joined as their scripts join", () => {
	for (const name of ["李雷", "محمد بن سلمان", "ชัยวัฒน์", "Ní Bhriain", "O’Neil-Śmith", "क्‍षेत्र", "🦊 Fox"])
		expect(read({ name }).success).toBe(true);
});

test("each missing field has its own sentence", () => {
	const empty = movingBookingSchema("US").safeParse({});
	const names = empty.error?.issues.map((issue) => issue.path[0]);
	expect(names).toEqual(Object.keys(GOOD));
	for (const issue of empty.error?.issues ?? []) expect(issue.message).toMatch(/^[A-Z].*\.$/);
});

test("an e-mail is optional, and made lower case", () => {
	expect(read({}).data?.email).toBeNull();
	expect(read({ email: " Ana@Example.com " }).data?.email).toBe("ana@example.com");
	expect(sentences({ email: "ana" })).toEqual([
		"Enter an email address in the correct format, like name@example.com.",
	]);
});

test("a chosen free time replaces the date and the time, unless it is not a time", () => {
	const time = (freeTime: string) => {
		const { booking_date, booking_time } = read({ freeTime }).data ?? {};
		return `${booking_date} ${booking_time}`;
	};
	expect(time("2026-12-05 08:30")).toBe("2026-12-05 08:30");
	for (const odd of ["2026-12-05 99:99", "2026-12-05 24:00", "2026-13-05 08:30", "tomorrow", ""])
		expect(time(odd), odd).toBe("2026-12-04 14:30");
});
