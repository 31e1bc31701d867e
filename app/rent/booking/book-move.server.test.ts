import { expect } from "vitest";
import { browserSenderId } from "#app/common/access/recent-submissions.server.ts";
import { bookableDates } from "#app/rent/fleet/bookable-time.server.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { bookMove } from "./book-move.server.ts";

test("a booking is stored as it was typed, pending, with the first line of its history", async ({ db }) => {
	const outcome = await bookMove(db, moveOf());
	expect(outcome).toMatchObject({ ok: true, repeated: false });
	const booking = await db.selectFrom("moving_bookings").selectAll().executeTakeFirstOrThrow();
	expect(booking).toMatchObject({
		number: outcome.ok && outcome.number,
		name: "Ana Lima",
		contact: "(212) 555-0147",
		contact_e164: "+12125550147",
		booking_date: "2026-12-04",
		booking_time: "14:30",
		status: "pending",
		created_at: MOVE_NOW.toISOString(),
	});
	const history = await db.selectFrom("changes").selectAll().execute();
	expect(history).toMatchObject([
		{ subject: `move ${booking.id}`, action: "booked", from_value: null, to_value: "pending" },
	]);
});

const mine = { submitter: { id: "mine" } };
const minutes = (count: number) => new Date(MOVE_NOW.getTime() + count * 60_000);

test("the same form sent ten times at once makes one booking and answers with it each time", async ({
	db,
}) => {
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => bookMove(db, moveOf(mine))));
	expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.number)).size).toBe(1);
	expect(outcomes.filter((outcome) => outcome.ok && !outcome.repeated)).toHaveLength(1);
	expect(await db.selectFrom("moving_bookings").select("id").execute()).toHaveLength(1);
	expect(await db.selectFrom("changes").select("id").execute()).toHaveLength(1);
});

test("three processes that get the same five forms at once book each of them once", async ({ db, url }) => {
	const times = ["09:00", "09:15", "09:30", "09:45", "10:00"];
	const moves = times.map((booking_time) => ({
		...moveOf({ ...mine, booking_time }),
		now: MOVE_NOW.toISOString(),
	}));
	const sites = [1, 2, 3].map(() =>
		startElsewhere<string[]>("app/testing/rent/book-move.child-process.ts", { url, moves }),
	);
	await Promise.all(sites.map(({ ready }) => ready));
	for (const site of sites) site.go();
	const [numbers, ...others] = await Promise.all(sites.map(({ result }) => result));
	expect(new Set(numbers).size).toBe(5);
	for (const other of others) expect(other).toEqual(numbers);
	expect(await db.selectFrom("moving_bookings").select("id").execute()).toHaveLength(5);
}, 30_000);

test("an equal form within half an hour is the same booking, a changed one or somebody else’s another", async ({
	db,
}) => {
	const again = (change: Parameters<typeof moveOf>[0]) => bookMove(db, moveOf({ ...mine, ...change }));
	const first = await again({});
	const sameMove = { now: minutes(29), contact: "212 555-0147" };
	expect(await again(sameMove)).toEqual({ ...first, repeated: true });
	for (const change of [
		{ booking_time: "15:00" },
		{ email: "ana@example.com" },
		{ submitter: { id: "another browser" } },
		{ now: minutes(30) },
	])
		expect(await again(change)).toMatchObject({ ok: true, repeated: false });
});

test("a form sent again shows its booking, also once it is confirmed or too late", async ({ db }) => {
	const soon = { ...mine, booking_date: "2026-12-01", booking_time: "14:10" };
	const first = await bookMove(db, moveOf(soon));
	await db.updateTable("moving_bookings").set({ status: "confirmed" }).execute();
	expect(await bookMove(db, moveOf({ ...soon, now: minutes(20) }))).toEqual({ ...first, repeated: true });
	const other = { ...soon, submitter: { id: "another browser" }, now: minutes(20) };
	expect(await bookMove(db, moveOf(other))).toEqual({ ok: false, reason: "too_soon" });
});

test("after its booking was cancelled or deleted, an equal form books again", async ({ db }) => {
	const number = async () => {
		const outcome = await bookMove(db, moveOf(mine));
		return outcome.ok ? outcome.number : outcome.reason;
	};
	const first = await number();
	await db.updateTable("moving_bookings").set({ status: "cancelled" }).execute();
	const second = await number();
	expect(second).not.toBe(first);
	expect(await number()).toBe(second);
	await db.deleteFrom("moving_bookings").execute();
	expect(await number()).not.toBe(second);
});

test("a booking belongs to the browser that made it, also when another one sends an equal form", async ({
	db,
}) => {
	const from = (guestHash: string) => ({
		guestHash,
		submitter: { id: "network", nextId: browserSenderId(guestHash) },
	});
	const first = await bookMove(db, moveOf(from("hers")));
	expect(await bookMove(db, moveOf(from("his")))).toEqual({ ...first, repeated: true });
	const { guest_hash } = await db
		.selectFrom("moving_bookings")
		.select("guest_hash")
		.executeTakeFirstOrThrow();
	expect(guest_hash).toBe("hers");
	const wentBack = moveOf({ submitter: { id: browserSenderId("hers") }, guestHash: "hers" });
	expect(await bookMove(db, wentBack)).toEqual({ ...first, repeated: true });
});

const EDGES = [
	["2026-12-01", "13:59", "UTC", "too_soon"],
	["2026-12-01", "14:00", "UTC", null],
	["2027-03-01", "12:00", "UTC", null],
	["2027-03-01", "12:01", "UTC", "too_far"],
	// 2 hours from now is 09:00 in New York and 03:00 tomorrow in Auckland.
	["2026-12-01", "08:59", "America/New_York", "too_soon"],
	["2026-12-01", "09:00", "America/New_York", null],
	["2026-12-02", "02:59", "Pacific/Auckland", "too_soon"],
	["2026-12-02", "03:00", "Pacific/Auckland", null],
] as const;

for (const [booking_date, booking_time, timeZone, refusal] of EDGES)
	test(`at noon UTC, ${booking_date} ${booking_time} in ${timeZone} is ${refusal ?? "fine"}`, async ({
		db,
	}) => {
		const outcome = await bookMove(db, moveOf({ booking_date, booking_time, timeZone }));
		expect(outcome).toMatchObject(refusal ? { ok: false, reason: refusal } : { ok: true });
		expect(await db.selectFrom("moving_bookings").select("id").execute()).toHaveLength(refusal ? 0 : 1);
	});

test("the dates that can be booked are those of the zone's calendar", () => {
	const now = new Date("2026-12-01T12:00:00Z");
	expect(bookableDates({ timeZone: "America/New_York", now })).toEqual({
		min: "2026-12-01",
		max: "2027-03-01",
	});
	expect(bookableDates({ timeZone: "Pacific/Auckland", now })).toEqual({
		min: "2026-12-02",
		max: "2027-03-02",
	});
});
