import fc from "fast-check";
import { afterAll, beforeAll, expect } from "vitest";
import { checkNextPayment, refreshPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { paidStay } from "#app/payments/payments.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { type OpenProvider, openProvider, SITE } from "#app/testing/payments/paying.ts";
import { auditPayments } from "#app/testing/payments/payment-audit.ts";
import { STAY } from "#app/testing/travel/booking-a-room.ts";
import { addMember } from "#app/testing/travel/inn.ts";
import { bookOnline, openCheckoutOf, payFor } from "#app/testing/travel/paying-stays.ts";
import { stayCancellationFee } from "#app/travel/quotes/policy.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { dueAtHotel, onItsWayBack, payableAtHotel } from "#app/travel/stays/due-at-hotel.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { changeBookingAsStaff } from "./act-on-booking.server.ts";
import { describeMoneyOf } from "./describe-money.server.ts";
import { recordDeskPayment } from "./desk-payments.server.ts";
import { toFolio } from "./ui/folio.ts";
import { undoStatus } from "./undo-status.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

/** The guest books on the day before they arrive, and comes at noon. */
const BOOKED = new Date("2026-11-22T16:00:00.000Z");
const ARRIVAL = new Date("2026-11-23T12:00:00.000Z");

async function openDesk(db: Database, payment: "full" | "deposit" | "at_hotel" = "full") {
	const actor = await addOwner(db);
	const stay = await bookOnline(db, shop.provider, { payment, now: BOOKED });
	await addMember(db, { hotelId: stay.hotelId, accountId: actor.accountId, role: "owner" });
	return { ...stay, actor };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

const step = (db: Database, { number, actor }: Desk, from: "confirmed" | "checked_in", now = ARRIVAL) =>
	changeBookingAsStaff(db, {
		number,
		actor,
		now,
		expectedStatus: from,
		to: from === "confirmed" ? "checked_in" : "checked_out",
	});

const undo = (db: Database, { number, actor }: Desk, from: "checked_in" | "checked_out", now = ARRIVAL) =>
	undoStatus(db, { number, actor, expectedStatus: from, paymentProvider: shop.provider.name, now });

const read = async (db: Database, number: string) =>
	(await readBooking(db, { number })) ?? expect.fail("gone");

async function settle(db: Database, now: Date): Promise<void> {
	const { provider } = shop;
	while (await checkNextPayment(db, PAYMENT_SUBJECTS, { provider, origin: SITE, now }));
	while ((await sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now })) === true);
}

test("checking in an unpaid stay ends its online payment, and money that comes anyway goes back", async ({
	db,
}) => {
	const desk = await openDesk(db);
	const reference = await openCheckoutOf(db, shop, desk.number, BOOKED);
	expect(describeMoneyOf("arrival", await read(db, desk.number))).toBe(
		"The guest pays $200.00 at the hotel. They can no longer pay online.",
	);
	expect(await step(db, desk, "confirmed")).toMatchObject({ ok: true });
	expect(dueAtHotel(await read(db, desk.number))).toBe(20_000);
	// The guest has the page open and pays before the provider hears of it.
	await shop.press(reference, "pay");
	const paid = { ...paidStay(desk.number), provider: shop.provider, now: ARRIVAL };
	await refreshPayment(db, PAYMENT_SUBJECTS, paid);
	expect(dueAtHotel(await read(db, desk.number))).toBe(20_000);
	await settle(db, ARRIVAL);
	expect(await read(db, desk.number)).toMatchObject({ paid_total: 20_000, refunded_total: 20_000 });
	expect(await step(db, desk, "checked_in")).toMatchObject({ ok: true });
	expect(await auditPayments(db, shop.server.books)).toEqual([]);
});

test("what a desk takes before arrival ends the online payment, so that nobody pays twice", async ({
	db,
}) => {
	const desk = await openDesk(db, "deposit");
	const reference = await openCheckoutOf(db, shop, desk.number, BOOKED);
	const paid = {
		number: desk.number,
		isGivenBack: false,
		method: "card",
		actor: desk.actor,
		now: BOOKED,
	} as const;
	const record = (amount: number) =>
		recordDeskPayment(db, { ...paid, amount, idempotencyKey: `of ${amount}` });
	expect(payableAtHotel(await read(db, desk.number))).toBe(20_000);
	expect(await record(20_001)).toMatchObject({ reason: "too_much", most: 20_000 });
	expect(await record(5_000)).toEqual({ ok: true, repeated: false });
	expect(await record(15_001)).toMatchObject({ reason: "too_much", most: 15_000 });
	// The guest has the page open and pays before the provider hears of it.
	await shop.press(reference, "pay");
	await refreshPayment(db, PAYMENT_SUBJECTS, {
		...paidStay(desk.number),
		provider: shop.provider,
		now: BOOKED,
	});
	const late = await read(db, desk.number);
	expect([payableAtHotel(late), onItsWayBack(late)]).toEqual([15_000, 4_000]);
	expect(toFolio(late, BOOKED, 2026).balance).toBe(15_000);
	await settle(db, BOOKED);
	const stay = await read(db, desk.number);
	expect([onItsWayBack(stay), toFolio(stay, BOOKED, 2026).balance]).toEqual([0, 15_000]);
	expect(stay).toMatchObject({ paid_total: 4_000, refunded_total: 4_000, pay_before: null });
	expect(payableAtHotel(stay)).toBe(15_000);
	// Nor does the stay expire.
	expect(await expireRequests(db, { now: ARRIVAL })).toBe(0);
	expect(await auditPayments(db, shop.server.books)).toEqual([]);
});

