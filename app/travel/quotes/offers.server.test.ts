import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { bookingOf, STAY, withCurrentTerms } from "#app/testing/travel/booking-a-room.ts";
import { addOffer, addPlan, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { serializeStay } from "#app/travel/booking/agreement.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { editNights } from "#app/travel/nights/edit-nights.server.ts";
import { priceNights } from "#app/travel/search/price-calendar.server.ts";
import { priceRooms, readRooms } from "#app/travel/search/price-rooms.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { quoteDates } from "#app/travel/stays/dates/quote-dates.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { quoteStay } from "./quote-stay.server.ts";
import { readRoomPlans } from "./read-rate-plans.server.ts";

const FOUR_FOR_THREE = { name: "Stay 4, pay 3", percent: null, stay_nights: 4, paid_nights: 3 };
const FOUR = { ...STAY, checkIn: "2026-12-07", checkOut: "2026-12-11" };
const FROM = { checkIn: FOUR.checkIn, checkOut: FOUR.checkOut };

async function book(db: Database, roomId: number, change: Parameters<typeof bookingOf>[1] = {}) {
	const booked = await bookRoom(db, await withCurrentTerms(db, bookingOf(roomId, { stay: FOUR, ...change })));
	if (!booked.ok) throw new Error(booked.reason);
	return booked.number;
}

async function bookedStay(db: Database, number: string) {
	const booking = await readBooking(db, { number });
	if (!booking) throw new Error("no booking");
	const { total, offer_name, nights } = booking;
	expect(nights.reduce((sum, { price }) => sum + price, 0)).toBe(total);
	return { total, offer_name, nights: nights.map(({ price, full_price }) => [price, full_price]) };
}

const movesTo = async (db: Database, number: string, to: { checkIn: string; checkOut: string }) => {
	const booking = await readBooking(db, { number });
	if (!booking) throw new Error("no booking");
	const from = { checkIn: booking.check_in, checkOut: booking.check_out };
	const quote = await quoteDates(db, { booking, to, now: INN_NOW });
	const desk = await addOwner(db, `desk-${to.checkOut}@example.com`);
	await db
		.insertInto("hotel_members")
		.values({
			hotel_id: booking.hotel_id,
			account_id: desk.accountId,
			role: "manager",
			created_at: INN_NOW.toISOString(),
		})
		.execute();
	const moved = await changeStayDates(db, {
		number,
		expectedDates: from,
		to,
		desk,
		expectedTotal: 1_000_000,
		now: INN_NOW,
	});
	expect(moved).toEqual({ ok: true, repeated: false });
	return quote.ok ? (quote.offer?.name ?? "") : quote.reason;
};

test("the best offer applies to every rate, never two, and one with a code only when it was entered", async ({
	db,
}) => {
	const { hotelId, roomId } = await openInn(db);
	await addPlan(db, hotelId, { roomIds: [roomId] });
	await addOffer(db, hotelId, FOUR_FOR_THREE);
	await addOffer(db, hotelId, { name: "Ten percent", percent: 10 });
	await addOffer(db, hotelId, { name: "Secret", percent: 40, code: "SECRET" });
	await addOffer(db, hotelId, { name: "Over", percent: 80, is_active: false });
	const plan = (await readRoomPlans(db, { roomIds: [roomId] }))[0]?.plan ?? null;
	const ask = async (change: Partial<Parameters<typeof quoteStay>[1]> = {}) => {
		const quote = await quoteStay(db, { ...FOUR, roomId, now: INN_NOW, ...change });
		return quote.ok ? [quote.offer?.name, quote.total] : quote.reason;
	};
	expect(await ask()).toEqual(["Stay 4, pay 3", 30_000]);
	expect(await ask({ plan })).toEqual(["Stay 4, pay 3", 27_000]);
	expect(await ask({ checkOut: "2026-12-10" })).toEqual(["Ten percent", 27_000]);
	expect(await ask({ code: "SECRET" })).toEqual(["Secret", 24_000]);
	expect(await ask({ code: "ANOTHER" })).toEqual(["Stay 4, pay 3", 30_000]);
	const rooms = await readRooms(db, { hotelIds: JSON.stringify([hotelId]) });
	const found = await priceRooms(db, rooms, { stay: FOUR, now: INN_NOW });
	expect(found.map(({ total }) => total)).toEqual([30_000, 27_000]);
	const [night] = await priceNights(db, {
		rooms,
		party: STAY,
		shown: { from: "2026-12-07", to: "2026-12-08" },
		bookable: { first: "2026-11-20", last: "2026-12-31" },
		today: "2026-11-20",
	});
	// At the rate, with the percentage; a single night has no free one.
	expect(night?.price).toBe(8_100);
});

test("a booking keeps its offer, and worse terms after it has ended are shown first", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db);
	const offerId = await addOffer(db, hotelId, FOUR_FOR_THREE);
	const booking = await withCurrentTerms(db, bookingOf(roomId, { stay: FOUR }));
	expect(booking.agreed).toMatchObject({ offer: "Stay 4, pay 3", prices: [10_000, 10_000, 10_000, 0] });
	await db.updateTable("offers").set({ is_active: false }).execute();
	expect(await bookRoom(db, booking)).toEqual({
		ok: false,
		reason: "changed",
		changes: [
			{ kind: "night", date: "2026-12-10", was: 0, now: 10_000 },
			{ kind: "offer", was: "Stay 4, pay 3", now: "" },
			{ kind: "total", was: 30_000, now: 40_000 },
		],
	});
	await db.updateTable("offers").set({ is_active: true }).execute();
	const number = await book(db, roomId);
	await db.deleteFrom("offers").where("id", "=", offerId).execute();
	expect(await bookedStay(db, number)).toEqual({
		total: 30_000,
		offer_name: "Stay 4, pay 3",
		nights: [
			[10_000, 10_000],
			[10_000, 10_000],
			[10_000, 10_000],
			[0, 10_000],
		],
	});
	const quote = await quoteStay(db, { ...FOUR, roomId, now: INN_NOW });
	expect(quote.ok && JSON.parse(serializeStay(quote))).not.toHaveProperty("offer");
});

