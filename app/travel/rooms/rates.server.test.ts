import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import { addOwner } from "#app/testing/owner.ts";
import { bookingOf, STAY, withCurrentTerms } from "#app/testing/travel/booking-a-room.ts";
import { addPlan, addRoom, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { readHotelTrail } from "#app/travel/approval/hotel-trail.server.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import { readRoomPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import type { RateDetails } from "./rate-form.ts";
import { listRates, MOST_RATES, saveRate } from "./save-rate.server.ts";

const SAVER: RateDetails = {
	name: "Saver",
	roomIds: [],
	isActive: true,
	adjustment: "percent",
	change: -10,
	board: "breakfast",
	cancellation: "none",
	freeUntilDays: 0,
	lateFeePercent: 0,
	noShowPercent: 0,
	payment: "full",
	depositPercent: 20,
	minNights: null,
	maxNights: null,
	minDaysAhead: null,
	maxDaysAhead: null,
};

async function openWithOwner(db: Database) {
	const actor = await addOwner(db);
	const inn = await openInn(db, { hotel: { ownerId: actor.accountId } });
	const save = (details: Partial<RateDetails> = {}, change: Partial<Parameters<typeof saveRate>[1]> = {}) =>
		saveRate(db, {
			hotelId: inn.hotelId,
			id: null,
			actor,
			details: { ...SAVER, roomIds: [inn.roomId], ...details },
			currency: "USD",
			idempotencyKey: randomUUID(),
			expectedVersion: "",
			now: INN_NOW,
			...change,
		});
	return { ...inn, actor, save };
}

const ratesOf = async (db: Database, roomId: number) => {
	const plans = await readRoomPlans(db, { roomIds: [roomId] });
	return Promise.all(
		plans.map(({ plan }) => quoteStay(db, { ...STAY, roomId, plan, onlineCurrency: "USD", now: INN_NOW })),
	);
};

test("a rate follows the prices of its rooms, and has its own meals, terms and payment", async ({ db }) => {
	const { hotelId, roomId, save } = await openWithOwner(db);
	await db.updateTable("hotels").set({ board: "half_board" }).execute();
	expect(await quoteStay(db, { ...STAY, roomId, now: INN_NOW })).toMatchObject({
		rate: { planId: null, name: "", board: "half_board" },
	});
	const other = await addRoom(db, hotelId);
	expect(await save()).toEqual({ ok: true, isAgain: false });
	expect(await ratesOf(db, roomId)).toMatchObject([
		{
			ok: true,
			total: 18_000,
			deposit: 18_000,
			rate: { name: "Saver", board: "breakfast" },
			terms: { lateFeePercent: 100, noShowPercent: 100 },
		},
	]);
	expect(await ratesOf(db, other)).toEqual([]);
	await db.updateTable("nights").set({ price: 20_000 }).where("date", "=", "2026-11-24").execute();
	expect(await ratesOf(db, roomId)).toMatchObject([{ nights: [{ price: 9_000 }, { price: 18_000 }] }]);
});

test("a rate is added once, changed by one editor at a time, and taken off sale", async ({ db }) => {
	const { hotelId, roomId, save } = await openWithOwner(db);
	const idempotencyKey = randomUUID();
	const twice = await Promise.all([save({}, { idempotencyKey }), save({}, { idempotencyKey })]);
	expect(twice.map((saved) => saved.ok && saved.isAgain).toSorted()).toEqual([false, true]);
	const [plan] = await listRates(db, { hotelId });
	const seen = { id: plan?.id ?? 0, expectedVersion: plan?.updated_at ?? "" };
	expect(await save({ isActive: false }, seen)).toMatchObject({ ok: true });
	expect(await ratesOf(db, roomId)).toEqual([]);
	expect((await readHotelTrail(db, { hotelId })).map(({ detail }) => readText(detail ?? ""))).toEqual([
		"Saver: On sale: Yes → No",
		expect.stringMatching(
			/^Saver: Name: none → Saver; Rooms: none → Double room; On sale: none → Yes; Price: /,
		),
	]);
	expect(await save({ change: 5 }, seen)).toMatchObject({ ok: false, reason: "changed", isOwn: true });
	const stranger = await addOwner(db, "other@example.com");
	expect(await save({}, { actor: stranger })).toEqual({ ok: false, reason: "gone" });
	for (let at = 1; at < MOST_RATES; at++) await addPlan(db, hotelId, { roomIds: [roomId] });
	expect(await save()).toEqual({ ok: false, reason: "too_many" });
});

test("a stay keeps the rate at which it was booked, whatever becomes of it", async ({ db }) => {
	const { hotelId, roomId, save } = await openWithOwner(db);
	await save({ cancellation: "own", freeUntilDays: 1, lateFeePercent: 30, payment: "hotel" });
	const [plan] = await listRates(db, { hotelId });
	const planId = plan?.id ?? 0;
	const booked = await bookRoom(db, await withCurrentTerms(db, bookingOf(roomId, { planId })));
	if (!booked.ok) throw new Error(booked.reason);
	const read = () =>
		db.selectFrom("bookings").selectAll().where("number", "=", booked.number).executeTakeFirstOrThrow();
	const agreed = { plan_name: "Saver", board: "breakfast", late_fee_percent: 30, free_until_days: 1 };
	expect(await read()).toMatchObject({ ...agreed, total: 18_000 });
	await save(
		{ name: "Changed", change: -50, isActive: false },
		{ id: planId, expectedVersion: plan?.updated_at ?? "" },
	);
	// A night more costs what the rate asks for today; the others stay as agreed.
	const from = { checkIn: STAY.checkIn, checkOut: STAY.checkOut };
	const longer = await changeStayDates(db, {
		number: booked.number,
		viewer: { accountId: null, guestHash: "this browser", isGranted: false },
		expectedDates: from,
		to: { ...from, checkOut: "2026-11-26" },
		expectedTotal: 23_000,
		now: INN_NOW,
	});
	expect(longer).toMatchObject({ ok: true });
	expect(await read()).toMatchObject({ ...agreed, total: 23_000 });
	const late = await bookRoom(db, await withCurrentTerms(db, bookingOf(roomId, { planId })));
	expect(late).toMatchObject({ ok: false, refusal: { reason: "rate_not_offered" } });
});

test("a rate is offered for stays of its length, booked as far ahead as it asks", async ({ db }) => {
	const { hotelId, roomId } = await openWithOwner(db);
	const offers = async (plan: Omit<Parameters<typeof addPlan>[2], "roomIds">) => {
		await db.deleteFrom("rate_plans").execute();
		await addPlan(db, hotelId, { roomIds: [roomId], ...plan });
		return (await ratesOf(db, roomId))[0]?.ok;
	};
	// Two nights, three days ahead.
	expect(await offers({ min_nights: 2, max_nights: 2, min_days_ahead: 3, max_days_ahead: 3 })).toBe(true);
	expect(await offers({ min_nights: 3 })).toBe(false);
	expect(await offers({ max_nights: 1 })).toBe(false);
	expect(await offers({ min_days_ahead: 4 })).toBe(false);
	expect(await offers({ max_days_ahead: 2 })).toBe(false);
});

test("a guest agrees to one rate: the terms of another are not theirs", async ({ db }) => {
	const { hotelId, roomId } = await openWithOwner(db);
	const planId = await addPlan(db, hotelId, { roomIds: [roomId] });
	const standard = await withCurrentTerms(db, bookingOf(roomId));
	expect(await bookRoom(db, { ...standard, planId })).toMatchObject({
		ok: false,
		reason: "changed",
		changes: [{ kind: "freeUntil" }, { kind: "lateFee", was: 50, now: 100 }],
	});
});
