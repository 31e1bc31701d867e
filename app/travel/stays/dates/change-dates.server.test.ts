import { expect } from "vitest";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { changeStayDates } from "./change-dates.server.ts";

const FROM = { checkIn: "2026-12-07", checkOut: "2026-12-09" };
const NOBODY = { isGranted: false, guestHash: null, accountId: null };
const guest = { viewer: { ...NOBODY, isGranted: true }, now: INN_NOW, expectedDates: FROM };

const booked = async (db: Database) =>
	(
		await db.selectFrom("nights").select(["date", "booked"]).where("booked", ">", 0).orderBy("date").execute()
	).map((night) => `${night.date.slice(5)}: ${night.booked}`);

const readBooking = (db: Database, number: string) =>
	db
		.selectFrom("bookings")
		.select(["check_in", "check_out", "total", "free_until"])
		.where("number", "=", number)
		.executeTakeFirstOrThrow();

test("moves a stay: releases old nights, takes new ones, and keeps the price of the others", async ({
	db,
}) => {
	const { hotelId, roomId } = await openInn(db, { room: { quantity: 1 } });
	const { id, number } = await addBooking(db, { roomId, ...FROM, price: 7_000 });
	const to = { checkIn: "2026-12-08", checkOut: "2026-12-11" };
	// The booking's own night does not prevent it, even if it was closed since.
	await db.updateTable("nights").set({ is_closed: true }).where("date", "=", "2026-12-08").execute();
	const move = { ...guest, number, to, expectedTotal: 27_000 };
	expect(await changeStayDates(db, move)).toEqual({ ok: true, repeated: false });
	expect(await changeStayDates(db, move)).toEqual({ ok: true, repeated: true });
	expect(await booked(db)).toEqual(["12-08: 1", "12-09: 1", "12-10: 1"]);
	expect(await readBooking(db, number)).toEqual({
		check_in: to.checkIn,
		check_out: to.checkOut,
		total: 27_000,
		free_until: "2026-12-06T15:00:00.000Z",
	});
	const nights = await db
		.selectFrom("booking_nights")
		.select(["date", "price"])
		.where("booking_id", "=", id)
		.orderBy("date")
		.execute();
	expect(nights.map(({ date, price }) => [date.slice(8), price])).toEqual([
		["08", 7_000],
		["09", 10_000],
		["10", 10_000],
	]);
	const hotel = await db.selectFrom("hotels").select("nights_sold").where("id", "=", hotelId).execute();
	expect(hotel).toEqual([{ nights_sold: 3 }]);
	const history = await db
		.selectFrom("changes")
		.select(["from_value", "to_value", "amount"])
		.where("action", "=", "booking dates")
		.execute();
	expect(history).toEqual([
		{ from_value: "2026-12-07/2026-12-09", to_value: "2026-12-08/2026-12-11", amount: 27_000 },
	]);
	expect((await writtenMails(db)).map((mail) => mail.to)).toEqual(["ana@example.com", "stay@example.com"]);
});

test("asks before a higher price and changes nothing", async ({ db }) => {
	const { roomId } = await openInn(db);
	const { number } = await addBooking(db, { roomId, ...FROM });
	const to = { checkIn: "2026-12-07", checkOut: "2026-12-10" };
	await db.updateTable("nights").set({ price: 15_000 }).execute();
	const outcome = await changeStayDates(db, { ...guest, number, to, expectedTotal: 30_000 });
	expect(outcome).toMatchObject({ ok: false, reason: "price", quote: { total: 35_000 } });
	expect(await booked(db)).toEqual(["12-07: 1", "12-08: 1"]);
	expect(await changeStayDates(db, { ...guest, number, to, expectedTotal: 35_000 })).toMatchObject({
		ok: true,
	});
	expect((await readBooking(db, number)).total).toBe(35_000);
});

test("a guest moves only bookings that they may see", async ({ db }) => {
	const { roomId } = await openInn(db);
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	const { number } = await addBooking(db, { roomId, ...FROM, accountId: ana, guestHash: "hers" });
	const to = { checkIn: "2026-12-08", checkOut: "2026-12-10" };
	const move = (viewer: Partial<Viewer>) =>
		changeStayDates(db, { ...guest, number, to, expectedTotal: 1_000_000, viewer: { ...NOBODY, ...viewer } });
	for (const stranger of [{}, { guestHash: "his" }, { accountId: bob }])
		expect(await move(stranger)).toEqual({ ok: false, reason: "gone" });
	expect(await booked(db)).toEqual(["12-07: 1", "12-08: 1"]);
	expect(await move({ accountId: ana })).toEqual({ ok: true, repeated: false });
	expect(await move({ accountId: bob })).toEqual({ ok: false, reason: "gone" });
	expect(await booked(db)).toEqual(["12-08: 1", "12-09: 1"]);
});

