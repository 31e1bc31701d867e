import { expect, test } from "vitest";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { formatParty, missesAges, readStayForm } from "./stay-form.ts";

const TODAY = "2026-11-20";
const read = (query: string) => readStayForm(new URLSearchParams(query), { today: TODAY });
const USUAL = { adults: 2, children: 0, rooms: 1 };

test("without dates there is no stay, and nothing is wrong", () => {
	const { stay, party, problems, destination } = read("destination=%20Lisbon%00");
	expect({ stay, party, problems, destination }).toEqual({
		stay: null,
		party: USUAL,
		problems: {},
		destination: "Lisbon",
	});
});

test("dates and guests make a stay", () => {
	const query = "checkIn=2026-12-04&checkOut=2026-12-07&adults=3&children=1&rooms=2";
	expect(read(query).stay).toEqual({
		checkIn: "2026-12-04",
		checkOut: "2026-12-07",
		adults: 3,
		children: 1,
		rooms: 2,
	});
	// Today, 90 nights, and the end of the booking period.
	expect(read("checkIn=2026-11-20&checkOut=2026-11-21").stay).toMatchObject(USUAL);
	expect(read("checkIn=2026-11-20&checkOut=2027-02-18").stay).not.toBeNull();
	expect(read("checkIn=2028-05-12&checkOut=2028-05-13").stay).not.toBeNull();
	expect(read("checkIn=2026-12-04&checkOut=2026-12-05&adults=180&rooms=9").stay?.adults).toBe(180);
});

test.each([
	["reversed", "checkIn=2026-12-07&checkOut=2026-12-04", { checkOut: "Check-out must be after check-in." }],
	[
		"no night",
		"checkIn=2026-12-04&checkOut=2026-12-04",
		{ checkOut: "A stay has at least 1 night. Choose a later check-out date." },
	],
	[
		"in the past",
		"checkIn=2026-11-19&checkOut=2026-11-21",
		{ checkIn: "Thu 19 Nov is in the past. Choose today or a later date." },
	],
	[
		"400 nights",
		"checkIn=2026-12-01&checkOut=2028-01-05",
		{ checkOut: "That is 400 nights. A stay can have up to 90. Choose an earlier check-out date." },
	],
	[
		"91 nights",
		"checkIn=2026-11-20&checkOut=2027-02-19",
		{ checkOut: "That is 91 nights. A stay can have up to 90. Choose an earlier check-out date." },
	],
	[
		"too far ahead",
		"checkIn=2028-05-12&checkOut=2028-05-14",
		{ checkOut: "You can book rooms up to Sat 13 May 2028. Choose an earlier date." },
	],
	["no check-out", "checkIn=2026-12-04", { checkOut: "Choose a check-out date." }],
	["no check-in", "checkOut=2026-12-04", { checkIn: "Choose a check-in date." }],
	[
		"no day",
		"checkIn=2026-02-30&checkOut=soon",
		{
			checkIn: "Enter a real date, such as 2026-12-04.",
			checkOut: "Enter a real date, such as 2026-12-07.",
		},
	],
	["nobody", "adults=0", { adults: "Choose at least 1 adult." }],
	["children alone", "adults=0&children=2", { adults: "Choose at least 1 adult." }],
	["half a guest", "adults=1.5", { adults: "Enter the number of adults as a number, such as 2." }],
	["less than no child", "children=-1", { children: "Enter the number of children as a number, such as 0." }],
	["ten rooms", "rooms=10", { rooms: "Choose 1 to 9 rooms." }],
	["no room", "rooms=0", { rooms: "Choose 1 to 9 rooms." }],
	[
		"a crowd",
		"adults=18&children=3",
		{ adults: "1 room sleeps up to 20 guests. Choose fewer guests or more rooms." },
	],
] as const)("%s is said at its field, and what was typed is kept", (_, query, problems) => {
	const found = read(query);
	expect(found.problems).toEqual(problems);
	expect(found.stay).toBeNull();
	expect(found.party).toEqual(USUAL);
	for (const [name, value] of new URLSearchParams(query))
		expect(found.typed).toMatchObject({ [name]: value });
});

test("a stay is written with what its dates do not share", () => {
	const show = (checkIn: string, checkOut: string) => formatStay({ checkIn, checkOut }, 2026);
	expect(show("2026-12-04", "2026-12-07")).toBe("Fri 4 – Mon 7 Dec · 3 nights");
	expect(show("2026-11-30", "2026-12-01")).toBe("Mon 30 Nov – Tue 1 Dec · 1 night");
	expect(show("2026-12-31", "2027-01-02")).toBe("Thu 31 Dec – Sat 2 Jan 2027 · 2 nights");
	expect(show("2027-03-27", "2027-03-29")).toBe("Sat 27 – Mon 29 Mar 2027 · 2 nights");
	expect(show("2027-03-31", "2027-04-02")).toBe("Wed 31 Mar – Fri 2 Apr 2027 · 2 nights");
});

test("ages are read from one field or several, as far as they are known, and only when there are children", () => {
	const two = "checkIn=2026-12-04&checkOut=2026-12-07&adults=2&children=2";
	expect(read(`${two}&ages=4,9`).stay).toMatchObject({ children: 2, ages: [4, 9] });
	expect(read(`${two}&ages=4&ages=9`).stay?.ages).toEqual([4, 9]);
	const half = read(`${two}&ages=&ages=9`);
	expect(half.stay?.ages).toEqual([9]);
	expect(half.typed.ages).toBe(",9");
	expect(missesAges(half.party)).toBe(true);
	expect(read(`${two}&ages=&ages=`).stay).not.toHaveProperty("ages");
	// With fewer children than before, those of the first.
	expect(read("adults=2&children=1&ages=4,9").party.ages).toEqual([4]);
	expect(read("adults=2&children=0&ages=40").problems).toEqual({});
	for (const ages of ["18", "-1", "4,x", "4.5"]) {
		const { problems, stay, typed } = read(`${two}&ages=${ages}`);
		expect(problems).toEqual({ ages: "Enter each child’s age in whole years, from 0 to 17." });
		expect(stay).toBeNull();
		expect(typed.ages).toBe(ages);
	}
});

test("the ages of children are written with them", () => {
	const party = { rooms: 1, adults: 2, children: 2 };
	expect(formatParty(party)).toBe("2 adults, 2 children, 1 room");
	expect(formatParty({ ...party, ages: [4, 9] })).toBe("2 adults, 2 children (4 and 9 years), 1 room");
	expect(formatParty({ ...party, children: 1, ages: [1] })).toBe("2 adults, 1 child (1 year), 1 room");
});
