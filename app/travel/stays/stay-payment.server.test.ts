import { afterAll, beforeAll, expect } from "vitest";
import { refreshPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { paidStay } from "#app/payments/payments.server.ts";
import { recordPayment } from "#app/payments/record-payment.server.ts";
import { refundPayment } from "#app/payments/staff/refund-payment.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { addSeller, readIssued } from "#app/testing/shop/selling.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { STAY } from "#app/testing/travel/booking-a-room.ts";
import { INN_NOW } from "#app/testing/travel/inn.ts";
import { bookOnline, openCheckoutOf, payFor } from "#app/testing/travel/paying-stays.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { toManagedBooking } from "#app/travel/desk/managed-booking.server.ts";
import { payBefore } from "#app/travel/quotes/deposit.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import type { BookingStatus } from "./booking-states.ts";
import { toBookingView } from "./booking-view.server.ts";
import { changeBooking } from "./change-booking.server.ts";
import { changeStayDates } from "./dates/change-dates.server.ts";
import { viewDates } from "./dates/view-dates.server.ts";
import { dueAtHotel } from "./due-at-hotel.ts";
import { expireRequests } from "./expire-requests.server.ts";
import { exportStays } from "./own/export-stays.server.ts";
import { readBooking } from "./read-booking.server.ts";
import { stopAskingForDeposits } from "./stay-payment.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

const HOUR_MS = 60 * 60 * 1000;
const after = (hours: number) => new Date(INN_NOW.getTime() + hours * HOUR_MS);
/** Free cancellation ends two days before check-in, on 21 November at 15:00. */
const LATE = after(48);
const viewer = { isGranted: true, guestHash: null, accountId: null };

const read = async (db: Database, number: string) =>
	(await readBooking(db, { number })) ?? expect.fail("gone");

/** Sends what refunds are due; returns what was given back. */
async function refundsOf(db: Database, number: string, now = LATE): Promise<number> {
	while ((await sendNextRefund(db, PAYMENT_SUBJECTS, { provider: shop.provider, now })) === true);
	return (await read(db, number)).refunded_total;
}

const cancel = (
	db: Database,
	number: string,
	change: { by: "guest" | "staff"; to?: BookingStatus; now: Date },
) =>
	changeBooking(db, {
		number,
		expectedStatus: "confirmed",
		to: "cancelled",
		actorId: null,
		...change,
		...(change.by === "guest" ? { viewer } : { detail: "Flooded" }),
	});

/** The guest disputes their payment, or their bank decides. */
async function dispute(db: Database, number: string, outcome = ""): Promise<void> {
	await fetch(`${shop.server.url}/disputes`, {
		method: "POST",
		body: new URLSearchParams({ number, outcome }),
	});
	const { online } = await read(db, number);
	const checkout = await shop.provider.readCheckout(online?.provider_reference ?? "");
	await recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout, now: after(1) });
}

const bookedNights = async (db: Database) =>
	(await db.selectFrom("nights").select("date").where("booked", ">", 0).execute()).length;

const subjectsOf = async (db: Database) =>
	(await writtenMails(db)).map(({ to, subject }) => `${to}: ${subject}`);

