import { afterAll, beforeAll, expect } from "vitest";
import { checkNextPayment, refreshPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { paidStay } from "#app/payments/payments.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { type OpenProvider, openProvider, SITE } from "#app/testing/payments/paying.ts";
import { auditPayments } from "#app/testing/payments/payment-audit.ts";
import { bookingOf, STAY, withCurrentTerms } from "#app/testing/travel/booking-a-room.ts";
import { addOffer, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { bookOnline, openCheckoutOf, payFor } from "#app/testing/travel/paying-stays.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { readRoomCalendar } from "#app/travel/calendars/room-calendar.server.ts";
import { toBookingView } from "#app/travel/stays/booking-view.server.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { dueAtHotel } from "#app/travel/stays/due-at-hotel.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { changeStayDates } from "./change-dates.server.ts";
import { viewDates } from "./view-dates.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

const HOUR_MS = 60 * 60 * 1000;
const after = (hours: number) => new Date(INN_NOW.getTime() + hours * HOUR_MS);
const viewer = { isGranted: true, guestHash: null, accountId: null };
const FROM = { checkIn: STAY.checkIn, checkOut: STAY.checkOut };
const lasting = (nights: number) => ({
	checkIn: STAY.checkIn,
	checkOut: `2026-${nights > 7 ? "12" : "11"}-${String(nights > 7 ? 23 + nights - 30 : 23 + nights).padStart(2, "0")}`,
});

const read = async (db: Database, number: string) =>
	(await readBooking(db, { number })) ?? expect.fail("gone");

/** The guest changes their dates to what the page shows. */
const move = (db: Database, number: string, to: typeof FROM, now = INN_NOW, from = FROM) =>
	changeStayDates(db, {
		number,
		viewer,
		now,
		to,
		expectedDates: from,
		expectedTotal: 10_000_000,
		paymentProvider: shop.provider.name,
	});

/** What is asked for: the amount of each payment that can be paid. */
const asked = async (db: Database) =>
	(
		await db
			.selectFrom("payments")
			.select("amount")
			.where("state", "=", "open")
			.where("ended_at", "is", null)
			.execute()
	).map(({ amount }) => amount);

/** The job looks at all payments and refunds that are due. */
async function settle(db: Database, now: Date): Promise<void> {
	const { provider } = shop;
	while (await checkNextPayment(db, PAYMENT_SUBJECTS, { provider, origin: SITE, now }));
	while ((await sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now })) === true);
}

const audit = async (db: Database) => auditPayments(db, shop.server.books);

const bookedNights = async (db: Database) =>
	(await db.selectFrom("nights").select("date").where("booked", ">", 0).orderBy("date").execute()).map(
		({ date }) => date,
	);

const newestMail = async (db: Database) => (await writtenMails(db)).at(-1);

test("an unpaid stay that becomes shorter asks for less, one that becomes longer for more", async ({
	db,
}) => {
	const { number } = await bookOnline(db, shop.provider, { payment: "full" });
	await openCheckoutOf(db, shop, number);
	expect(await asked(db)).toEqual([20_000]);
	expect(await move(db, number, lasting(1))).toMatchObject({ ok: true });
	expect(await asked(db)).toEqual([10_000]);
	const shorter = await read(db, number);
	expect(shorter).toMatchObject({ total: 10_000, deposit: 10_000, online: { state: "open" } });
	expect(dueAtHotel(shorter)).toBe(0);
	expect(shorter.pay_before).toBe(after(24).toISOString());
	expect((await newestMail(db))?.text).toContain("$100.00 is to be paid online by");
	expect(await move(db, number, lasting(7), after(1), lasting(1))).toMatchObject({ ok: true });
	expect(await asked(db)).toEqual([70_000]);
	// The day to pay counts from the first time that money was asked for.
	expect((await read(db, number)).pay_before).toBe(after(24).toISOString());
	await settle(db, after(2));
	await payFor(db, shop, number, after(2));
	expect(await read(db, number)).toMatchObject({ pay_before: null, paid_total: 70_000 });
	expect(await audit(db)).toEqual([]);
});

test("the deposit of an unpaid stay follows its price, down and up", async ({ db }) => {
	const { number } = await bookOnline(db, shop.provider, { payment: "deposit", deposit_percent: 20 });
	expect(await move(db, number, lasting(1))).toMatchObject({ ok: true });
	expect(await read(db, number)).toMatchObject({ total: 10_000, deposit: 2_000 });
	expect(dueAtHotel(await read(db, number))).toBe(8_000);
	expect(await asked(db)).toEqual([2_000]);
	expect(await move(db, number, lasting(7), INN_NOW, lasting(1))).toMatchObject({ ok: true });
	expect(await read(db, number)).toMatchObject({ total: 70_000, deposit: 14_000 });
	expect(await asked(db)).toEqual([14_000]);
});

