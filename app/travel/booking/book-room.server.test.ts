import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { bookingOf, STAY, withCurrentTerms } from "#app/testing/travel/booking-a-room.ts";
import { addMember, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { formatPriceDrop, formatStayChange, type StayChange } from "./agreement.ts";
import { bookRoom, findFormsBooking, listSameStay } from "./book-room.server.ts";

const SHOWN = { currency: "USD", timeZone: "Europe/Lisbon", now: INN_NOW };
const asRows = (changes: StayChange[]) =>
	changes.map((change) => Object.values(formatStayChange(change, SHOWN)).join(" | "));
const countBookings = async (db: Database) => (await db.selectFrom("bookings").select("id").execute()).length;
const bookedNights = (db: Database) =>
	db.selectFrom("nights").select(["date", "booked"]).where("booked", ">", 0).orderBy("date").execute();

test("writes a booking with its terms, nights, history, emails and the hotel’s sales", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db);
	const outcome = await bookRoom(
		db,
		await withCurrentTerms(db, bookingOf(roomId, { requests: "A quiet room" })),
	);
	if (!outcome.ok) throw new Error(outcome.reason);
	const booking = await db.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
	expect(booking).toMatchObject({
		number: outcome.number,
		status: "confirmed",
		source: "guest",
		hotel_id: hotelId,
		hotel_name: "Hotel Miramar",
		room_name: "Double room",
		guest_hash: "this browser",
		check_in: "2026-11-23",
		check_out: "2026-11-25",
		total: 20_000,
		currency: "USD",
		requests: "A quiet room",
		free_until_days: 2,
		late_fee_percent: 50,
		no_show_percent: 100,
		free_until: "2026-11-21T15:00:00.000Z",
		hold_until: null,
		nights_returned_at: null,
	});
	expect(await db.selectFrom("booking_nights").select(["date", "price"]).orderBy("date").execute()).toEqual([
		{ date: "2026-11-23", price: 10_000 },
		{ date: "2026-11-24", price: 10_000 },
	]);
	expect(await bookedNights(db)).toEqual([
		{ date: "2026-11-23", booked: 1 },
		{ date: "2026-11-24", booked: 1 },
	]);
	expect(await db.selectFrom("changes").select(["action", "to_value", "amount"]).execute()).toEqual([
		{ action: "booked", to_value: "confirmed", amount: 20_000 },
	]);
	const { nights_sold } = await db.selectFrom("hotels").select("nights_sold").executeTakeFirstOrThrow();
	expect(nights_sold).toBe(2);
	const [toGuest, toHotel] = await writtenMails(db);
	expect(toGuest).toMatchObject({ to: "ana@example.com" });
	const key = /[?&]key=([\w-]+)/.exec(toGuest?.text ?? "")?.[1] ?? "";
	expect(hashToken(key)).toBe(booking.token_hash);
	expect(toGuest?.text).toContain("Mon 23 – Wed 25 Nov 2026 · 2 nights");
	expect(toGuest?.text).toContain("Free cancellation until Sat 21 Nov, 15:00, hotel time");
	expect(toHotel).toMatchObject({ to: "stay@example.com" });
	expect(toHotel?.text).toContain("> A quiet room");
	// The hotel does not get the guest's secret link.
	expect(toHotel?.text).not.toContain("key=");
});

test("holds the room of a request until the deadline in the emails", async ({ db }) => {
	const { roomId } = await openInn(db, { hotel: { confirmation: "request", request_hours: 6 } });
	expect((await bookRoom(db, await withCurrentTerms(db, bookingOf(roomId)))).ok).toBe(true);
	const booking = await db.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
	expect(booking).toMatchObject({ status: "pending", hold_until: "2026-11-20T18:00:00.000Z" });
	expect(await bookedNights(db)).toHaveLength(2);
	for (const mail of await writtenMails(db)) expect(mail.text).toContain("Fri 20 Nov, 18:00");
});