test("a stay waits a day for its deposit, and what is paid counts towards its price", async ({ db }) => {
	const { number } = await bookOnline(db, shop.provider);
	const booked = await read(db, number);
	expect(booked).toMatchObject({
		status: "confirmed",
		deposit: 4_000,
		paid_total: 0,
		online: { state: "open" },
	});
	expect(booked.pay_before).toBe(after(24).toISOString());
	expect(dueAtHotel(booked)).toBe(16_000);
	await payFor(db, shop, number);
	const paid = await read(db, number);
	expect(paid).toMatchObject({ pay_before: null, paid_total: 4_000, online: { state: "paid" } });
	expect(dueAtHotel(paid)).toBe(16_000);
	expect(await expireRequests(db, { now: after(25) })).toBe(0);
	expect((await subjectsOf(db)).map((mail) => mail.replace(/ \(.*/, ""))).toEqual([
		"ana@example.com: Pay for your stay at Hotel Miramar",
		"stay@example.com: New booking",
		"ana@example.com: We received your payment for Hotel Miramar",
		"stay@example.com: A guest paid online",
	]);
});

test("a stay for tonight is paid before check-in, with an hour at least", () => {
	const arrival = { checkIn: "2026-11-20", checkInFrom: "15:00", timeZone: "UTC" };
	expect(payBefore(arrival, INN_NOW)).toBe("2026-11-20T15:00:00.000Z");
	expect(payBefore(arrival, after(5))).toBe(after(6).toISOString());
	expect(payBefore({ ...arrival, checkIn: "2026-11-24" }, INN_NOW)).toBe(after(24).toISOString());
});

test("an unpaid stay expires once, returns its nights, and its late payment is refunded", async ({ db }) => {
	const { number } = await bookOnline(db, shop.provider);
	const reference = await openCheckoutOf(db, shop, number);
	expect(await bookedNights(db)).toBe(2);
	expect(await expireRequests(db, { now: after(23) })).toBe(0);
	const expired = await Promise.all([1, 2, 3].map(() => expireRequests(db, { now: after(24) })));
	expect(expired.reduce((sum, count) => sum + count)).toBe(1);
	expect(await read(db, number)).toMatchObject({ status: "expired", pay_before: null, fee: 0 });
	expect(await bookedNights(db)).toBe(0);
	await shop.press(reference, "pay");
	await refreshPayment(db, PAYMENT_SUBJECTS, { ...paidStay(number), provider: shop.provider, now: LATE });
	expect(await refundsOf(db, number)).toBe(4_000);
	expect((await subjectsOf(db)).slice(2).map((mail) => mail.replace(/ \(.*/, ""))).toEqual([
		"ana@example.com: Your booking has expired",
		"stay@example.com: An unpaid booking has expired",
		"ana@example.com: Your payment arrived too late",
		"stay@example.com: A late payment is refunded",
		"ana@example.com: We sent your refund",
	]);
});

for (const [who, change, payment, refunded] of [
	["a guest in time", { by: "guest", now: INN_NOW }, "full", 20_000],
	["a guest later, less the fee", { by: "guest", now: LATE }, "full", 10_000],
	["a guest later, when the fee is more than the deposit", { by: "guest", now: LATE }, "deposit", 0],
	["the hotel", { by: "staff", now: LATE }, "full", 20_000],
	["the hotel after a no-show, less the fee", { by: "staff", to: "no_show", now: after(96) }, "full", 0],
] as const)
	test(`what was paid is refunded once when a stay is cancelled by ${who}`, async ({ db }) => {
		const { number } = await bookOnline(db, shop.provider, { payment });
		await payFor(db, shop, number);
		expect(await cancel(db, number, change)).toMatchObject({ ok: true });
		// After all of these changes: a refund is not sent before it is requested.
		expect(await refundsOf(db, number, after(97))).toBe(refunded);
		const { provider_reference } = (await read(db, number)).online ?? expect.fail("not paid online");
		const checkout = await shop.provider.readCheckout(provider_reference ?? "");
		expect(checkout.refunds.map(({ amount }) => amount)).toEqual(refunded > 0 ? [refunded] : []);
		await recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout, now: LATE });
		expect(await refundsOf(db, number)).toBe(refunded);
	});

test("cancelling before the deposit is paid costs nothing, also when it is late", async ({ db }) => {
	const { number } = await bookOnline(db, shop.provider, { payment: "full" });
	await db
		.updateTable("bookings")
		.set({ pay_before: after(72).toISOString() })
		.execute();
	expect(await cancel(db, number, { by: "guest", now: LATE })).toMatchObject({ ok: true, fee: 0 });
	expect((await read(db, number)).online?.state).toBe("expired");
});

