import { expect } from "vitest";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { serializeMoveQuote } from "#app/rent/rates/agreed-quote.ts";
import { quoteMove } from "#app/rent/rates/quote-move.server.ts";
import { addVehicle } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { addRateCard, addZone } from "#app/testing/rent/rates.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { changeMovingStatus } from "./change-move.server.ts";
import { changeOwnDate } from "./move-date.server.ts";
import { readMovingBooking } from "./read-moves.server.ts";

const MARKET = { country: "US", currency: "USD" };
const VIEWER = { isGranted: false, guestHash: "mine", accountId: null };
const FROM = { date: "2026-12-04", time: "14:30" };

/** A confirmed move on Friday for $200, whose date can be changed until 24 hours before. */
async function bookPriced(db: Database) {
	const actorId = await addAccount(db, "Ada", "Admin");
	await addZone(db, { name: "Queens", prefixes: ["111"], actorId });
	await addRateCard(db, { actorId, prices: { free_hours: 24, late_fee_percent: 25 } });
	const places = { current_address: "5 Orchard Lane, NY 11101", new_address: "7 Mill Road, NY 11102" };
	const move = moveOf({ ...places, guestHash: "mine", email: "ana@example.com" });

	const { quote } = await quoteMove(db, move, MARKET);
	if (!quote) throw new Error("no price");
	const agreed = JSON.parse(serializeMoveQuote(quote, move, { now: MOVE_NOW }));
	const booked = await bookMove(db, { ...move, pricing: { agreed, ...MARKET } });
	if (!booked.ok) throw new Error(booked.reason);
	const { number } = booked;
	await changeMovingStatus(db, {
		number,
		actorId,
		now: MOVE_NOW,
		expectedStatus: "pending",
		to: "confirmed",
	});
	const change = (to: MoveDate, expectedTotal: number | null, now = MOVE_NOW) =>
		changeOwnDate(db, {
			number,
			viewer: VIEWER,
			expectedStatus: "confirmed",
			from: FROM,
			to,
			expectedTotal,
			...MARKET,
			timeZone: "UTC",
			now,
		});
	return { number, change, read: () => readMovingBooking(db, { number, viewer: VIEWER }) };
}

const SATURDAY = { date: "2026-12-05", time: "09:00" };

test("a customer moves the date at the price that they saw, and the move is pending again", async ({
	db,
}) => {
	const { change, read } = await bookPriced(db);
	expect(await change(SATURDAY, 20_000)).toEqual({ ok: false, reason: "quote" });
	expect(await read()).toMatchObject({ status: "confirmed", price: 20_000, booking_date: FROM.date });
	expect(await change(SATURDAY, 24_000)).toEqual({ ok: true, repeated: false });
	const moved = await read();
	expect(moved).toMatchObject({
		status: "pending",
		booking_date: "2026-12-05",
		booking_time: "09:00",
		price: 24_000,
		lines: [
			{ label: "Within Queens", amount: 20_000 },
			{ label: "Weekend surcharge, 20%", amount: 4_000 },
		],
	});
	expect(moved?.history.at(-1)?.detail).toBe(
		"Moved from Fri 4 Dec 2026, 14:30 to Sat 5 Dec 2026, 09:00; price changed from $200.00 to $240.00",
	);
	const mail = (await writtenMails(db)).at(-1);
	expect(mail?.subject).toContain("Your move is rescheduled");
	expect(mail?.text).toContain("Weekend surcharge, 20%: $40.00");
	expect(mail?.text).toContain("Total price: $240.00");
});

test("the date can be changed until the free hours end, and only to a time that can be booked", async ({
	db,
}) => {
	const { change } = await bookPriced(db);
	const late = new Date("2026-12-03T14:30:00.000Z");
	expect(await change(SATURDAY, 24_000, late)).toEqual({ ok: false, reason: "too_late" });
	expect(await change({ date: "2026-12-01", time: "13:00" }, 20_000)).toMatchObject({ reason: "too_soon" });
	expect(await change({ date: "2027-06-01", time: "13:00" }, 20_000)).toMatchObject({ reason: "too_far" });
});

test("a move to a full time changes nothing, and another one takes its vehicle along", async ({ db }) => {
	await addVehicle(db, { vehicleType: "loader" });
	const { change, read } = await bookPriced(db);
	await bookMove(db, moveOf({ booking_date: SATURDAY.date, booking_time: SATURDAY.time }));
	expect(await change(SATURDAY, 24_000)).toMatchObject({ ok: false, reason: "full" });
	expect(await read()).toMatchObject({ status: "confirmed", price: 20_000, booking_time: "14:30" });
	const free = { ...SATURDAY, time: "15:00" };
	expect(await change(free, 24_000)).toEqual({ ok: true, repeated: false });
	const taken = await db
		.selectFrom("move_capacity")
		.select(["date", "cell"])
		.where("taken", ">", 0)
		.orderBy("date")
		.orderBy("cell")
		.execute();
	expect(taken.map(({ date, cell }) => `${date} ${cell}`)).toEqual(
		[18, 19, 20, 21, 30, 31, 32, 33].map((cell) => `2026-12-05 ${cell}`),
	);
});