test("books the room of a request whose time has run out, and not before", async ({ db }) => {
	const { roomId } = await openInn(db);
	await db.updateTable("nights").set({ total: 1 }).execute();
	const holdUntil = new Date(INN_NOW.getTime() + 1);
	const booking = await withCurrentTerms(db, bookingOf(roomId));
	const { id, number } = await addBooking(db, { roomId, status: "pending", holdUntil, ...STAY });
	expect(await bookRoom(db, booking)).toMatchObject({ reason: "refused", refusal: { reason: "full" } });
	expect((await bookRoom(db, { ...booking, now: holdUntil })).ok).toBe(true);
	const earlier = db.selectFrom("bookings").select(["number", "status"]).where("id", "=", id);
	expect(await earlier.executeTakeFirst()).toEqual({ number, status: "expired" });
	expect((await bookedNights(db)).every(({ booked }) => booked === 1)).toBe(true);
});

test("books again what this guest requested before, once its time has run out", async ({ db }) => {
	const { roomId } = await openInn(db);
	const holdUntil = new Date(INN_NOW.getTime() + 1);
	const mine = { roomId, status: "pending", holdUntil, guestHash: "this browser", ...STAY } as const;
	const { number } = await addBooking(db, mine);
	const booking = { ...(await withCurrentTerms(db, bookingOf(roomId))), known: 0 };
	expect(await bookRoom(db, booking)).toMatchObject({ number, repeated: true });
	expect(await bookRoom(db, { ...booking, now: holdUntil })).toMatchObject({ repeated: false });
});

test("books without an email to the guest, and emails the hotel", async ({ db }) => {
	const { roomId } = await openInn(db);
	expect((await bookRoom(db, await withCurrentTerms(db, bookingOf(roomId, { isEmailed: false })))).ok).toBe(
		true,
	);
	expect((await writtenMails(db)).map(({ to }) => to)).toEqual(["stay@example.com"]);
});

test("asks the guest to agree to a higher price or worse terms", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db);
	const booking = await withCurrentTerms(db, bookingOf(roomId));
	await db.updateTable("nights").set({ price: 12_000 }).where("date", "=", "2026-11-24").execute();
	await db
		.updateTable("hotels")
		.set({ free_until_days: 3, late_fee_percent: 80, confirmation: "request" })
		.where("id", "=", hotelId)
		.execute();
	const refused = await bookRoom(db, booking);
	if (refused.ok || refused.reason !== "changed") throw new Error("it was not refused");
	expect(asRows(refused.changes)).toEqual([
		"Tue 24 Nov | $100.00 | $120.00",
		"Total | $200.00 | $220.00",
		"Free cancellation until | Sat 21 Nov, 15:00 | Fri 20 Nov, 15:00",
		"Late cancellation fee | 50% of the price | 80% of the price",
		"Confirmed | Instantly | When the hotel accepts",
	]);
	expect([await countBookings(db), await bookedNights(db)]).toEqual([0, []]);
	// A guest who has not seen the offer is shown all of it.
	expect(await bookRoom(db, { ...booking, agreed: null })).toEqual({
		ok: false,
		reason: "changed",
		changes: [],
	});
	expect(await bookRoom(db, await withCurrentTerms(db, booking))).toMatchObject({ ok: true, priceDrops: [] });
});

test("applies a lower price or better terms and reports them", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db);
	const booking = await withCurrentTerms(db, bookingOf(roomId));
	await db.updateTable("rooms").set({ price: 9_000 }).execute();
	await db.updateTable("hotels").set({ late_fee_percent: 0 }).where("id", "=", hotelId).execute();
	const outcome = await bookRoom(db, booking);
	if (!outcome.ok) throw new Error(outcome.reason);
	expect(outcome.priceDrops.map((drop) => formatPriceDrop(drop, SHOWN))).toEqual([
		"The price is now $180.00 (was $200.00).",
		"Late cancellation fee: Nothing (was 50% of the price).",
	]);
	const { total } = await db.selectFrom("bookings").select("total").executeTakeFirstOrThrow();
	expect(total).toBe(18_000);
});

test("returns the booking of a form that is sent again after it took the last room", async ({ db }) => {
	const { roomId } = await openInn(db, { room: { quantity: 1 } });
	const booking = await withCurrentTerms(db, bookingOf(roomId));
	const first = await bookRoom(db, booking);
	expect(first).toMatchObject({ ok: true, repeated: false });
	expect(await bookRoom(db, booking)).toMatchObject({ number: first.ok && first.number, repeated: true });
	const another = { ...booking, idempotencyKey: randomUUID() };
	expect(await bookRoom(db, another)).toMatchObject({ ok: false, reason: "refused" });
});

