import { expect } from "vitest";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { changeStayDates } from "./change-dates.server.ts";

const FROM = { checkIn: "2026-11-18", checkOut: "2026-11-22" };
const ending = (checkOut: string) => ({ ...FROM, checkOut });

async function openStay(db: Database, room: { quantity?: number; max_nights?: number } = {}) {
	const desk = await addOwner(db);
	const inn = await openInn(db, {
		hotel: { ownerId: desk.accountId },
		room: { from: "2026-11-16", nights: 30, quantity: 1, ...room },
	});
	const { number } = await addBooking(db, {
		roomId: inn.roomId,
		...FROM,
		status: "checked_in",
		price: 7_000,
	});
	return {
		...inn,
		number,
		change: { number, expectedDates: FROM, desk, now: INN_NOW, expectedTotal: 1_000_000 },
	};
}

const booked = async (db: Database) =>
	(await db.selectFrom("nights").select("date").where("booked", ">", 0).orderBy("date").execute()).map(
		({ date }) => date.slice(8),
	);

const stored = (db: Database, number: string) =>
	db
		.selectFrom("bookings")
		.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
		.select(["check_out", "total", "bookings.status", "nights_sold"])
		.where("number", "=", number)
		.executeTakeFirstOrThrow();

test("a stay is extended at today’s price, whatever the rules about arrivals, and the guest gets an email", async ({
	db,
}) => {
	const { roomId, number, change } = await openStay(db);
	await db.updateTable("rooms").set({ price: 9_000, min_nights: 3, max_adults: 1 }).execute();
	await db
		.updateTable("nights")
		.set({ is_closed_to_arrival: true, is_closed_to_departure: true, price: 8_500 })
		.execute();
	await db.updateTable("nights").set({ price: null }).where("date", "=", "2026-11-23").execute();
	const to = ending("2026-11-24");
	const extend = { ...change, to };
	expect(await changeStayDates(db, { ...extend, expectedTotal: 45_499 })).toMatchObject({
		reason: "price",
		quote: { total: 45_500 },
	});
	expect(await changeStayDates(db, { ...extend, expectedTotal: 45_500 })).toEqual({
		ok: true,
		repeated: false,
	});
	expect(await changeStayDates(db, extend)).toEqual({ ok: true, repeated: true });
	expect(await stored(db, number)).toEqual({
		check_out: "2026-11-24",
		total: 45_500,
		status: "checked_in",
		nights_sold: 6,
	});
	expect(await booked(db)).toEqual(["18", "19", "20", "21", "22", "23"]);
	const events = db.selectFrom("changes").select(["from_value", "to_value", "amount"]);
	expect(await events.where("action", "=", "booking dates").execute()).toEqual([
		{ from_value: "2026-11-18/2026-11-22", to_value: "2026-11-18/2026-11-24", amount: 45_500 },
	]);
	const mails = await writtenMails(db);
	expect(mails.map(({ to, subject }) => [to, subject.split(" (")[0]])).toEqual([
		["ana@example.com", "Your stay at Hotel Miramar is extended"],
	]);
	// Another guest has booked the next night.
	await db
		.updateTable("nights")
		.set({ is_closed_to_departure: false, is_closed_to_arrival: false })
		.execute();
	await addBooking(db, { roomId, checkIn: "2026-11-25", checkOut: "2026-11-26" });
	const further = { ...change, expectedDates: to, to: ending("2026-11-26") };
	expect(await changeStayDates(db, further)).toMatchObject({
		refusal: { reason: "full", dates: ["2026-11-25"] },
	});
});

test("a stay is shortened to today at the earliest, and its nights go back once", async ({ db }) => {
	const { number, change } = await openStay(db);
	const early = await changeStayDates(db, { ...change, to: ending("2026-11-19") });
	expect(early).toMatchObject({ refusal: { reason: "past_check_out", today: TODAY } });
	// This also works when the room is archived.
	await db.updateTable("rooms").set({ archived_at: INN_NOW.toISOString() }).execute();
	const to = ending(TODAY);
	const both = await Promise.all([1, 2].map(() => changeStayDates(db, { ...change, to })));
	expect(both.map((outcome) => outcome.ok && outcome.repeated).sort()).toEqual([false, true]);
	expect(await booked(db)).toEqual(["18", "19"]);
	expect(await stored(db, number)).toMatchObject({ check_out: TODAY, total: 14_000, nights_sold: 2 });
	const longer = await changeStayDates(db, { ...change, expectedDates: to, to: FROM });
	expect(longer).toMatchObject({ refusal: { reason: "not_for_sale" } });
});

test("a stay that has begun keeps its check-in, its length is limited, and its guest can’t change it", async ({
	db,
}) => {
	const { change } = await openStay(db, { max_nights: 5 });
	const refusal = async (to: typeof FROM) => {
		const outcome = await changeStayDates(db, { ...change, to });
		return outcome.ok || outcome.reason !== "refused" ? outcome : outcome.refusal;
	};
	expect(await refusal({ checkIn: TODAY, checkOut: FROM.checkOut })).toEqual({ reason: "arrived" });
	expect(await refusal(ending("2026-11-24"))).toEqual({ reason: "too_long", limit: 5 });
	expect(await refusal(FROM)).toEqual({ reason: "same_dates" });
	const { desk: _, ...ofGuest } = change;
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	expect(await changeStayDates(db, { ...ofGuest, viewer, to: ending("2026-11-23") })).toMatchObject({
		reason: "changed",
		status: "checked_in",
	});
});
