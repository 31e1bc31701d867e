import { expect } from "vitest";
import { STAY } from "#app/testing/travel/booking-a-room.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { test } from "#db/testing/database-test.ts";
import { quoteStay } from "./quote-stay.server.ts";

test("quotes the price of each night except that of check-out, and the terms", async ({ db }) => {
	const { roomId } = await openInn(db, { room: { weekend_price: 12_500 } });
	// Sunday night costs the usual price; Friday and Saturday are weekend nights.
	const stay = { ...STAY, checkIn: "2026-11-27", checkOut: "2026-11-30", adults: 2, children: 1 };
	const quote = await quoteStay(db, { ...stay, roomId, now: INN_NOW });
	expect(quote).toMatchObject({
		ok: true,
		nights: [
			{ date: "2026-11-27", price: 14_500 },
			{ date: "2026-11-28", price: 14_500 },
			{ date: "2026-11-29", price: 12_000 },
		],
		total: 41_000,
		// Lisbon is at UTC in winter.
		terms: { freeUntil: "2026-11-25T15:00:00.000Z", lateFeePercent: 50, noShowPercent: 100 },
		holdUntil: null,
	});
});

test("uses the hotel's own today, on both sides of the date line", async ({ db }) => {
	// 10:30 UTC on the 20th: already the 21st on Kiritimati (UTC+14), still the 19th in Pago Pago (UTC-11).
	const now = new Date("2026-11-20T10:30:00.000Z");
	const place = (time_zone: string) => openInn(db, { hotel: { time_zone }, room: { from: "2026-11-18" } });
	const east = await place("Pacific/Kiritimati");
	const west = await place("Pacific/Pago_Pago");
	const from = (roomId: number, day: number) =>
		quoteStay(db, { ...STAY, checkIn: `2026-11-${day}`, checkOut: `2026-11-${day + 1}`, roomId, now });
	expect(await from(east.roomId, 20)).toEqual({ ok: false, reason: "past" });
	expect((await from(east.roomId, 21)).ok).toBe(true);
	expect(await from(west.roomId, 18)).toEqual({ ok: false, reason: "past" });
	// 23:30 there: too late for the current night.
	expect(await from(west.roomId, 19)).toEqual({ ok: false, reason: "too_late_today", until: "18:00" });
	expect((await from(west.roomId, 20)).ok).toBe(true);
});

test("sells tonight until the hotel's cut-off; staff may sell it later", async ({ db }) => {
	const { roomId } = await openInn(db);
	const tonight = { ...STAY, checkIn: "2026-11-20", checkOut: "2026-11-21", roomId };
	const at = (now: string, by?: "staff") => quoteStay(db, { ...tonight, now: new Date(now), by });
	expect((await at("2026-11-20T17:59:59.000Z")).ok).toBe(true);
	expect(await at("2026-11-20T18:00:00.000Z")).toEqual({
		ok: false,
		reason: "too_late_today",
		until: "18:00",
	});
	expect((await at("2026-11-20T23:00:00.000Z", "staff")).ok).toBe(true);
});

test("counts a night of 23 hours as one night", async ({ db }) => {
	const now = new Date("2026-03-20T12:00:00.000Z");
	const { roomId } = await openInn(db, { room: { from: "2026-03-20", nights: 15 } });
	// The clocks go forward in the night to Sunday the 29th.
	const stay = { ...STAY, checkIn: "2026-03-28", checkOut: "2026-03-30", roomId };
	const quote = await quoteStay(db, { ...stay, now });
	expect(quote).toMatchObject({
		nights: [{ date: "2026-03-28" }, { date: "2026-03-29" }],
		total: 20_000,
		// Two days before, at three in the afternoon, when Lisbon was still at UTC.
		terms: { freeUntil: "2026-03-26T15:00:00.000Z" },
	});
	const after = await quoteStay(db, { ...stay, checkIn: "2026-03-30", checkOut: "2026-03-31", now });
	// Two days before is the 28th, in winter time; three days after, an hour of UTC earlier.
	expect(after).toMatchObject({ terms: { freeUntil: "2026-03-28T15:00:00.000Z" } });
	const april = await quoteStay(db, { ...stay, checkIn: "2026-04-01", checkOut: "2026-04-02", now });
	expect(april).toMatchObject({ terms: { freeUntil: "2026-03-30T14:00:00.000Z" } });
});