test("free nights are chosen again on new dates; a stay that becomes too short loses them for good", async ({
	db,
}) => {
	const { hotelId, roomId } = await openInn(db);
	await addOffer(db, hotelId, FOUR_FOR_THREE);
	const number = await book(db, roomId);
	// The agreed prices stay, and only new nights cost today's.
	await db.updateTable("nights").set({ price: 15_000 }).execute();
	await db.updateTable("offers").set({ is_active: false }).execute();
	expect(await movesTo(db, number, { ...FROM, checkOut: "2026-12-13" })).toBe("Stay 4, pay 3");
	expect(await bookedStay(db, number)).toMatchObject({ total: 3 * 10_000 + 2 * 15_000 });
	expect(await movesTo(db, number, { ...FROM, checkOut: "2026-12-15" })).toBe("Stay 4, pay 3");
	expect(await bookedStay(db, number)).toMatchObject({ total: 2 * 10_000 + 4 * 15_000 });
	expect(await movesTo(db, number, { ...FROM, checkOut: "2026-12-10" })).toBe("");
	expect(await bookedStay(db, number)).toEqual({
		total: 30_000,
		offer_name: "",
		nights: Array(3).fill([10_000, null]),
	});
	expect(await movesTo(db, number, FROM)).toBe("");
	expect(await bookedStay(db, number)).toMatchObject({ total: 45_000, offer_name: "" });
});

test("a percentage stays on kept nights and comes off new ones while the offer holds for the stay", async ({
	db,
}) => {
	const { hotelId, roomId } = await openInn(db);
	await addOffer(db, hotelId, { min_nights: 3, min_days_ahead: 10, arrives_to: "2026-12-10" });
	const number = await book(db, roomId);
	expect(await bookedStay(db, number)).toMatchObject({ total: 36_000, offer_name: "Winter offer" });
	await db.updateTable("nights").set({ price: 20_000 }).execute();
	expect(await movesTo(db, number, { checkIn: "2026-12-06", checkOut: FOUR.checkOut })).toBe("Winter offer");
	expect(await bookedStay(db, number)).toMatchObject({ total: 36_000 + 18_000 });
	// After its last day of arrival, the night that stays costs its agreed price without the offer.
	const later = { checkIn: "2026-12-10", checkOut: "2026-12-13" };
	await db.updateTable("offers").set({ arrives_to: "2026-12-09" }).execute();
	expect(await movesTo(db, number, later)).toBe("");
	expect(await bookedStay(db, number)).toEqual({
		total: 50_000,
		offer_name: "",
		nights: [
			[10_000, null],
			[20_000, null],
			[20_000, null],
		],
	});
});

test("a price is crossed out only if guests were asked for it, or for more, in the 30 days before", async ({
	db,
}) => {
	const actor = await addOwner(db);
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: actor.accountId } });
	await addOffer(db, hotelId);
	const at = (days: number) => new Date(`${addDays("2026-11-20", days)}T12:00:00.000Z`);
	const isReal = async (days: number) => {
		const quote = await quoteStay(db, { ...STAY, ...later, roomId, now: at(days) });
		return quote.ok && quote.isFullPriceReal;
	};
	const later = { checkIn: "2027-01-10", checkOut: "2027-01-12" };
	// The hotel and the room are on sale since the first day.
	expect([await isReal(29), await isReal(30)]).toEqual([false, true]);
	await db
		.updateTable("rooms")
		.set({ prices_raised_at: at(5).toISOString() })
		.execute();
	expect([await isReal(34), await isReal(35)]).toEqual([false, true]);
	const edit = (price: number, days: number) =>
		editNights(db, {
			roomId,
			actor,
			from: later.checkIn,
			to: later.checkIn,
			weekdays: [],
			change: { price },
			currency: "USD",
			now: at(days),
		});
	expect(await edit(9_000, 30)).toMatchObject({ ok: true });
	expect(await isReal(40)).toBe(true);
	expect(await edit(9_500, 36)).toMatchObject({ ok: true });
	expect(await isReal(40)).toBe(false);
});