test("nobody can pay online for a stay whose guest is checked in", async ({ db }) => {
	const desk = await openDesk(db);
	const reference = await openCheckoutOf(db, shop, desk.number, BOOKED);
	await step(db, desk, "confirmed");
	await settle(db, ARRIVAL);
	expect((await shop.provider.readCheckout(reference)).state).toBe("expired");
	expect((await read(db, desk.number)).online?.state).toBe("expired");
});

test("an undone check-in asks for the deposit again, until the same time, and cancelling is free", async ({
	db,
}) => {
	const desk = await openDesk(db, "deposit");
	const before = await read(db, desk.number);
	await step(db, desk, "confirmed");
	expect(await undo(db, desk, "checked_in")).toMatchObject({ ok: true });
	const again = await read(db, desk.number);
	expect(again).toMatchObject({ deposit: 4_000, pay_before: before.pay_before, online: { state: "open" } });
	expect(stayCancellationFee(again, ARRIVAL)).toBe(0);
	await payFor(db, shop, desk.number, ARRIVAL);
	expect(await read(db, desk.number)).toMatchObject({ paid_total: 4_000, pay_before: null });
	const late = await openDesk(db);
	await step(db, late, "confirmed");
	await undo(db, late, "checked_in");
	expect(await expireRequests(db, { now: new Date("2026-11-23T15:00:00.000Z") })).toBe(1);
});

/** Everything about a stay but its history and when it was changed. */
async function stateOf(db: Database, { number, roomId, hotelId }: Desk) {
	const { online: _, history: __, updated_at: ___, ...booking } = await read(db, number);
	const nights = db.selectFrom("nights").select(["date", "booked"]).where("room_id", "=", roomId);
	const asked = db
		.selectFrom("payments")
		.select(["amount", "currency", "provider"])
		.where("subject_number", "=", number)
		.where("state", "=", "open")
		.where("ended_at", "is", null);
	const hotel = db.selectFrom("hotels").select("nights_sold").where("id", "=", hotelId);
	return {
		booking,
		nights: await nights.orderBy("date").execute(),
		asked: await asked.execute(),
		hotel: await hotel.execute(),
	};
}

const DAYS = ["2026-11-26", "2026-11-24", null] as const;

test("doing and undoing a check-in or check-out leaves a stay as it was, whatever its payment is", async ({
	db,
}) => {
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom("full", "deposit", "at_hotel"),
			fc.constantFrom("unpaid", "opened", "paid"),
			fc.constantFrom(...DAYS),
			fc.integer({ min: 1, max: 2 }),
			async (payment, paying, checkOut, steps) => {
				// New dates that wait for their payment end with a check-out, for good: the guest has left.
				fc.pre(steps === 1 || paying !== "paid" || checkOut !== "2026-11-26");
				const desk = await openDesk(db, payment);
				const { number } = desk;
				if (payment !== "at_hotel" && paying === "paid") await payFor(db, shop, number, BOOKED);
				if (payment !== "at_hotel" && paying === "opened") await openCheckoutOf(db, shop, number, BOOKED);
				const viewer = { isGranted: true, guestHash: null, accountId: null };
				if (checkOut)
					await changeStayDates(db, {
						number,
						viewer,
						expectedTotal: 1_000_000,
						now: BOOKED,
						expectedDates: { checkIn: STAY.checkIn, checkOut: STAY.checkOut },
						to: { checkIn: STAY.checkIn, checkOut },
						paymentProvider: shop.provider.name,
					});
				await settle(db, BOOKED);
				const before = await stateOf(db, desk);
				await step(db, desk, "confirmed");
				const between = await stateOf(db, desk);
				if (steps === 2) {
					await step(db, desk, "checked_in");
					expect(await undo(db, desk, "checked_out")).toMatchObject({ ok: true });
					expect(await stateOf(db, desk)).toEqual(between);
				}
				expect(await undo(db, desk, "checked_in")).toMatchObject({ ok: true });
				expect(await stateOf(db, desk)).toEqual(before);
			},
		),
		{ numRuns: 20 },
	);
});
