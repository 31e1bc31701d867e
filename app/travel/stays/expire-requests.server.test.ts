import { sql } from "kysely";
import { expect } from "vitest";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
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
		.selectFrom("changes")
		.select("to_value")
		.where("subject", "=", `booking ${id}`)
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

test("a stay that can’t be expired stops none behind it, and is left for the next run", async ({ db }) => {
	const { roomId } = await openInn(db);
	const broken = await addBooking(db, { roomId, status: "pending", holdUntil: minute(58) });
	const { id } = await addBooking(db, { roomId, status: "pending", holdUntil: minute(59) });
	// Its email can't be written.
	await sql`update bookings set currency = 'none' where id = ${broken.id}`.execute(db);
	expect(await expireRequests(db, { now: minute(60) })).toBe(1);
	const states = await db.selectFrom("bookings").select(["id", "status"]).orderBy("id").execute();
	expect(states).toEqual([
		{ id: broken.id, status: "pending" },
		{ id, status: "expired" },
	]);
});