test("a change that waits for its payment costs what was agreed once its offer no longer holds", async ({
	db,
}) => {
	const { hotelId, roomId } = await openInn(db, { hotel: { payment: "full" } });
	await addOffer(db, hotelId, { percent: 50, arrives_to: STAY.checkIn });
	const booking = bookingOf(roomId, { paymentProvider: shop.provider.name });
	const booked = await bookRoom(db, await withCurrentTerms(db, booking));
	const number = booked.ok ? booked.number : expect.fail(booked.reason);
	await payFor(db, shop, number);
	expect(await move(db, number, { checkIn: "2026-11-24", checkOut: "2026-11-27" })).toMatchObject({
		ok: true,
	});
	expect(await read(db, number)).toMatchObject({
		total: 10_000,
		offer_name: "Winter offer",
		nights: [
			{ date: "2026-11-23", price: 5_000, full_price: 10_000 },
			{ date: "2026-11-24", price: 5_000, full_price: 10_000 },
		],
	});
	expect(await asked(db)).toEqual([20_000]);
	await payFor(db, shop, number, after(1));
	expect(await read(db, number)).toMatchObject({
		total: 30_000,
		offer_name: "",
		nights: ["2026-11-24", "2026-11-25", "2026-11-26"].map((date) => ({
			date,
			price: 10_000,
			full_price: null,
		})),
	});
	expect(await audit(db)).toEqual([]);
});

test("an unpaid stay that moves to today is paid before it begins, with an hour at least", async ({ db }) => {
	const { number } = await bookOnline(db, shop.provider, { payment: "full" });
	const today = { checkIn: TODAY, checkOut: "2026-11-22" };
	expect(await move(db, number, today, after(1))).toMatchObject({ ok: true });
	expect((await read(db, number)).pay_before).toBe(`${TODAY}T15:00:00.000Z`);
	// Moved when check-in has begun: an hour from now, never longer than a day after it was booked.
	const later = await bookOnline(db, shop.provider, { payment: "full" });
	expect(await move(db, later.number, today, after(4.5))).toMatchObject({ ok: true });
	expect((await read(db, later.number)).pay_before).toBe(after(5.5).toISOString());
});

test("money for the amount that was asked before goes back, and the stay still asks for what it costs", async ({
	db,
}) => {
	const { number } = await bookOnline(db, shop.provider, { payment: "full" });
	const old = await openCheckoutOf(db, shop, number);
	await shop.press(old, "pay");
	await move(db, number, lasting(1));
	await refreshPayment(db, PAYMENT_SUBJECTS, { ...paidStay(number), provider: shop.provider, now: INN_NOW });
	const booking = await read(db, number);
	expect(booking).toMatchObject({ paid_total: 20_000, deposit: 10_000 });
	expect(booking.pay_before).not.toBeNull();
	expect((await newestMail(db))?.subject).toMatch(/^A late payment is refunded/);
	await settle(db, after(1));
	expect(await read(db, number)).toMatchObject({ refunded_total: 20_000 });
	await payFor(db, shop, number, after(2));
	expect(await read(db, number)).toMatchObject({
		paid_total: 30_000,
		refunded_total: 20_000,
		pay_before: null,
	});
	expect(dueAtHotel(await read(db, number))).toBe(0);
	expect(await audit(db)).toEqual([]);
});

test("a paid stay moves to dearer dates when the difference is paid, which is held until then", async ({
	db,
}) => {
	const { number } = await bookOnline(db, shop.provider, { payment: "full" });
	await payFor(db, shop, number);
	const url = new URLSearchParams(lasting(14));
	const query = { booking: await read(db, number), url, by: "guest", isOnline: true, now: after(1) } as const;
	expect((await viewDates(db, query)).view.quote).toMatchObject({
		isPaidFirst: true,
		difference: "The price goes up by $1,200.00.",
		rule: expect.stringContaining("Pay the difference of $1,200.00 online by Sat 21 Nov, 13:00, hotel time."),
	});
	expect(await move(db, number, lasting(14), after(1))).toEqual({ ok: true, repeated: false });
	// The same form, sent twice, asks once.
	expect(await move(db, number, lasting(14), after(1))).toEqual({ ok: true, repeated: true });
	expect(await asked(db)).toEqual([120_000]);
	expect((await newestMail(db))?.subject).toMatch(/^Pay for your new dates/);
	const waiting = await read(db, number);
	expect(waiting).toMatchObject({ check_out: FROM.checkOut, total: 20_000, deposit: 20_000 });
	expect(await bookedNights(db)).toHaveLength(14);
	await payFor(db, shop, number, after(2));
	const moved = await read(db, number);
	expect(moved).toMatchObject({ check_out: lasting(14).checkOut, total: 140_000, change: null });
	expect(moved).toMatchObject({ deposit: 140_000, paid_total: 140_000, refunded_total: 0 });
	expect(toBookingView(moved, after(2))).toMatchObject({
		money: { paid: 140_000, due: 0 },
		paying: null,
	});
	expect(moved.nights).toHaveLength(14);
	await settle(db, after(3));
	expect(await audit(db)).toEqual([]);
});

