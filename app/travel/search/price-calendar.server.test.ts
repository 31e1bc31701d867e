import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addOffer, addRoom, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import type { StayParty } from "#app/travel/nights/stay.ts";
import { quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import { readPricedPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import { readOfferRules, readStayTaxes } from "#app/travel/quotes/read-sold-room.server.ts";
import { lastCheckOut } from "#app/travel/quotes/stay-form.ts";
import { stayTaxOf } from "#app/travel/quotes/stay-tax.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { seededRandom } from "#demo/random.ts";
import { priceCheckOuts, priceNights, readPriceMonths } from "./price-calendar.server.ts";

const COUPLE = { rooms: 1, adults: 2, children: 0 };
const BANDS = JSON.stringify([
	{ upTo: 2, charge: "free", value: 0, cot: true },
	{ upTo: 11, charge: "percent", value: 50, cot: false },
]);
const BOOKABLE = { first: TODAY, last: lastCheckOut(TODAY) };

async function readRooms(db: Database) {
	const rooms = await db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "hotel_id")
		.selectAll("rooms")
		.select("child_bands")
		.orderBy("rooms.id")
		.execute();
	const plans = await readPricedPlans(db, { by: "room_id", ids: JSON.stringify(rooms.map(({ id }) => id)) });
	const hotelIds = JSON.stringify(rooms.map(({ hotel_id }) => hotel_id));
	const offers = await readOfferRules(db, { hotelIds });
	const taxes = await readStayTaxes(db, hotelIds);
	return rooms.map((room) => ({
		...room,
		plans: plans.get(room.id) ?? [],
		offers: offers.get(room.hotel_id) ?? [],
		tax: taxes.get(room.hotel_id) ?? null,
	}));
}

async function calendarOf(db: Database, party: StayParty = COUPLE) {
	const shown = { from: "2026-11-01", to: "2027-01-01" };
	const nights = await priceNights(db, {
		rooms: await readRooms(db),
		party,
		shown,
		bookable: BOOKABLE,
		today: TODAY,
	});
	return new Map(nights.map(({ date, ...night }) => [date, night]));
}

const change = (db: Database, roomId: number, date: string, values: object) =>
	db.updateTable("nights").set(values).where("room_id", "=", roomId).where("date", "=", date).execute();

test("each night has the lowest price of a room that is free, for all rooms and guests", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db, { room: { price: 12_000, weekend_price: 15_000 } });
	const other = await addRoom(db, hotelId, { price: 14_000 });
	await change(db, roomId, "2026-11-23", { booked: 2 });
	await change(db, other, "2026-11-24", { price: 9_000 });
	const nights = await calendarOf(db);
	expect([...nights.keys()][0]).toBe(TODAY);
	expect(nights.get("2026-11-20")).toEqual({ state: "open", price: 14_000, shortest: 1 });
	expect(nights.get("2026-11-22")?.price).toBe(12_000);
	expect(nights.get("2026-11-23")?.price).toBe(14_000);
	expect(nights.get("2026-11-24")?.price).toBe(9_000);
	const group = await calendarOf(db, { rooms: 2, adults: 4, children: 1 });
	expect(group.get("2026-11-22")?.price).toBe(2 * 12_000 + 2_000);
});

test("nights are sold out, closed, or only part of a longer stay", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db);
	await addRoom(db, hotelId, { sleeps: 1, max_adults: 1, guests_included: 1, price: 1_000 });
	await change(db, roomId, "2026-11-23", { booked: 1, blocked: 1 });
	await change(db, roomId, "2026-11-24", { is_closed: true });
	await change(db, roomId, "2026-11-26", { is_closed_to_arrival: true });
	await change(db, roomId, "2026-11-27", { min_stay: 3 });
	await change(db, roomId, "2026-11-30", { is_closed_to_departure: true });
	const nights = await calendarOf(db);
	const none = { price: null, shortest: null };
	expect(nights.get("2026-11-23")).toEqual({ state: "full", ...none });
	expect(nights.get("2026-11-24")).toEqual({ state: "closed", ...none });
	expect(nights.get("2026-11-26")).toEqual({ state: "open", price: 10_000, shortest: null });
	expect(nights.get("2026-11-27")?.shortest).toBe(4);
	expect(nights.get("2026-11-28")?.shortest).toBe(1);
	expect(nights.get("2026-11-29")?.shortest).toBe(2);
	expect(await calendarOf(db, { ...COUPLE, adults: 4 })).toEqual(
		new Map([...nights.keys()].map((date) => [date, { state: "closed", ...none }])),
	);
});

