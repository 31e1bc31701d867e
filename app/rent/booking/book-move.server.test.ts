import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { MOVE_NOW, moveOf } from "#app/testing/move.ts";
import { test } from "#db/testing/database-test.ts";
import { bookableDates, bookMove } from "./book-move.server.ts";

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
	const history = await db.selectFrom("moving_booking_events").selectAll().execute();
	expect(history).toMatchObject([{ booking_id: booking.id, from_status: null, to_status: "pending" }]);
});

test("the same form sent ten times at once makes one booking and answers with it each time", async ({
	db,
}) => {
	const idempotencyKey = randomUUID();
	const outcomes = await Promise.all(
		Array.from({ length: 10 }, () => bookMove(db, moveOf({ idempotencyKey }))),
	);
	expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.number)).size).toBe(1);
	expect(outcomes.filter((outcome) => outcome.ok && !outcome.repeated)).toHaveLength(1);
	expect(await db.selectFrom("moving_bookings").select("id").execute()).toHaveLength(1);
});

test("a form sent again after its date has passed is still answered with its booking", async ({ db }) => {
	const move = moveOf();
	const first = await bookMove(db, move);
	const later = await bookMove(db, { ...move, now: new Date("2027-01-01T00:00:00Z") });
	expect(later).toMatchObject({ ok: true, repeated: true, number: first.ok && first.number });
});

test("the same move booked again by the same browser within half an hour is one booking", async ({ db }) => {
	const again = (change: Partial<Parameters<typeof moveOf>[0]>) =>
		bookMove(db, moveOf({ guestHash: "mine", ...change }));
	const minutes = (count: number) => new Date(MOVE_NOW.getTime() + count * 60_000);
	const first = await again({});
	expect(await again({ now: minutes(29) })).toEqual({ ...first, repeated: true });
	expect(await again({ bookingTime: "15:00" })).toMatchObject({ ok: true, repeated: false });
	expect(await again({ guestHash: "another browser" })).toMatchObject({ ok: true, repeated: false });
	expect(await again({ now: minutes(31) })).toMatchObject({ ok: true, repeated: false });
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

for (const [bookingDate, bookingTime, timeZone, refusal] of EDGES)
	test(`at noon UTC, ${bookingDate} ${bookingTime} in ${timeZone} is ${refusal ?? "fine"}`, async ({
		db,
	}) => {
		const outcome = await bookMove(db, moveOf({ bookingDate, bookingTime, timeZone }));
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
