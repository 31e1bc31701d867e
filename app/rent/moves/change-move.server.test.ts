import { expect } from "vitest";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { readMoveForStaff } from "#app/rent/dashboard/read-move.server.ts";
import type { ChangeTask } from "#app/testing/rent/change-move.child-process.ts";
import { BOOKED_FOR, MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { changeMovingStatus, rescheduleMove } from "./change-move.server.ts";
import { deleteMove } from "./delete-move.server.ts";
import { movingSearchText } from "./move-details.ts";
import { MOVING_STATUS_NAMES, type MovingStatus } from "./moving-booking.ts";

/** The transitions of the specification, repeated here. */
const ALLOWED: Record<MovingStatus, MovingStatus[]> = {
	pending: ["confirmed", "rejected", "cancelled"],
	confirmed: ["delivered", "cancelled", "pending"],
	rejected: [],
	cancelled: [],
	delivered: [],
};

async function bookedIn(db: Database, status: MovingStatus): Promise<string> {
	const outcome = await bookMove(db, moveOf());
	if (!outcome.ok) throw new Error(outcome.reason);
	await db.updateTable("moving_bookings").set({ status }).where("number", "=", outcome.number).execute();
	return outcome.number;
}

async function accountOf(db: Database, name: string): Promise<number> {
	const email = `${name.toLowerCase()}@example.com`;
	await setAccount(db, { email, name, role: "Admin", password: "a long password", now: MOVE_NOW });
	return (await db.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirstOrThrow())
		.id;
}

const read = (db: Database, number: string) =>
	db.selectFrom("moving_bookings").selectAll().where("number", "=", number).executeTakeFirst();

for (const from of MOVING_STATUS_NAMES)
	for (const to of MOVING_STATUS_NAMES) {
		const isAllowed = ALLOWED[from].includes(to);
		test(`a ${from} booking ${isAllowed ? "can" : "can’t"} become ${to}`, async ({ db }) => {
			const actorId = await accountOf(db, "Ada");
			const number = await bookedIn(db, from);
			const outcome = await changeMovingStatus(db, {
				number,
				expectedStatus: from,
				to,
				actorId,
				now: MOVE_NOW,
			});
			expect(outcome).toEqual(
				isAllowed ? { ok: true, repeated: false } : { ok: false, reason: "not_allowed" },
			);

			const booking = await read(db, number);
			expect(booking?.status).toBe(isAllowed ? to : from);
			const last = await db
				.selectFrom("changes")
				.selectAll()
				.where("subject", "=", `move ${booking?.id ?? 0}`)
				.orderBy("id", "desc")
				.executeTakeFirstOrThrow();
			if (isAllowed)
				expect(last).toMatchObject({
					from_value: from,
					to_value: to,
					actor_id: actorId,
					at: MOVE_NOW.toISOString(),
				});
			else expect(last.from_value).toBeNull();
		});
	}

test("the second of two people is told what the first one did", async ({ db }) => {
	const ada = await accountOf(db, "Ada");
	const bob = await accountOf(db, "Bob");
	const number = await bookedIn(db, "pending");
	await changeMovingStatus(db, {
		number,
		expectedStatus: "pending",
		to: "cancelled",
		actorId: ada,
		now: MOVE_NOW,
	});
	const outcome = await changeMovingStatus(db, {
		number,
		expectedStatus: "pending",
		to: "confirmed",
		actorId: bob,
		now: MOVE_NOW,
	});
	expect(outcome).toEqual({
		ok: false,
		reason: "changed",
		status: "cancelled",
		at: MOVE_NOW.toISOString(),
		by: "Ada",
		isOwn: false,
	});
	expect((await read(db, number))?.status).toBe("cancelled");
});

test("the same change sent twice by one person counts once and succeeds twice", async ({ db }) => {
	const actorId = await accountOf(db, "Ada");
	const number = await bookedIn(db, "pending");
	const change = { number, expectedStatus: "pending", to: "confirmed", actorId, now: MOVE_NOW } as const;
	expect(await changeMovingStatus(db, change)).toEqual({ ok: true, repeated: false });
	expect(await changeMovingStatus(db, change)).toEqual({ ok: true, repeated: true });
	const events = await db.selectFrom("changes").select("id").execute();
	expect(events).toHaveLength(2);
});

test("a booking that is not there can’t be changed", async ({ db }) => {
	const actorId = await accountOf(db, "Ada");
	const change = {
		number: "R333333333",
		expectedStatus: "pending",
		to: "confirmed",
		actorId,
		now: MOVE_NOW,
	} as const;
	expect(await changeMovingStatus(db, change)).toEqual({ ok: false, reason: "gone" });
});

test("a change is found by its new status, and no longer by its old one", async ({ db }) => {
	const actorId = await accountOf(db, "Ada");
	const number = await bookedIn(db, "pending");
	await changeMovingStatus(db, {
		number,
		expectedStatus: "pending",
		to: "confirmed",
		actorId,
		now: MOVE_NOW,
	});
	const booking = await read(db, number);
	if (!booking) throw new Error("the booking is gone");
	expect(booking.search_text).toBe(movingSearchText(booking));
	expect(booking.search_text).toContain("confirmed");
});

test("rescheduling moves date and time and makes the booking pending again", async ({ db }) => {
	const actorId = await accountOf(db, "Ada");
	const number = await bookedIn(db, "confirmed");
	const by = { number, actorId, now: MOVE_NOW, timeZone: "UTC", from: BOOKED_FOR };
	const change = { ...by, expectedStatus: "confirmed" } as const;
	expect(
		await rescheduleMove(db, { ...change, booking_date: "2026-12-24", booking_time: "09:15" }),
	).toMatchObject({ ok: true });
	expect(await read(db, number)).toMatchObject({
		status: "pending",
		booking_date: "2026-12-24",
		booking_time: "09:15",
	});
	const tooSoon = await rescheduleMove(db, { ...change, booking_date: "2026-12-01", booking_time: "13:59" });
	expect(tooSoon).toEqual({ ok: false, reason: "too_soon" });
	const tooFar = await rescheduleMove(db, { ...change, booking_date: "2027-06-01", booking_time: "12:00" });
	expect(tooFar).toEqual({ ok: false, reason: "too_far" });
});

test("staff move a pending booking only from the time that they saw", async ({ db }) => {
	const [ada, bob] = [await accountOf(db, "Ada"), await accountOf(db, "Bob")];
	const number = await bookedIn(db, "pending");
	const change = { number, expectedStatus: "pending", now: MOVE_NOW, timeZone: "UTC" } as const;
	const move = (actorId: number, time: string, from = BOOKED_FOR) =>
		rescheduleMove(db, { ...change, actorId, from, booking_date: BOOKED_FOR.date, booking_time: time });
	expect(await move(ada, BOOKED_FOR.time)).toEqual({ ok: false, reason: "same_time" });
	expect(await move(ada, "16:00")).toEqual({ ok: true, repeated: false });
	expect(await move(ada, "16:00")).toEqual({ ok: true, repeated: true });
	expect(await move(bob, "18:00")).toEqual({ ok: false, reason: "date" });
	const booking = await readMoveForStaff(db, { number });
	expect(booking?.history.slice(1)).toMatchObject([
		{
			from_status: "pending",
			to_status: "pending",
			by: "Ada",
			detail: "Moved from Fri 4 Dec 2026, 14:30 to Fri 4 Dec 2026, 16:00",
		},
	]);
	expect(await read(db, number)).toMatchObject({ status: "pending", booking_time: "16:00" });
	await changeMovingStatus(db, { ...change, to: "confirmed", actorId: bob });
	expect(await move(ada, "18:00", { ...BOOKED_FOR, time: "16:00" })).toMatchObject({
		reason: "changed",
		status: "confirmed",
		by: "Bob",
	});
	await changeMovingStatus(db, { ...change, expectedStatus: "confirmed", to: "cancelled", actorId: bob });
	const ended = { ...change, expectedStatus: "cancelled", actorId: ada, from: BOOKED_FOR } as const;
	expect(await rescheduleMove(db, { ...ended, booking_date: "2026-12-24", booking_time: "09:15" })).toEqual({
		ok: false,
		reason: "not_allowed",
	});
});

test("staff read who made each change, and from what", async ({ db }) => {
	const actorId = await accountOf(db, "Ada");
	const number = await bookedIn(db, "pending");
	await changeMovingStatus(db, {
		number,
		expectedStatus: "pending",
		to: "confirmed",
		actorId,
		now: MOVE_NOW,
	});
	await changeMovingStatus(db, {
		number,
		expectedStatus: "confirmed",
		to: "cancelled",
		actorId: null,
		now: MOVE_NOW,
	});
	const read = await readMoveForStaff(db, { number });
	expect(read?.history).toMatchObject([
		{ from_status: null, to_status: "pending", by: null },
		{ from_status: "pending", to_status: "confirmed", by: "Ada" },
		{ from_status: "confirmed", to_status: "cancelled", by: null },
	]);
	expect(await readMoveForStaff(db, { number: "RAAAAAAAAA" })).toBeUndefined();
});

test("a deleted booking is gone with its history, and the trail says who did it", async ({ db }) => {
	const ada = await accountOf(db, "Ada");
	const bob = await accountOf(db, "Bob");
	const number = await bookedIn(db, "confirmed");
	expect(await deleteMove(db, { number, actorId: ada, now: MOVE_NOW })).toEqual({
		ok: true,
		repeated: false,
	});
	expect(await read(db, number)).toBeUndefined();
	expect(await db.selectFrom("changes").selectAll().execute()).toMatchObject([
		{ actor_id: ada, action: "delete", subject: `moving booking ${number}`, at: MOVE_NOW.toISOString() },
	]);
	expect(await deleteMove(db, { number, actorId: ada, now: MOVE_NOW })).toEqual({ ok: true, repeated: true });
	expect(await deleteMove(db, { number, actorId: bob, now: MOVE_NOW })).toEqual({
		ok: false,
		reason: "gone",
	});
});

test("of two processes that act on the same bookings at once, one succeeds on each", async ({ db, url }) => {
	const ada = await accountOf(db, "Ada");
	const bob = await accountOf(db, "Bob");
	const numbers: string[] = [];
	for (let made = 0; made < 60; made++) numbers.push(await bookedIn(db, "pending"));
	const script = "app/testing/rent/change-move.child-process.ts";
	const now = MOVE_NOW.toISOString();
	const tasks: ChangeTask[] = [
		{ url, numbers, to: "confirmed", actorId: ada, now },
		{ url, numbers, to: "cancelled", actorId: bob, now },
	];
	const processes = tasks.map((task) => startElsewhere<string[]>(script, task));
	await Promise.all(processes.map((process) => process.ready));
	for (const process of processes) process.go();
	const [confirmed = [], cancelled = []] = await Promise.all(processes.map((process) => process.result));

	expect([...confirmed, ...cancelled].sort()).toEqual([...numbers].sort());
	const rows = await db.selectFrom("moving_bookings").select(["number", "status"]).execute();
	for (const { number, status } of rows)
		expect(status).toBe(confirmed.includes(number) ? "confirmed" : "cancelled");
	expect(await db.selectFrom("changes").select("id").execute()).toHaveLength(2 * numbers.length);
});
