import { expect } from "vitest";
import { setWeekStart } from "#app/common/market/week-start.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { editNights } from "./edit-nights.server.ts";
import { fillNights, NIGHTS_AHEAD } from "./fill-nights.server.ts";
import { nightsSchema, weekdaysOf } from "./nights-form.ts";
import { readNights, weeksOf } from "./read-month.server.ts";

const edit = { currency: "USD", now: INN_NOW };

async function inn(db: Database) {
	const actor = await addOwner(db);
	return { actor, ...(await openInn(db, { hotel: { ownerId: actor.accountId } })) };
}

const december = (db: Database, roomId: number) =>
	readNights(db, { roomIds: [roomId], from: "2026-12-01", to: "2027-01-01" });

test("a range changes on its weekdays alone, both ends included; the rest stays as it is", async ({ db }) => {
	const { actor, roomId } = await inn(db);
	const range = { ...edit, roomId, actor, from: "2026-12-04", to: "2026-12-12" };
	expect(await editNights(db, { ...range, weekdays: [5, 6], change: { price: 15_000, minStay: 2 } })).toEqual(
		{ ok: true, nights: 4, booked: 0 },
	);
	const changed = (await december(db, roomId)).filter(({ price }) => price !== null);
	expect(changed.map(({ date, price, min_stay }) => [date, price, min_stay])).toEqual([
		["2026-12-04", 15_000, 2],
		["2026-12-05", 15_000, 2],
		["2026-12-11", 15_000, 2],
		["2026-12-12", 15_000, 2],
	]);
	await editNights(db, { ...range, weekdays: [6], change: { price: null, noArrival: true } });
	const saturday = (await december(db, roomId)).find(({ date }) => date === "2026-12-05");
	expect(saturday).toMatchObject({ price: null, min_stay: 2 });
	expect([saturday?.is_closed_to_arrival, saturday?.is_closed_to_departure]).toEqual([true, false]);
});

test("keeps bookings of closed nights and counts those nights", async ({ db }) => {
	const { actor, roomId } = await inn(db);
	await addBooking(db, { roomId, checkIn: "2026-12-04", checkOut: "2026-12-06" });
	const range = { ...edit, roomId, actor, from: "2026-12-05", to: "2026-12-07", weekdays: [] };
	expect(await editNights(db, { ...range, change: { isClosed: true } })).toEqual({
		ok: true,
		nights: 3,
		booked: 1,
	});
	const night = (await december(db, roomId)).find(({ date }) => date === "2026-12-05");
	expect(night).toMatchObject({ is_closed: true, booked: 1 });
	await editNights(db, { ...range, change: { isClosed: false } });
	expect((await december(db, roomId)).some(({ is_closed }) => is_closed)).toBe(false);
});

test("records a change that is sent twice once", async ({ db }) => {
	const { actor, roomId } = await inn(db);
	const range = { ...edit, roomId, actor, from: "2026-12-04", to: "2026-12-06", weekdays: [] };
	const change = { price: 15_000, isClosed: true };
	const edited = { ok: true, nights: 3, booked: 0 };
	expect(await editNights(db, { ...range, change })).toEqual(edited);
	expect(await editNights(db, { ...range, change })).toEqual(edited);
	const records = () => db.selectFrom("changes").select("detail").execute();
	expect(await records()).toHaveLength(1);
	await editNights(db, { ...range, to: "2026-12-07", change });
	await editNights(db, { ...range, change: { price: null } });
	expect(await records()).toHaveLength(3);
});

test("another owner's calendar, and a range without such a night, are refused", async ({ db }) => {
	const { actor, roomId } = await inn(db);
	const change = { ...edit, roomId, from: "2026-12-04", to: "2026-12-04", change: { isClosed: true } };
	const other = await addOwner(db, "Otto");
	expect(await editNights(db, { ...change, actor: other, weekdays: [] })).toEqual({
		ok: false,
		reason: "gone",
	});
	expect(await editNights(db, { ...change, actor, weekdays: [1] })).toEqual({
		ok: false,
		reason: "no_nights",
	});
});