test("full nights, requests, begun stays and other people's changes are refused with the reason", async ({
	db,
}) => {
	const { roomId } = await openInn(db, { room: { quantity: 1 } });
	const { number } = await addBooking(db, { roomId, ...FROM });
	await addBooking(db, { roomId, checkIn: "2026-12-09", checkOut: "2026-12-10" });
	const to = { checkIn: "2026-12-08", checkOut: "2026-12-10" };
	const move = { ...guest, number, to, expectedTotal: 1_000_000 };
	expect(await changeStayDates(db, move)).toEqual({
		ok: false,
		reason: "refused",
		refusal: { reason: "full", dates: ["2026-12-09"] },
	});
	const expectedDates = { checkIn: "2026-12-06", checkOut: "2026-12-09" };
	expect(await changeStayDates(db, { ...move, expectedDates })).toEqual({
		ok: false,
		reason: "changed",
		status: "confirmed",
		dates: FROM,
	});
	const begun = { ...move, now: new Date("2026-12-08T00:30:00.000Z") };
	expect(await changeStayDates(db, begun)).toMatchObject({ refusal: { reason: "not_movable" } });
	const dates = { checkIn: "2026-12-01", checkOut: "2026-12-02" };
	const booking = await addBooking(db, { roomId, ...dates, holdUntil: INN_NOW });
	const request = { ...move, number: booking.number, expectedDates: dates };
	expect(await changeStayDates(db, request)).toMatchObject({ refusal: { reason: "not_movable" } });
	expect(await booked(db)).toEqual(["12-01: 1", "12-07: 1", "12-08: 1", "12-09: 1"]);
});

test("keeps the cancellation fee due after a move, and only adds nights then", async ({ db }) => {
	const { roomId } = await openInn(db);
	const { number } = await addBooking(db, { roomId, ...FROM });
	const now = new Date("2026-12-06T12:00:00.000Z");
	const move = { ...guest, number, now, expectedTotal: 1_000_000 };
	const free_until = "2026-12-05T15:00:00.000Z";
	for (const to of [
		{ checkIn: "2026-12-08", checkOut: "2026-12-10" },
		{ checkIn: "2026-12-07", checkOut: "2026-12-08" },
	])
		expect(await changeStayDates(db, { ...move, to })).toEqual({
			ok: false,
			reason: "refused",
			refusal: { reason: "late", freeUntil: free_until },
		});
	const to = { checkIn: "2026-12-07", checkOut: "2026-12-10" };
	expect(await changeStayDates(db, { ...move, to })).toMatchObject({ ok: true });
	expect(await readBooking(db, number)).toMatchObject({ check_out: "2026-12-10", free_until });
});

test("releases nights at any time where cancelling is always free", async ({ db }) => {
	const { roomId } = await openInn(db, { hotel: { late_fee_percent: 0 } });
	const { number } = await addBooking(db, { roomId, ...FROM });
	const now = new Date("2026-12-06T12:00:00.000Z");
	const to = { checkIn: "2026-12-08", checkOut: "2026-12-10" };
	const move = { ...guest, number, now, to, expectedTotal: 1_000_000 };
	expect(await changeStayDates(db, move)).toMatchObject({ ok: true });
});

test("refuses a guest’s move where the hotel now confirms by hand", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db);
	const { number } = await addBooking(db, { roomId, ...FROM });
	await db.updateTable("hotels").set({ confirmation: "request" }).where("id", "=", hotelId).execute();
	const to = { checkIn: "2026-12-08", checkOut: "2026-12-10" };
	expect(await changeStayDates(db, { ...guest, number, to, expectedTotal: 1_000_000 })).toMatchObject({
		refusal: { reason: "not_movable" },
	});
});

test("moves one of two guests into the last room; the other keeps their dates", async ({ db }) => {
	const { roomId } = await openInn(db, { room: { quantity: 1 } });
	const other = { checkIn: "2026-12-11", checkOut: "2026-12-13" };
	const [one, two] = [await addBooking(db, { roomId, ...FROM }), await addBooking(db, { roomId, ...other })];
	const move = { ...guest, expectedTotal: 1_000_000, to: { checkIn: "2026-12-09", checkOut: "2026-12-11" } };
	const outcomes = await Promise.all([
		changeStayDates(db, { ...move, number: one.number }),
		changeStayDates(db, { ...move, number: two.number, expectedDates: other }),
	]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: { reason: "full" } });
	const expectedNights = outcomes[0].ok ? ["12-11: 1", "12-12: 1"] : ["12-07: 1", "12-08: 1"];
	expect(await booked(db)).toEqual(["12-09: 1", "12-10: 1", ...expectedNights].toSorted());
});

