import { expect } from "vitest";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { BOOKED_FOR, MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { changeMovingStatus, rescheduleMove } from "./change-move.server.ts";

const email = "ana@example.com";

async function adminOf(db: Database): Promise<number> {
	await setAccount(db, {
		email: "ada@example.com",
		role: "Admin",
		password: "a long password",
		now: MOVE_NOW,
	});
	return (await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow()).id;
}

test("who left an e-mail hears that the booking arrived, once, and of every change", async ({ db }) => {
	const actorId = await adminOf(db);
	const move = moveOf({ email });
	const booked = await bookMove(db, move);
	await bookMove(db, move);
	if (!booked.ok) throw new Error(booked.reason);
	const change = { number: booked.number, actorId, now: MOVE_NOW };
	await changeMovingStatus(db, { ...change, expectedStatus: "pending", to: "confirmed" });
	await changeMovingStatus(db, { ...change, expectedStatus: "pending", to: "confirmed" });
	await rescheduleMove(db, {
		...change,
		from: BOOKED_FOR,
		expectedStatus: "confirmed",
		booking_date: "2026-12-24",
		booking_time: "09:15",
		timeZone: "UTC",
	});
	await changeMovingStatus(db, { ...change, expectedStatus: "pending", to: "rejected" });
	const mails = await writtenMails(db);
	expect(mails.map((mail) => mail.subject.replace(/ \(R-.*\)$/, ""))).toEqual([
		"We received your moving booking",
		"Your move is confirmed",
		"Your move is rescheduled",
		"We can’t take your move",
	]);
	expect(mails.every((mail) => mail.to === email)).toBe(true);
	expect(mails[0]?.text).toContain(`/track?number=${booked.number}`);
	expect(mails[2]?.text).toContain("Date and time: Thu 24 Dec 2026, 09:15");
});

test("who left none, and whose change was refused, hears nothing", async ({ db }) => {
	const actorId = await adminOf(db);
	const booked = await bookMove(db, moveOf());
	const mailed = await bookMove(db, moveOf({ email }));
	if (!booked.ok || !mailed.ok) throw new Error("not booked");
	await changeMovingStatus(db, {
		number: booked.number,
		expectedStatus: "pending",
		to: "cancelled",
		actorId,
		now: MOVE_NOW,
	});
	await changeMovingStatus(db, {
		number: mailed.number,
		expectedStatus: "confirmed",
		to: "delivered",
		actorId,
		now: MOVE_NOW,
	});
	expect(await writtenMails(db)).toHaveLength(1);
});