test("a stay can be chosen in two months at a time, until the last date that can be booked", async ({
	db,
}) => {
	const { roomId } = await openInn(db, { room: { nights: 20, max_nights: 5 } });
	await change(db, roomId, "2026-11-28", { booked: 2 });
	const read = async (month: string | null, checkIn: string | null = null) => {
		const query = {
			rooms: await readRooms(db),
			party: COUPLE,
			bookable: BOOKABLE,
			today: TODAY,
			month,
			checkIn,
		};
		const { months, checkOuts, before, after } = await readPriceMonths(db, query);
		return { months, before, after, ...(checkOuts ? { checkOuts: [...checkOuts] } : {}) };
	};
	const begin = { months: ["2026-11", "2026-12"], before: null, after: "2027-01" };
	for (const month of [null, "2026-10", "2026-1", "2028-06"]) expect(await read(month)).toEqual(begin);
	expect(await read("2026-12")).toEqual({
		months: ["2026-12", "2027-01"],
		before: "2026-11",
		after: "2027-02",
	});
	expect(await read("2028-05")).toEqual({ months: ["2028-05"], before: "2028-03", after: null });
	expect(await read(null, "2026-11-26")).toEqual({
		...begin,
		after: null,
		checkOuts: [
			["2026-11-27", 10_000],
			["2026-11-28", 20_000],
		],
	});
	expect((await read(null, "2026-12-01")).checkOuts?.at(-1)).toEqual(["2026-12-06", 50_000]);
	expect((await read(null, "2026-11-28")).checkOuts).toEqual([]);
	expect((await read(null, "2026-11-19")).checkOuts).toEqual([]);
});

test("what the calendar asks for is what a booking asks for, whatever the rooms, nights and guests", async ({
	db,
}) => {
	const random = seededRandom(20_261_127);
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	const chance = (share: number) => random() < share;
	const { hotelId } = await openInn(db, { hotel: { child_bands: BANDS }, room: { nights: 1 } });
	for (let at = 0; at < 4; at++) {
		const min_nights = 1 + upTo(1);
		const roomId = await addRoom(db, hotelId, {
			sleeps: 2 + upTo(2),
			price: 5_000 + upTo(9_000),
			weekend_price: chance(0.5) ? 5_000 + upTo(9_000) : null,
			adult_prices: chance(0.5) ? JSON.stringify({ 1: -upTo(3_000), 2: upTo(1_000), 3: upTo(4_000) }) : "{}",
			min_nights,
			max_nights: min_nights + upTo(4),
			nights: 16,
		});
		for (let day = 0; day < 16; day++)
			if (chance(0.6))
				await change(db, roomId, addDays(TODAY, day), {
					booked: upTo(2),
					price: chance(0.3) ? 4_000 + upTo(9_000) : null,
					min_stay: chance(0.2) ? 1 + upTo(3) : null,
					is_closed: chance(0.1),
					is_closed_to_arrival: chance(0.1),
					is_closed_to_departure: chance(0.2),
				});
	}
	// The price of a night leaves free nights out, so there are none; `price-rooms.server.test.ts` has them.
	await addOffer(db, hotelId, { percent: 7 });
	await addOffer(db, hotelId, { percent: 20, min_nights: 3 });
	await addOffer(db, hotelId, { percent: 33, min_days_ahead: 9, arrives_to: "2026-12-03" });
	await addOffer(db, hotelId, { percent: 90, code: "SECRET" });
	const rooms = await readRooms(db);
	let asked = 0;
	for (const party of [COUPLE, { rooms: 2, adults: 3, children: 2, ages: [2, 9] }]) {
		const nights = await calendarOf(db, party);
		for (let day = 0; day < 17; day++) {
			const checkIn = addDays(TODAY, day);
			const quotes = await Promise.all(
				rooms.flatMap((room) =>
					Array.from({ length: 8 }, async (_, more) => {
						const checkOut = addDays(checkIn, more + 1);
						const quote = await quoteStay(db, { roomId: room.id, checkIn, checkOut, ...party, now: INN_NOW });
						if (!quote.ok) return [];
						const first = quote.nights[0]?.price ?? 0;
						const tax = stayTaxOf(quote.taxRule, { ...party, nights: 1, price: first });
						return [{ checkOut, first: first + tax, total: quote.total }];
					}),
				),
			);
			const totals = new Map<string, number>();
			for (const { checkOut, total } of quotes.flat())
				totals.set(checkOut, Math.min(total, totals.get(checkOut) ?? total));
			asked += totals.size;
			const checkOuts = await priceCheckOuts(db, { rooms, party, bookable: BOOKABLE, today: TODAY, checkIn });
			expect([...checkOuts].sort(), checkIn).toEqual([...totals].sort());
			// Of the shortest stay in each room; longer ones may cost less a night.
			const shortest = rooms.flatMap((_, at) => quotes.slice(8 * at, 8 * at + 8).flat()[0] ?? []);
			const lowest = Math.min(...shortest.map(({ first }) => first));
			if (totals.size > 0) expect(nights.get(checkIn)?.price, checkIn).toBe(lowest);
			else expect(nights.get(checkIn)?.shortest, checkIn).toBeNull();
		}
	}
	expect(asked).toBeGreaterThan(50);
});
