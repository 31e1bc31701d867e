import { expect } from "vitest";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { changeBookingAsStaff } from "./act-on-booking.server.ts";
import { undoStatus } from "./undo-status.server.ts";

const ROOM = { from: "2026-11-18", nights: 20, quantity: 1 };
const STAY = { checkIn: "2026-11-19", checkOut: "2026-11-22" };
const TOMORROW = new Date(INN_NOW.getTime() + 24 * 60 * 60 * 1000);

async function openDesk(db: Database) {
	const actor = await addOwner(db);
	const inn = await openInn(db, { hotel: { ownerId: actor.accountId }, room: ROOM });
	const { number } = await addBooking(db, { roomId: inn.roomId, ...STAY });
	return { ...inn, actor, number };
}

const read = (db: Database, number: string) =>
	db
		.selectFrom("bookings")
		.select(["status", "nights_returned_at", "total"])
		.where("number", "=", number)
		.executeTakeFirstOrThrow();

const booked = async (db: Database) =>
	(await db.selectFrom("nights").select("date").where("booked", ">", 0).orderBy("date").execute()).map(
		({ date }) => date.slice(8),
	);

const history = async (db: Database) =>
	(
		await db
			.selectFrom("changes")
			.select(["from_value", "to_value"])
			.where("action", "=", "booking status")
			.orderBy("id")
			.execute()
	).map(({ from_value, to_value }) => `${from_value} → ${to_value}`);

test("undoes a check-in once on its day, with a history entry and without an email", async ({ db }) => {
	const { actor, number } = await openDesk(db);
	await changeBookingAsStaff(db, {
		number,
		expectedStatus: "confirmed",
		to: "checked_in",
		actor,
		now: INN_NOW,
	});
	const undo = { number, expectedStatus: "checked_in", actor, now: INN_NOW } as const;
	const stranger = { accountId: (await addOwner(db, "Otto")).accountId, role: "Hotel" } as const;
	expect(await undoStatus(db, { ...undo, actor: stranger })).toEqual({ ok: false, reason: "gone" });
	expect(await undoStatus(db, { ...undo, now: TOMORROW })).toEqual({ ok: false, reason: "not_allowed" });
	expect(await undoStatus(db, undo)).toEqual({ ok: true, repeated: false });
	expect(await undoStatus(db, undo)).toEqual({ ok: true, repeated: true });
	expect(await read(db, number)).toMatchObject({ status: "confirmed", nights_returned_at: null });
	expect(await booked(db)).toEqual(["19", "20", "21"]);
	expect(await history(db)).toEqual(["confirmed → checked_in", "checked_in → confirmed"]);
	expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
	// A confirmed booking can't be undone, and an undo by another person is not a repeat of this one.
	expect(await undoStatus(db, { ...undo, expectedStatus: "confirmed" })).toMatchObject({
		reason: "not_allowed",
	});
	const admin = { ...actor, accountId: stranger.accountId, role: "Admin" } as const;
	expect(await undoStatus(db, { ...undo, actor: admin })).toMatchObject({
		reason: "changed",
		status: "confirmed",
		by: "Olga",
	});
});

test("undoing a check-out takes the nights again, and is refused when one of them is booked", async ({
	db,
}) => {
	const { actor, number, roomId } = await openDesk(db);
	const at = { number, actor, now: INN_NOW } as const;
	await changeBookingAsStaff(db, { ...at, expectedStatus: "confirmed", to: "checked_in" });
	await changeBookingAsStaff(db, { ...at, expectedStatus: "checked_in", to: "checked_out" });
	expect(await booked(db)).toEqual([]);
	// A night that was closed since is accepted.
	await db.updateTable("nights").set({ is_closed: true }).where("date", "=", TODAY).execute();
	expect(await undoStatus(db, { ...at, expectedStatus: "checked_out" })).toEqual({
		ok: true,
		repeated: false,
	});
	expect(await booked(db)).toEqual(["19", "20", "21"]);
	expect(await read(db, number)).toMatchObject({ status: "checked_in", nights_returned_at: null });
	// The check-in was also today, so it can be undone, too; afterwards both can be done again.
	expect(await undoStatus(db, { ...at, expectedStatus: "checked_in" })).toEqual({
		ok: true,
		repeated: false,
	});
	await changeBookingAsStaff(db, { ...at, expectedStatus: "confirmed", to: "checked_in" });
	await changeBookingAsStaff(db, { ...at, expectedStatus: "checked_in", to: "checked_out" });
	await db.updateTable("nights").set({ is_closed: false }).execute();
	await addBooking(db, { roomId, checkIn: "2026-11-21", checkOut: "2026-11-22" });
	const before = await history(db);
	expect(await undoStatus(db, { ...at, expectedStatus: "checked_out" })).toEqual({
		ok: false,
		reason: "taken",
	});
	expect(await read(db, number)).toMatchObject({ status: "checked_out" });
	expect(await booked(db)).toEqual(["21"]);
	expect(await history(db)).toEqual(before);
});

test("keeps a check-in of an earlier day, also after a check-out is undone", async ({ db }) => {
	const { actor, number } = await openDesk(db);
	await changeBookingAsStaff(db, {
		number,
		actor,
		expectedStatus: "confirmed",
		to: "checked_in",
		now: INN_NOW,
	});
	const later = { number, actor, now: TOMORROW } as const;
	await changeBookingAsStaff(db, { ...later, expectedStatus: "checked_in", to: "checked_out" });
	expect(await undoStatus(db, { ...later, expectedStatus: "checked_out" })).toMatchObject({ ok: true });
	expect(await undoStatus(db, { ...later, expectedStatus: "checked_in" })).toMatchObject({
		reason: "not_allowed",
	});
	// If the stay was shortened before the undo, only its remaining nights are taken again.
	const shorter = { ...STAY, checkOut: TODAY };
	const change = {
		number,
		expectedDates: STAY,
		to: shorter,
		expectedTotal: 30_000,
		desk: actor,
		now: INN_NOW,
	};
	expect(await changeStayDates(db, change)).toMatchObject({ ok: true });
	await changeBookingAsStaff(db, { ...later, expectedStatus: "checked_in", to: "checked_out" });
	expect(await undoStatus(db, { ...later, expectedStatus: "checked_out" })).toMatchObject({ ok: true });
	expect(await booked(db)).toEqual(["19"]);
});
