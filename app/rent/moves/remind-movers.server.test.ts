import { expect } from "vitest";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { BOOKED_FOR, MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { changeMovingStatus, rescheduleMove } from "./change-move.server.ts";
import { remindMovers } from "./remind-movers.server.ts";

const email = "ana@example.com";

async function confirmed(db: Database, change: Parameters<typeof moveOf>[0] = {}) {
	const booked = await bookMove(db, moveOf({ email, ...change }));
	if (!booked.ok) throw new Error(booked.reason);
	const { number } = booked;
	await changeMovingStatus(db, {
		number,
		expectedStatus: "pending",
		to: "confirmed",
		actorId: null,
		now: MOVE_NOW,
	});
	return number;
}

const reminders = async (db: Database) =>
	(await writtenMails(db)).filter(({ subject }) => subject.startsWith("Your move is tomorrow"));

const at = (moment: string) => ({ timeZone: "America/New_York", now: new Date(moment) });

test("reminds of confirmed moves of tomorrow in the market’s time zone, from 9 in the morning, once", async ({
	db,
}) => {
	const number = await confirmed(db);
	await confirmed(db, { booking_date: "2026-12-05" });
	await confirmed(db, { booking_date: "2026-12-03" });
	await confirmed(db, { email: undefined, booking_time: "15:30" });
	await bookMove(db, moveOf({ email, booking_time: "16:30" }));
	expect(await remindMovers(db, at("2026-12-03T13:59:00Z"))).toBe(0);
	const runs = await Promise.all([1, 2, 3].map(() => remindMovers(db, at("2026-12-03T14:00:00Z"))));
	expect(runs.reduce((all, sent) => all + sent)).toBe(1);
	expect(await remindMovers(db, at("2026-12-04T04:30:00Z"))).toBe(0);
	const mails = await reminders(db);
	expect(mails).toMatchObject([{ to: email }]);
	expect(mails[0]?.text).toContain("is tomorrow, Fri 4 Dec 2026, at 14:30");
	expect(mails[0]?.text).toContain(`/track?number=${number}`);
});

test("reminds again of a move that has moved to another date", async ({ db }) => {
	const number = await confirmed(db);
	expect(await remindMovers(db, at("2026-12-03T20:00:00Z"))).toBe(1);
	const change = { number, actorId: null, now: MOVE_NOW } as const;
	await rescheduleMove(db, {
		...change,
		from: BOOKED_FOR,
		expectedStatus: "confirmed",
		booking_date: "2026-12-06",
		booking_time: "09:15",
		timeZone: "UTC",
	});
	expect(await remindMovers(db, at("2026-12-05T20:00:00Z"))).toBe(0);
	await changeMovingStatus(db, { ...change, expectedStatus: "pending", to: "confirmed" });
	expect(await remindMovers(db, at("2026-12-05T20:10:00Z"))).toBe(1);
	expect(await reminders(db)).toHaveLength(2);
});

test("a customer who can’t be reminded keeps nobody else from it, and is tried by the next run", async ({
	db,
}) => {
	const broken = await confirmed(db);
	await confirmed(db, { email: "bo@example.com", booking_time: "15:30" });
	// Its email can't be written.
	const fee = { cancellation_fee: 1_000, currency: "none" };
	await db.updateTable("moving_bookings").set(fee).where("number", "=", broken).execute();
	expect(await remindMovers(db, at("2026-12-03T14:00:00Z"))).toBe(1);
	expect(await reminders(db)).toMatchObject([{ to: "bo@example.com" }]);
	await db.updateTable("moving_bookings").set({ currency: "USD" }).where("number", "=", broken).execute();
	expect(await remindMovers(db, at("2026-12-03T15:00:00Z"))).toBe(1);
});