test("the desk moves its own guests’ stays, requests and late ones too; the guest hears of it, and a fee stays due", async ({
	db,
}) => {
	const [desk, stranger] = [await addOwner(db), await addOwner(db, "Sam")];
	const hotel = { ownerId: desk.accountId, confirmation: "request" } as const;
	const { roomId } = await openInn(db, { hotel });
	const { number } = await addBooking(db, { roomId, ...FROM, holdUntil: INN_NOW, price: 7_000 });
	const now = new Date("2026-12-06T12:00:00.000Z");
	const to = { checkIn: "2026-12-08", checkOut: "2026-12-10" };
	const move = { number, expectedDates: FROM, to, expectedTotal: 17_000, now };
	const theirs = { ...move, desk: stranger };
	expect(await changeStayDates(db, theirs)).toEqual({ ok: false, reason: "gone" });
	expect(await changeStayDates(db, { ...move, desk, expectedTotal: 14_000 })).toMatchObject({
		reason: "price",
	});
	expect(await booked(db)).toEqual(["12-07: 1", "12-08: 1"]);
	expect(await changeStayDates(db, { ...move, desk })).toEqual({ ok: true, repeated: false });
	expect(await changeStayDates(db, { ...move, desk })).toEqual({ ok: true, repeated: true });
	expect(await booked(db)).toEqual(["12-08: 1", "12-09: 1"]);
	// Cancellation was no longer free; a later start does not make it free again.
	expect(await readBooking(db, number)).toMatchObject({
		total: 17_000,
		free_until: "2026-12-05T15:00:00.000Z",
	});
	const [mail, ...others] = await writtenMails(db);
	expect(others).toEqual([]);
	expect(mail?.to).toBe("ana@example.com");
	expect(mail?.text).toMatch(/changed the dates of your booking.* for \$140\.00.*Total: \$170\.00/s);
});

test("nights of a room that is no longer on sale can be given up, and none added", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db);
	await db.updateTable("rooms").set({ archived_at: INN_NOW.toISOString() }).execute();
	const later = { checkIn: FROM.checkIn, checkOut: "2026-12-10" };
	const { number } = await addBooking(db, { roomId, ...later, price: 7_000 });
	const move = { ...guest, number, expectedDates: later, expectedTotal: 100_000 };
	for (const to of [
		{ checkIn: FROM.checkIn, checkOut: "2026-12-11" },
		{ checkIn: "2026-12-06", checkOut: "2026-12-08" },
	])
		expect(await changeStayDates(db, { ...move, to })).toMatchObject({
			ok: false,
			refusal: { reason: "not_for_sale" },
		});
	expect(await changeStayDates(db, { ...move, to: FROM })).toEqual({ ok: true, repeated: false });
	await db.updateTable("rooms").set({ archived_at: null }).execute();
	await db.updateTable("hotels").set({ status: "suspended", confirmation: "request" }).execute();
	const last = { checkIn: "2026-12-08", checkOut: FROM.checkOut };
	const again = { ...move, expectedDates: FROM, to: last };
	expect(await changeStayDates(db, again)).toEqual({ ok: true, repeated: false });
	await db.updateTable("hotels").set({ status: "approved" }).where("id", "=", hotelId).execute();
	expect(await booked(db)).toEqual(["12-08: 1"]);
	expect(await readBooking(db, number)).toMatchObject({ total: 7_000, check_in: "2026-12-08" });
});

test("a hotel that confirms by hand need not agree to nights that are given up", async ({ db }) => {
	const { roomId } = await openInn(db, { hotel: { confirmation: "request" } });
	const { number } = await addBooking(db, { roomId, ...FROM });
	const move = { ...guest, number, expectedTotal: 100_000 };
	const other = { checkIn: "2026-12-08", checkOut: "2026-12-10" };
	expect(await changeStayDates(db, { ...move, to: other })).toMatchObject({
		refusal: { reason: "not_movable" },
	});
	const to = { checkIn: FROM.checkIn, checkOut: "2026-12-08" };
	expect(await changeStayDates(db, { ...move, to })).toEqual({ ok: true, repeated: false });
});
