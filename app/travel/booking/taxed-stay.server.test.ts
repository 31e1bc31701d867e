import { expect } from "vitest";
import { bookingOf, STAY, withCurrentTerms } from "#app/testing/travel/booking-a-room.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { earningsOf } from "#app/travel/commission/ledger.server.ts";
import { toFolio } from "#app/travel/desk/ui/folio.ts";
import { noShowFee, stayCancellationFee } from "#app/travel/quotes/policy.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { bookRoom } from "./book-room.server.ts";

const TAX = { stay_tax: "amount", stay_tax_rate: 400, stay_tax_at_hotel: true } as const;

async function bookTaxed(db: Database) {
	const inn = await openInn(db, { hotel: { ...TAX, payment: "full" } });
	const booking = bookingOf(inn.roomId, {
		paymentProvider: "stripe",
		accountId: null,
		defaultCommissionRate: 1_000,
	});
	const outcome = await bookRoom(db, await withCurrentTerms(db, booking));
	if (!outcome.ok) throw new Error(outcome.reason);
	return { ...inn, number: outcome.number };
}

async function read(db: Database, number: string) {
	const booking = await readBooking(db, { number });
	if (!booking) throw new Error("no booking");
	return booking;
}

test("a stay owes its tax to the hotel, without commission, fee or online payment of it", async ({ db }) => {
	const { number } = await bookTaxed(db);
	const stay = await read(db, number);
	// Two nights of 10,000 and two guests at 400 a night.
	expect(stay).toMatchObject({ total: 21_600, tax_total: 1_600, deposit: 20_000 });
	const stored = await db.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
	expect(earningsOf({ ...stored, status: "checked_out" })).toMatchObject({ base: 20_000, commission: 2_000 });
	expect(noShowFee(stay)).toBe(20_000);
	const late = new Date(stay.check_in);
	expect(stayCancellationFee({ ...stay, pay_before: null }, late)).toBe(10_000);
	const folio = toFolio(stay, INN_NOW, 2026);
	expect(folio.lines.map(({ text, owed }) => [text, owed])).toContainEqual([
		"Stay tax, to pay at the hotel",
		1_600,
	]);
	expect(folio.owed).toBe(stay.total);
});

test("other dates are taxed as was agreed, whatever the hotel charges by then", async ({ db }) => {
	const { number, hotelId } = await bookTaxed(db);
	await db.updateTable("hotels").set({ stay_tax_rate: 9_900 }).where("id", "=", hotelId).execute();
	const outcome = await changeStayDates(db, {
		number,
		to: { checkIn: STAY.checkIn, checkOut: "2026-11-26" },
		expectedDates: { checkIn: STAY.checkIn, checkOut: STAY.checkOut },
		expectedTotal: 32_400,
		viewer: { accountId: null, guestHash: "this browser", isGranted: false },
		paymentProvider: "stripe",
		now: INN_NOW,
	});
	expect(outcome).toMatchObject({ ok: true });
	expect(await read(db, number)).toMatchObject({ total: 32_400, tax_total: 2_400, deposit: 30_000 });
});

test("a tax that a hotel adds while a guest books is one that they must agree to", async ({ db }) => {
	const { roomId, hotelId } = await openInn(db);
	const booking = await withCurrentTerms(db, bookingOf(roomId));
	await db.updateTable("hotels").set(TAX).where("id", "=", hotelId).execute();
	expect(await bookRoom(db, booking)).toMatchObject({
		ok: false,
		reason: "changed",
		changes: [
			{ kind: "tax", was: 0, now: 1_600 },
			{ kind: "total", was: 20_000, now: 21_600 },
		],
	});
});