test("filling goes on where it stopped, from the hotel's own today, at any number of processes", async ({
	db,
}) => {
	const { roomId } = await inn(db);
	const far = await openInn(db, { hotel: { time_zone: "Pacific/Kiritimati" }, room: { nights: 1 } });
	await Promise.all([fillNights(db, { now: INN_NOW }), fillNights(db, { now: INN_NOW })]);
	const lastOf = async (id: number) =>
		(await readNights(db, { roomIds: [id], from: TODAY, to: "2030-01-01" })).at(-1)?.date;
	expect((await readNights(db, { roomIds: [roomId], from: TODAY, to: "2030-01-01" })).length).toBe(
		NIGHTS_AHEAD,
	);
	expect(await lastOf(roomId)).toBe("2028-05-17");
	// It is already Saturday there.
	expect(await lastOf(far.roomId)).toBe("2028-05-18");
	const tomorrow = new Date(INN_NOW.getTime() + 24 * 60 * 60 * 1000);
	expect(await fillNights(db, { now: tomorrow, roomId })).toBe(1);
	expect(await fillNights(db, { now: tomorrow })).toBe(1);
	expect(await fillNights(db, { now: tomorrow })).toBe(0);
});

test("a room whose nights can’t be filled keeps no other from it", async ({ db }) => {
	const broken = await openInn(db, { hotel: { time_zone: "none" }, room: { nights: 1 } });
	const other = await openInn(db, { room: { nights: 1 } });
	expect(await fillNights(db, { now: INN_NOW })).toBe(NIGHTS_AHEAD - 1);
	const filled = await db.selectFrom("rooms").select(["id", "filled_to"]).orderBy("id").execute();
	expect(filled).toEqual([
		{ id: broken.roomId, filled_to: "2026-11-21" },
		{ id: other.roomId, filled_to: "2028-05-18" },
	]);
});

test("a month's weeks begin as the country's do, and cover it", () => {
	const weeks = weeksOf({ from: "2026-12-01", to: "2027-01-01" });
	expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual(["2026-11-30", "2027-01-03", 5]);
	for (const [country, first, weekdays] of [
		["US", "2026-11-29", [6, 0, 1, 2, 3, 4, 5]],
		["EG", "2026-11-28", [5, 6, 0, 1, 2, 3, 4]],
		["DE", "2026-11-30", [0, 1, 2, 3, 4, 5, 6]],
	] as const) {
		setWeekStart(country);
		const [week = []] = weeksOf({ from: "2026-12-01", to: "2027-01-01" });
		expect(week[0]).toBe(first);
		expect(weekdaysOf(week.map((date) => (date < "2026-12-01" ? null : date)))).toEqual(weekdays);
	}
});

test("the form asks for what changes, and for dates that there are", () => {
	const schema = nightsSchema({ currency: "USD", today: TODAY, last: "2028-05-17" });
	const refusalOf = (typed: Record<string, unknown>) =>
		schema
			.safeParse({ from: "2026-12-04", to: "2026-12-05", ...typed })
			.error?.issues.map((issue) => issue.message);
	expect(refusalOf({})).toEqual(["Choose at least one change: a price, a minimum stay, or availability."]);
	expect(refusalOf({ price: "12", usualPrice: "on" })).toEqual([
		"Enter a price or choose the default price, not both.",
	]);
	expect(refusalOf({ price: "12", from: "2026-11-19" })).toEqual([
		"This date is in the past. Choose today or a later date.",
	]);
	expect(refusalOf({ price: "12", to: "2026-12-03" })).toEqual(["The last date is before the first one."]);
	expect(refusalOf({ price: "12", to: "2028-05-18" })?.[0]).toContain("The calendar ends on Wed 17 May 2028");
	expect(refusalOf({ minStay: "91" })).toEqual(["Enter a minimum stay from 1 to 90 nights."]);
	expect(
		schema.parse({ from: "2026-12-04", to: "2026-12-05", usualPrice: "on", weekday: ["1"] }),
	).toMatchObject({
		weekdays: [1],
		change: { price: null },
	});
});