test("a request is paid after the hotel confirms it; without a provider at the hotel", async ({ db }) => {
	const confirm = (number: string, paymentProvider: "stripe" | null) =>
		changeBooking(db, {
			number,
			expectedStatus: "pending",
			to: "confirmed",
			by: "staff",
			actorId: null,
			paymentProvider,
			now: INN_NOW,
		});
	const first = await bookOnline(db, shop.provider, { confirmation: "request" });
	expect(await read(db, first.number)).toMatchObject({
		status: "pending",
		deposit: 4_000,
		pay_before: null,
		online: null,
	});
	expect(await confirm(first.number, "stripe")).toMatchObject({ ok: true });
	await payFor(db, shop, first.number);
	expect(await read(db, first.number)).toMatchObject({ paid_total: 4_000, pay_before: null });
	const second = await bookOnline(db, shop.provider, { confirmation: "request" });
	expect(await confirm(second.number, null)).toMatchObject({ ok: true });
	expect(await read(db, second.number)).toMatchObject({
		status: "confirmed",
		deposit: 0,
		pay_before: null,
		online: null,
	});
});

test("new dates that cost less than was paid refund the difference", async ({ db }) => {
	const { number } = await bookOnline(db, shop.provider, { payment: "full" });
	await payFor(db, shop, number);
	const move = (from: string, checkOut: string) =>
		changeStayDates(db, {
			number,
			viewer,
			now: INN_NOW,
			expectedTotal: 1_000_000,
			expectedDates: { checkIn: STAY.checkIn, checkOut: from },
			to: { checkIn: STAY.checkIn, checkOut },
		});
	expect(await move(STAY.checkOut, "2026-11-24")).toMatchObject({ ok: true });
	expect(await refundsOf(db, number)).toBe(10_000);
	expect(await move("2026-11-24", "2026-11-27")).toMatchObject({ ok: true });
	expect(await refundsOf(db, number)).toBe(10_000);
	expect(dueAtHotel(await read(db, number))).toBe(30_000);
});

test("new dates that cost less than what the guest paid and disputed promise no refund, on the page and in emails", async ({
	db,
}) => {
	const { number } = await bookOnline(db, shop.provider, { payment: "full" });
	await payFor(db, shop, number);
	await dispute(db, number);
	const to = { checkIn: STAY.checkIn, checkOut: "2026-11-24" };
	const toGuest = "You disputed your payment, so your bank decides about it.";
	const toHotel = "The guest disputed their payment, so their bank decides about it.";
	for (const [by, words] of [
		["guest", toGuest],
		["staff", toHotel],
	] as const) {
		const url = new URLSearchParams(to);
		const asked = { booking: await read(db, number), url, by, isOnline: true, now: INN_NOW };
		const { view } = await viewDates(db, asked);
		expect(view.quote?.rule).toBe(
			`${words} Nights ${by === "guest" ? "you keep keep their price." : "they keep keep their price. Added nights cost today’s price."}`,
		);
	}
	const expectedDates = { checkIn: STAY.checkIn, checkOut: STAY.checkOut };
	await changeStayDates(db, { number, viewer, now: after(2), expectedTotal: 10_000, expectedDates, to });
	expect(await refundsOf(db, number)).toBe(0);
	const mails = (await writtenMails(db)).filter(({ subject }) => /dates/.test(subject));
	expect(mails.map(({ text }) => text.match(/[^.\n]*disputed[^.]*\./)?.[0].trim())).toEqual([
		toGuest,
		toHotel,
	]);
	expect(mails.map(({ text }) => text).join()).not.toContain("refund");
});

test("nothing is paid online without a provider, and stays that wait are then paid at the hotel", async ({
	db,
}) => {
	const { number } = await bookOnline(db, null, { payment: "full" });
	expect(await read(db, number)).toMatchObject({ deposit: 0, pay_before: null, online: null });
	const waiting = await bookOnline(db, shop.provider);
	expect(await stopAskingForDeposits(db, { now: INN_NOW })).toBe(1);
	expect(await read(db, waiting.number)).toMatchObject({ status: "confirmed", deposit: 0, pay_before: null });
	expect(await expireRequests(db, { number: waiting.number, now: after(200) })).toBe(0);
});

