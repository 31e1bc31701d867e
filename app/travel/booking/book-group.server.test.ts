import { expect } from "vitest";
import { addOwner } from "#app/testing/owner.ts";
import { bookingOf, STAY, withCurrentTerms } from "#app/testing/travel/booking-a-room.ts";
import { addPlan, addRoom, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { readManagedBooking } from "#app/travel/desk/act-on-booking.server.ts";
import {
	recordDeskPayment,
	recordGroupPayment,
	splitPayment,
} from "#app/travel/desk/desk-payments.server.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { toRoomGroup } from "#app/travel/stays/list/booked-together.server.ts";
import { confirmBookingEmail } from "#app/travel/stays/own/confirm-email.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { bookRoom } from "./book-room.server.ts";

const readBookings = (db: Database) => db.selectFrom("bookings").selectAll().orderBy("id").execute();

/** An inn with a double room at $100 and a suite at $250 a night, and a form that asks for both. */
async function openGroup(db: Database, hotel: Parameters<typeof openInn>[1] = {}) {
	const { hotelId, roomId } = await openInn(db, hotel);
	const suite = await addRoom(db, hotelId, { name: "Suite", price: 25_000, quantity: 1 });
	const planId = await addPlan(db, hotelId, { roomIds: [suite] });
	const others = [{ roomId: suite, planId, stay: { ...STAY, adults: 1 }, agreed: null }];
	const form = await withCurrentTerms(db, bookingOf(roomId, { others, known: 0 }));
	return { form, suite, hotelId };
}

test("books rooms of several types at once: each with its own price, terms and number, in one email", async ({
	db,
}) => {
	const { form } = await openGroup(db);
	const outcome = await bookRoom(db, form);
	const [double, suite] = await readBookings(db);
	if (!outcome.ok || !double || !suite) throw new Error("not booked");
	expect(outcome).toMatchObject({ number: double.number, repeated: false });
	expect([double.group_number, suite.group_number]).toEqual([double.number, double.number]);
	expect(double).toMatchObject({ total: 20_000, adults: 2, plan_name: "" });
	expect(suite).toMatchObject({ total: 45_000, adults: 1, plan_name: "Saver" });
	const toGuest = (await writtenMails(db)).filter(({ to }) => to === form.email);
	expect(toGuest).toHaveLength(1);
	for (const { number } of [double, suite])
		expect(toGuest[0]?.text).toContain(`/booking-confirmation/${number}?key=`);
	expect(toGuest[0]?.text).toContain("Total: $650.00");
	const hotel = await db.selectFrom("hotels").select("nights_sold").executeTakeFirst();
	expect(hotel?.nights_sold).toBe(4);
	// The same form, and the same rooms from a page that was opened before.
	expect(await bookRoom(db, form)).toMatchObject({ number: double.number, repeated: true });
	const again = await withCurrentTerms(db, { ...form, idempotencyKey: crypto.randomUUID() });
	expect(await bookRoom(db, again)).toMatchObject({ number: double.number, repeated: true });
	expect(await readBookings(db)).toHaveLength(2);
});

test("one link confirms the address of all rooms that were booked with it", async ({ db }) => {
	const { form } = await openGroup(db, { hotel: { unconfirmed: "expire" } });
	await bookRoom(db, form);
	const [double, suite] = await readBookings(db);
	expect([double?.confirm_before, suite?.confirm_before]).not.toContain(null);
	const wrong = { number: double?.number ?? "", tokenHash: "of another link", now: INN_NOW };
	await confirmBookingEmail(db, wrong);
	expect((await readBookings(db)).map((room) => room.is_email_confirmed)).toEqual([false, false]);
	await confirmBookingEmail(db, { ...wrong, tokenHash: double?.token_hash ?? "" });
	expect((await readBookings(db)).map((room) => room.confirm_before)).toEqual([null, null]);
});

test("books all rooms or none: when the second is full, costs more or is of another hotel", async ({
	db,
}) => {
	const { form, suite } = await openGroup(db);
	const nights = db.updateTable("nights").where("room_id", "=", suite);
	await nights.set({ blocked: 1 }).execute();
	expect(await bookRoom(db, form)).toMatchObject({ reason: "refused", refusal: { reason: "full" }, at: 1 });
	await nights.set({ blocked: 0, price: 26_000 }).execute();
	expect(await bookRoom(db, form)).toMatchObject({ reason: "changed" });
	const elsewhere = await openInn(db);
	const strange = [{ roomId: elsewhere.roomId, stay: STAY, agreed: null }];
	expect(await bookRoom(db, await withCurrentTerms(db, { ...form, others: strange }))).toMatchObject({
		reason: "refused",
		refusal: { reason: "not_for_sale" },
	});
	expect(await readBookings(db)).toEqual([]);
	expect(await db.selectFrom("nights").select("date").where("booked", ">", 0).execute()).toEqual([]);
});

test("counts the rooms of one type that a form takes itself", async ({ db }) => {
	const { form } = await openGroup(db);
	const same = { roomId: form.roomId, stay: STAY, agreed: null };
	const three = await withCurrentTerms(db, { ...form, others: [same, same] });
	expect(await bookRoom(db, three)).toMatchObject({ refusal: { reason: "full" }, at: 2 });
	const two = await withCurrentTerms(db, { ...form, others: [same] });
	expect(await bookRoom(db, two)).toMatchObject({ ok: true });
	expect((await readBookings(db)).map(({ total }) => total)).toEqual([20_000, 20_000]);
});

test("cancelling one room leaves the others, and a desk’s payment is split over what each owes", async ({
	db,
}) => {
	const actor = await addOwner(db);
	const { form, hotelId } = await openGroup(db, { hotel: { ownerId: actor.accountId } });
	const third = await addRoom(db, hotelId, { name: "Single", price: 5_001 });
	const others = [...(form.others ?? []), { roomId: third, stay: { ...STAY, adults: 1 }, agreed: null }];
	await bookRoom(db, await withCurrentTerms(db, { ...form, others }));
	const [double, suite, single] = await readBookings(db);
	if (!double || !suite || !single) throw new Error("not booked");
	const cancelled = {
		expectedStatus: "confirmed",
		to: "cancelled",
		by: "staff",
		detail: "No water",
		actorId: actor.accountId,
	} as const;
	await changeBooking(db, { ...cancelled, number: suite.number, now: INN_NOW });
	expect((await readBookings(db)).map(({ status }) => status)).toEqual([
		"confirmed",
		"cancelled",
		"confirmed",
	]);
	const at = { number: single.number, actor, method: "card", now: INN_NOW } as const;
	await recordDeskPayment(db, {
		...at,
		amount: 1_000,
		isGivenBack: false,
		idempotencyKey: crypto.randomUUID(),
	});
	const record = (amount: number, idempotencyKey: string = crypto.randomUUID(), by = actor) =>
		recordGroupPayment(db, { ...at, actor: by, amount, idempotencyKey });
	// 20,000 of the double room and 9,002 of the single.
	expect(await record(29_003)).toEqual({ ok: false, reason: "too_much", most: 29_002 });
	const key = crypto.randomUUID();
	expect(await record(21_000, key)).toEqual({ ok: true, repeated: false });
	expect(await record(21_000, key)).toEqual({ ok: true, repeated: true });
	const booking = await readManagedBooking(db, at);
	if (!booking) throw new Error("gone");
	expect(toRoomGroup(booking.group, at.number)).toMatchObject({ owed: 30_002, paid: 22_000, payable: 8_002 });
	expect(booking.group.map(({ atHotel }) => atHotel)).toEqual([20_000, 0, 2_000]);
	expect(await record(1, crypto.randomUUID(), await addOwner(db, "Sam"))).toEqual({
		ok: false,
		reason: "gone",
	});
});

test("the parts of a payment are its sum", () => {
	expect(splitPayment(50, [30, 0, 40])).toEqual([10, 0, 40]);
	expect(splitPayment(70, [30, 0, 40])).toEqual([30, 0, 40]);
	expect(splitPayment(71, [30, 0, 40])).toBeNull();
});