test("makes one booking when a form is sent twice, in turn or at once", async ({ db }) => {
	const { roomId } = await openInn(db);
	const booking = await withCurrentTerms(db, bookingOf(roomId));
	const outcomes = await Promise.all([bookRoom(db, booking), bookRoom(db, booking)]);
	outcomes.push(await bookRoom(db, booking));
	const numbers = outcomes.map((outcome) => outcome.ok && outcome.number);
	expect(new Set(numbers).size).toBe(1);
	expect(numbers[0]).toMatch(/^H/);
	expect(outcomes.filter((outcome) => outcome.ok && outcome.repeated)).toHaveLength(2);
	expect(await countBookings(db)).toBe(1);
	expect(await bookedNights(db)).toMatchObject([{ booked: 1 }, { booked: 1 }]);
	// Also after the booking is cancelled: a new booking needs a new form.
	const number = numbers[0] || "";
	const off = { expectedStatus: "confirmed", to: "cancelled", by: "guest", actorId: null } as const;
	expect(await changeBooking(db, { number, ...off, now: INN_NOW })).toMatchObject({ ok: true });
	const again = await bookRoom(db, { ...booking, known: 0 });
	expect(again).toEqual({ ok: true, number, repeated: true, priceDrops: [] });
	expect(await bookedNights(db)).toEqual([]);
});

test("the key of a form leads only its own sender to the booking", async ({ db }) => {
	const { roomId } = await openInn(db, { room: { quantity: 9 } });
	const booking = await withCurrentTerms(db, bookingOf(roomId));
	const made = await bookRoom(db, booking);
	const find = (change: Partial<Parameters<typeof findFormsBooking>[1]>) =>
		findFormsBooking(db, { ...booking, ...change });
	expect(await find({})).toBe(made.ok && made.number);
	for (const other of [
		{ guestHash: "other" },
		{ guestHash: null },
		{ guestHash: null, accountId: 1 },
		{ guestHash: null, source: "walk_in" as const },
	])
		expect(await find(other), JSON.stringify(other)).toBeUndefined();
	expect(await bookRoom(db, { ...booking, guestHash: "other" })).toEqual({
		ok: false,
		reason: "nothing_stored",
	});
	expect(await countBookings(db)).toBe(1);
});

test("returns the first booking to another form of the same stay that was shown before it", async ({
	db,
}) => {
	const { roomId } = await openInn(db);
	const shown = await withCurrentTerms(db, bookingOf(roomId, { known: 0 }));
	const first = await bookRoom(db, shown);
	// Two tabs, or a page from before the booking that the Back button showed.
	const again = { ...shown, idempotencyKey: randomUUID() };
	expect(await bookRoom(db, again)).toMatchObject({ number: first.ok && first.number, repeated: true });
	// Other people and other dates are different bookings.
	expect(await bookRoom(db, { ...again, guestHash: "other" })).toMatchObject({ repeated: false });
	expect(await listSameStay(db, shown)).toHaveLength(1);
	await db.updateTable("rooms").set({ quantity: 9 }).execute();
	await db.updateTable("nights").set({ total: 9 }).execute();
	const once = { ...shown, idempotencyKey: randomUUID(), known: 1 };
	expect(await bookRoom(db, once)).toMatchObject({ ok: true, repeated: false });
	expect(await listSameStay(db, shown)).toHaveLength(2);
});