test("the history of a stay tells its guest and its hotel what was paid and refunded, and when", async ({
	db,
}) => {
	const { number } = await bookOnline(db, shop.provider, { payment: "full" });
	await payFor(db, shop, number, after(1));
	await cancel(db, number, { by: "guest", now: LATE });
	await refundsOf(db, number, after(49));
	const booking = await read(db, number);
	const expected = [
		{ text: "Booked, $200.00", at: "Fri 20 Nov, 12:00" },
		{ text: "Paid online: $200.00", at: "Fri 20 Nov, 13:00" },
		{ text: "Cancelled, fee $100.00", at: "Sun 22 Nov, 12:00" },
		{ text: "Refunded: $100.00", at: "Sun 22 Nov, 13:00" },
	];
	expect(toBookingView(booking, LATE).history).toMatchObject(expected);
	expect(toManagedBooking(booking, LATE).history).toMatchObject(expected);
	const accountId = await addAccount(db, "Ana");
	await db.updateTable("bookings").set({ account_id: accountId }).where("number", "=", number).execute();
	expect(await exportStays(db, { accountId, email: null })).toMatchObject([
		{
			payments: [
				{ kind: "charged", amount: 20_000 },
				{ kind: "refunded", amount: -10_000 },
			],
		},
	]);
});

test("the totals of a stay can only be the sums of its entries", async ({ db }) => {
	const { number } = await bookOnline(db, shop.provider);
	await payFor(db, shop, number);
	const change = (totals: object) =>
		db.updateTable("bookings").set(totals).where("number", "=", number).execute();
	await expect(change({ paid_total: 4_001 })).rejects.toThrow("the totals are not the sums");
	await expect(change({ refunded_total: 1 })).rejects.toThrow("the totals are not the sums");
});

test("after a late cancellation the guest reads what is refunded, and a refund of the fee is credited", async ({
	db,
}) => {
	const { number, hotelId } = await bookOnline(db, shop.provider, { payment: "full" });
	await addSeller(db, { hotelId });
	await payFor(db, shop, number);
	await cancel(db, number, { by: "guest", now: LATE });
	const outcome = async () => toBookingView(await read(db, number), LATE).outcome;
	expect(await outcome()).toMatch(/ We are refunding the other \$100\.00\.$/);
	await refundsOf(db, number);
	expect(await outcome()).toMatch(/ We refunded \$100\.00 on .*\bNov\.$/);
	// The rest was never invoiced.
	expect(await readIssued(db)).toMatchObject([{ kind: "invoice", total: 10_000 }]);
	const { id: paymentId } = await db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
	const actorId = await addAccount(db, "Kind", "Admin");
	await refundPayment(db, PAYMENT_SUBJECTS, {
		paymentId,
		amount: 4_000,
		reason: "As a favour",
		idempotencyKey: "favour",
		actorId,
		now: LATE,
	});
	expect(await refundsOf(db, number)).toBe(14_000);
	expect(await readIssued(db)).toMatchObject([
		{ kind: "invoice", total: 10_000 },
		{ kind: "credit_note", seller: `hotel ${hotelId}`, total: -4_000, snapshot: { paid: -4_000 } },
	]);
});

test("the guest who disputed a payment reads that the bank decides, not that it is refunded", async ({
	db,
}) => {
	const { number } = await bookOnline(db, shop.provider, { payment: "full" });
	await payFor(db, shop, number);
	const bank = (outcome?: string) => dispute(db, number, outcome);
	await bank();
	await cancel(db, number, { by: "guest", now: after(2) });
	expect(await refundsOf(db, number)).toBe(0);
	const outcome = async () => toBookingView(await read(db, number), after(3)).outcome;
	expect(await outcome()).toContain("You disputed your payment, so your bank decides about it.");
	const mails = (await writtenMails(db)).filter(({ subject }) => /cancelled/.test(subject));
	expect(mails.map(({ text }) => text.match(/[^.\n]*disputed[^.]*\./)?.[0].trim())).toEqual([
		"You disputed your payment, so your bank decides about it.",
		"The guest disputed their payment, so their bank decides about it.",
	]);
	expect(mails.map(({ text }) => text).join()).not.toContain("refund");
	await bank("lost");
	expect(await outcome()).toContain("Your bank gave you back your payment.");
	await bank("won");
	expect(await outcome()).toContain("We are refunding the $200.00 that you paid online.");
});
