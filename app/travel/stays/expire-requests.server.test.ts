import { expect } from "vitest";
import { addBooking } from "#app/testing/booking.ts";
import { INN_NOW, openInn } from "#app/testing/inn.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { test } from "#db/testing/database-test.ts";
import { expireRequests } from "./expire-requests.server.ts";
import { readOwnBooking } from "./own/own-bookings.server.ts";

const viewer = { isGranted: true, guestHash: null, accountId: null };
const minute = (minutes: number) => new Date(INN_NOW.getTime() + minutes * 60_000);

test("expires a request once at its deadline and releases its nights", async ({ db }) => {
	const { roomId } = await openInn(db);
	const { id, number } = await addBooking(db, { roomId, status: "pending", holdUntil: minute(60) });
	await addBooking(db, { roomId, status: "pending", holdUntil: minute(61) });
	expect(await expireRequests(db, { now: minute(59) })).toBe(0);
	const counts = await Promise.all([1, 2, 3].map(() => expireRequests(db, { now: minute(60) })));
	expect(counts.reduce((sum, count) => sum + count)).toBe(1);
	const booking = await readOwnBooking(db, { number, viewer, now: minute(60) });
	expect(booking).toMatchObject({ status: "expired", fee: 0 });
	const events = db
		.selectFrom("booking_events")
		.select("to_value")
		.where("booking_id", "=", id)
		.orderBy("id");
	expect((await events.execute()).map(({ to_value }) => to_value)).toEqual(["pending", "expired"]);
	const booked = await db.selectFrom("nights").select("booked").where("booked", ">", 0).execute();
	expect(booked).toEqual([{ booked: 1 }, { booked: 1 }]);
	const mails = await writtenMails(db);
	expect(mails.map(({ to }) => to)).toEqual(["ana@example.com", "stay@example.com"]);
});

test("expires an overdue request when its booking is read", async ({ db }) => {
	const { roomId } = await openInn(db);
	const { number } = await addBooking(db, { roomId, status: "pending", holdUntil: minute(60) });
	expect((await readOwnBooking(db, { number, viewer, now: minute(59) }))?.status).toBe("pending");
	expect((await readOwnBooking(db, { number, viewer, now: minute(60) }))?.status).toBe("expired");
});