test("a change that is not paid in time is dropped, and the paid stay stays as it was", async ({ db }) => {
	const { number } = await bookOnline(db, shop.provider, { payment: "deposit", deposit_percent: 20 });
	await payFor(db, shop, number);
	const other = { checkIn: "2026-12-01", checkOut: "2026-12-08" };
	expect(await move(db, number, other)).toMatchObject({ ok: true });
	expect(await asked(db)).toEqual([10_000]);
	expect(await bookedNights(db)).toHaveLength(9);
	// Other sites read that the room is taken.
	const { calendar_token: token } = await db
		.selectFrom("rooms")
		.select("calendar_token")
		.executeTakeFirstOrThrow();
	const calendar = await readRoomCalendar(db, { token, kind: "all", site: "meeha.example", now: INN_NOW });
	expect(calendar?.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
		"DTSTART;VALUE=DATE:20261123",
		"DTSTART;VALUE=DATE:20261201",
	]);
	const reference = await openCheckoutOf(db, shop, number);
	expect(toBookingView(await read(db, number), INN_NOW).paying).toMatchObject({
		amount: "$100.00",
		newStay: expect.stringContaining("1"),
	});
	expect(await expireRequests(db, { now: after(23) })).toBe(0);
	expect(await expireRequests(db, { now: after(24) })).toBe(1);
	expect(await expireRequests(db, { now: after(24) })).toBe(0);
	expect(await bookedNights(db)).toEqual(["2026-11-23", "2026-11-24"]);
	expect(await read(db, number)).toMatchObject({ status: "confirmed", total: 20_000, change: null });
	expect((await newestMail(db))?.subject).toMatch(/^Your dates stay as they were/);
	// Paid at the last moment: it goes back.
	await shop.press(reference, "pay");
	await settle(db, after(25));
	expect(await read(db, number)).toMatchObject({ paid_total: 14_000, refunded_total: 10_000, total: 20_000 });
	expect(await audit(db)).toEqual([]);
});

test("another change, a cancellation and a check-in on other dates drop a change that waits", async ({
	db,
}) => {
	const paid = async () => {
		const { number } = await bookOnline(db, shop.provider, { payment: "full" });
		await payFor(db, shop, number);
		expect(await move(db, number, { checkIn: "2026-11-22", checkOut: "2026-11-30" })).toMatchObject({
			ok: true,
		});
		return number;
	};
	const dropped = async (number: string) => (await read(db, number)).change === null;
	const first = await paid();
	expect(await move(db, first, lasting(3), after(1))).toMatchObject({ ok: true });
	expect(await asked(db)).toEqual([10_000]);
	expect(await move(db, first, lasting(1), after(1))).toMatchObject({ ok: true });
	expect(await asked(db)).toEqual([]);
	expect(await read(db, first)).toMatchObject({ total: 10_000, deposit: 10_000, change: null });
	const second = await paid();
	const cancel = {
		to: "cancelled",
		by: "guest",
		viewer,
		actorId: null,
		expectedStatus: "confirmed",
	} as const;
	expect(await changeBooking(db, { ...cancel, number: second, now: after(1) })).toMatchObject({ ok: true });
	expect(await dropped(second)).toBe(true);
	const third = await paid();
	const arrive = { to: "checked_in", by: "staff", actorId: null, expectedStatus: "confirmed" } as const;
	expect(await changeBooking(db, { ...arrive, number: third, now: after(72) })).toMatchObject({ ok: true });
	expect(await dropped(third)).toBe(true);
	expect(await asked(db)).toEqual([]);
	await settle(db, after(73));
	expect(await audit(db)).toEqual([]);
});

test("what the desk makes dearer is paid at the hotel, and a refund asks for nothing again", async ({
	db,
}) => {
	const desk = await addOwner(db);
	const { number, hotelId } = await bookOnline(db, shop.provider, { payment: "full" });
	const member = {
		hotel_id: hotelId,
		account_id: desk.accountId,
		role: "owner",
		created_at: INN_NOW.toISOString(),
	};
	await db
		.insertInto("hotel_members")
		.values({ ...member, role: "owner" })
		.execute();
	await payFor(db, shop, number);
	const change = {
		number,
		desk,
		expectedTotal: 1_000_000,
		paymentProvider: shop.provider.name,
		now: after(1),
	};
	expect(await changeStayDates(db, { ...change, expectedDates: FROM, to: lasting(3) })).toMatchObject({
		ok: true,
	});
	expect(dueAtHotel(await read(db, number))).toBe(10_000);
	expect(await asked(db)).toEqual([]);
	// Shortened and, before the refund is sent, made longer again by the guest: the difference is asked for.
	await move(db, number, lasting(1), after(2), lasting(3));
	await move(db, number, lasting(2), after(2), lasting(1));
	expect(await asked(db)).toEqual([10_000]);
});