test("refuses unavailable rooms, distant dates, invalid stays and closed nights with the reason", async ({
	db,
}) => {
	const { hotelId, roomId } = await openInn(db, { room: { nights: 600, min_nights: 2, max_nights: 5 } });
	const ask = (change: Partial<typeof STAY> = {}, by?: "staff") =>
		quoteStay(db, { ...STAY, roomId, now: INN_NOW, by, ...change });
	expect(await ask({ checkIn: "2026-11-25", checkOut: "2026-11-23" })).toMatchObject({ reason: "no_nights" });
	// 540 days from the 20th of November 2026.
	expect((await ask({ checkIn: "2028-05-11", checkOut: "2028-05-13" })).ok).toBe(true);
	expect(await ask({ checkIn: "2028-05-12", checkOut: "2028-05-14" })).toEqual({
		ok: false,
		reason: "too_far",
		lastCheckOut: "2028-05-13",
	});
	expect(await ask({ checkOut: "2026-11-24" })).toMatchObject({ reason: "too_short", limit: 2 });
	expect(await ask({ checkOut: "2026-11-29" })).toMatchObject({ reason: "too_long", limit: 5 });
	await db.updateTable("nights").set({ is_closed: true }).where("date", "=", "2026-11-24").execute();
	expect(await ask()).toMatchObject({ reason: "closed", dates: ["2026-11-24"] });
	// The night of check-out is not occupied, so it may be closed.
	expect((await ask({ checkIn: "2026-11-22", checkOut: "2026-11-24" })).ok).toBe(true);
	// The minimum stay of the arrival date applies, whatever later nights require.
	const minimum = (date: string, min_stay: number) =>
		db.updateTable("nights").set({ min_stay }).where("date", "=", date).execute();
	await minimum("2026-12-08", 5);
	expect((await ask({ checkIn: "2026-12-07", checkOut: "2026-12-10" })).ok).toBe(true);
	expect(await ask({ checkIn: "2026-12-08", checkOut: "2026-12-10" })).toMatchObject({ limit: 5 });
	await db
		.updateTable("nights")
		.set({ is_closed_to_departure: true })
		.where("date", "=", "2026-12-10")
		.execute();
	expect(await ask({ checkIn: "2026-12-07", checkOut: "2026-12-10" })).toMatchObject({
		reason: "no_departure",
	});
	const open = { checkIn: "2026-12-01", checkOut: "2026-12-03" };
	await db.updateTable("hotels").set({ status: "suspended" }).where("id", "=", hotelId).execute();
	expect(await ask(open)).toEqual({ ok: false, reason: "not_for_sale" });
	expect((await ask(open, "staff")).ok).toBe(true);
	await db
		.updateTable("rooms")
		.set({ archived_at: INN_NOW.toISOString() })
		.where("id", "=", roomId)
		.execute();
	expect(await ask(open, "staff")).toEqual({ ok: false, reason: "not_for_sale" });
});

test("holds a request for the hotel's hours, until check-in at most and one hour at least", async ({
	db,
}) => {
	const { roomId } = await openInn(db, { hotel: { confirmation: "request", request_hours: 24 } });
	const heldUntil = async (checkIn: string, checkOut: string, now = INN_NOW) => {
		const quote = await quoteStay(db, { ...STAY, checkIn, checkOut, roomId, now });
		return quote.ok && quote.holdUntil;
	};
	expect(await heldUntil("2026-11-23", "2026-11-24")).toBe("2026-11-21T12:00:00.000Z");
	expect(await heldUntil("2026-11-20", "2026-11-21")).toBe("2026-11-20T15:00:00.000Z");
	const late = new Date("2026-11-20T17:30:00.000Z");
	expect(await heldUntil("2026-11-20", "2026-11-21", late)).toBe("2026-11-20T18:30:00.000Z");
});