test("refuses a stay that was booked, closed or archived in the meantime, and writes nothing", async ({
	db,
}) => {
	const { hotelId, roomId } = await openInn(db, { room: { quantity: 1 } });
	const shown = await withCurrentTerms(db, bookingOf(roomId));
	const longer = { ...STAY, checkIn: "2026-11-24", checkOut: "2026-11-27" };
	const other = await withCurrentTerms(db, bookingOf(roomId, { stay: longer, guestHash: "other" }));
	expect((await bookRoom(db, other)).ok).toBe(true);
	expect(await bookRoom(db, shown)).toMatchObject({
		ok: false,
		reason: "refused",
		refusal: { reason: "full", dates: ["2026-11-24"] },
	});
	// The night of check-out belongs to the next guest.
	const before = await withCurrentTerms(db, bookingOf(roomId, { stay: { ...STAY, checkOut: "2026-11-24" } }));
	expect((await bookRoom(db, before)).ok).toBe(true);
	const after = { ...STAY, checkIn: "2026-11-27", checkOut: "2026-11-28" };
	const late = await withCurrentTerms(db, bookingOf(roomId, { stay: after }));
	await db.updateTable("hotels").set({ status: "suspended" }).where("id", "=", hotelId).execute();
	expect(await bookRoom(db, late)).toMatchObject({
		ok: false,
		reason: "refused",
		refusal: { reason: "not_for_sale" },
	});
	expect(await countBookings(db)).toBe(2);
	expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(4);
});

test("confirms a walk-in without a price shown, records the member of staff and sends no email", async ({
	db,
}) => {
	const desk = await addOwner(db);
	const { hotelId, roomId } = await openInn(db, { hotel: { confirmation: "request" } });
	await addMember(db, { hotelId, accountId: desk.accountId, role: "desk" });
	const walkIn = { source: "walk_in", guestHash: null, email: "", desk } as const;
	const evening = new Date("2026-11-20T22:00:00.000Z");
	const tonight = { ...STAY, checkIn: "2026-11-20", checkOut: "2026-11-21" };
	const outcome = await bookRoom(db, bookingOf(roomId, { ...walkIn, stay: tonight, now: evening }));
	expect(outcome).toMatchObject({ ok: true, repeated: false });
	const booking = await db.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
	expect(booking).toMatchObject({
		status: "confirmed",
		source: "walk_in",
		account_id: null,
		hold_until: null,
	});
	const event = await db
		.selectFrom("changes")
		.select("actor_id")
		.where("action", "=", "walk-in")
		.executeTakeFirstOrThrow();
	expect(event.actor_id).toBe(desk.accountId);
	expect(await writtenMails(db)).toEqual([]);
	// A price that staff quoted at the desk is also binding.
	const quoted = await withCurrentTerms(db, bookingOf(roomId, walkIn));
	await db.updateTable("rooms").set({ price: 11_000 }).execute();
	expect(await bookRoom(db, quoted)).toMatchObject({ ok: false, reason: "changed" });
	await db.deleteFrom("hotel_members").execute();
	expect(await bookRoom(db, quoted)).toEqual({ ok: false, reason: "not_on_team" });
});

test("keeps the ages of children with the stay, and its price when the dates change", async ({ db }) => {
	const child_bands = JSON.stringify([{ upTo: 11, charge: "percent", value: 50, cot: false }]);
	const { roomId } = await openInn(db, { hotel: { child_bands }, room: { sleeps: 4 } });
	const stay = { ...STAY, children: 2, ages: [4, 12] };
	const booking = await withCurrentTerms(db, bookingOf(roomId, { stay }));
	// What was agreed for other ages is not agreed for these.
	const other = { ...booking, stay: { ...stay, ages: [12, 12] } };
	expect(await bookRoom(db, other)).toMatchObject({ ok: false, reason: "changed" });
	const booked = await bookRoom(db, booking);
	if (!booked.ok) throw new Error(booked.reason);
	const read = () => db.selectFrom("bookings").select(["child_ages", "total"]).executeTakeFirstOrThrow();
	expect(await read()).toEqual({ child_ages: "4,12", total: 2 * 13_000 });
	for (const { text } of await writtenMails(db))
		expect(text).toContain("2 adults, 2 children (4 and 12 years), 1 room");
	expect(await listSameStay(db, { ...booking, stay })).toEqual([booked.number]);
	expect(await listSameStay(db, { ...booking, stay: { ...stay, ages: [] } })).toEqual([]);
	const moved = await changeStayDates(db, {
		number: booked.number,
		viewer: { isGranted: true, guestHash: null, accountId: null },
		expectedDates: STAY,
		to: { checkIn: "2026-11-23", checkOut: "2026-11-26" },
		expectedTotal: 3 * 13_000,
		now: INN_NOW,
	});
	expect(moved).toMatchObject({ ok: true });
	expect(await read()).toEqual({ child_ages: "4,12", total: 3 * 13_000 });
});
