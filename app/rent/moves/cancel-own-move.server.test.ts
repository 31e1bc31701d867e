import { expect } from "vitest";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { anonymizeMover } from "#app/rent/anonymize-mover.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { countHeldMoves } from "#app/rent/count-moves.server.ts";
import { readMoveForStaff } from "#app/rent/dashboard/read-move.server.ts";
import { addDriver } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { addRateCard } from "#app/testing/rent/rates.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { cancelOwnMove, describeCancellation } from "./cancel-own-move.server.ts";
import { changeOwnDate } from "./move-date.server.ts";
import type { MovingStatus } from "./moving-booking.ts";
import { acceptPrice, offerPrice } from "./offer-price.server.ts";
import { listAccountMovingBookings, readMovingBooking } from "./read-moves.server.ts";

const STRANGER: Viewer = { isGranted: false, guestHash: "another browser", accountId: null };

const FREE = { expectedFee: 0, timeZone: "UTC", now: MOVE_NOW };

test("a customer cancels their own booking, and nobody else's", async ({ db }) => {
	const booked = await bookMove(db, moveOf({ guestHash: "mine" }));
	const number = booked.ok ? booked.number : "";
	const cancel = (viewer: Viewer) =>
		cancelOwnMove(db, { number, viewer, expectedStatus: "pending", ...FREE });

	expect(await cancel(STRANGER)).toEqual({ ok: false, reason: "gone" });
	expect(await cancel({ ...STRANGER, guestHash: null })).toEqual({ ok: false, reason: "gone" });
	expect(await cancel({ ...STRANGER, guestHash: "mine" })).toEqual({ ok: true, repeated: false });
	expect(await cancel({ ...STRANGER, isGranted: true })).toEqual({ ok: true, repeated: true });
	const booking = await db.selectFrom("moving_bookings").select("status").executeTakeFirstOrThrow();
	expect(booking.status).toBe("cancelled");
});

test("a customer who looks at an old page is told what it is now", async ({ db }) => {
	const booked = await bookMove(db, moveOf({ guestHash: "mine" }));
	await db.updateTable("moving_bookings").set({ status: "delivered" }).execute();
	const viewer = { ...STRANGER, guestHash: "mine" };
	const number = booked.ok ? booked.number : "";
	const outcome = await cancelOwnMove(db, { number, viewer, expectedStatus: "confirmed", ...FREE });
	expect(outcome).toMatchObject({ ok: false, reason: "changed", status: "delivered" });
});

/** A confirmed move for $165.55 on 4 December at 14:30, which costs 25% to cancel from 24 hours before. */
async function bookConfirmedMove(db: Database) {
	const actorId = await addAccount(db, "Ada", "Admin");
	await addRateCard(db, { actorId, prices: { free_hours: 24, late_fee_percent: 25 } });
	const pricing = { agreed: null, country: "US", currency: "USD" };
	const booked = await bookMove(db, moveOf({ guestHash: "mine", email: "ana@example.com", pricing }));
	const number = booked.ok ? booked.number : "";
	const offer = { number, actorId, expectedPrice: null, price: 16_555, currency: "USD", now: MOVE_NOW };
	await offerPrice(db, offer);
	// A later version of the card does not change what was agreed.
	const dearer = { free_hours: 200, late_fee_percent: 90 };
	await addRateCard(db, { actorId, expectedVersion: 1, prices: dearer });
	const viewer = { ...STRANGER, guestHash: "mine" };
	const cancel = (expectedStatus: MovingStatus, expectedFee: number, at: string) =>
		cancelOwnMove(db, { number, viewer, expectedStatus, expectedFee, timeZone: "UTC", now: new Date(at) });
	const accept = () => acceptPrice(db, { number, viewer, price: 16_555, timeZone: "UTC", now: MOVE_NOW });
	const read = () => readMovingBooking(db, { number, viewer });
	return { cancel, accept, read };
}

test("from the deadline on, a customer cancels for the fee that they saw", async ({ db }) => {
	const { cancel, accept, read } = await bookConfirmedMove(db);
	await accept();
	const before = "2026-12-03T14:29:59.999Z";
	const after = "2026-12-03T14:30:00.000Z";
	const booking = await read();
	const sentence = (now: string) =>
		booking && describeCancellation(booking, { timeZone: "UTC", now: new Date(now) });
	expect(sentence(before)).toBe(
		"Cancelling is free until Thu 3 Dec, 14:30. After that it costs $41.39 (25% of $165.55).",
	);
	expect(sentence(after)).toBe("Cancelling now costs $41.39 (25% of $165.55).");

	expect(await cancel("confirmed", 4_139, before)).toEqual({ ok: false, reason: "fee" });
	expect(await cancel("confirmed", 0, after)).toEqual({ ok: false, reason: "fee" });
	expect(await read()).toMatchObject({ status: "confirmed", cancellation_fee: null });
	expect(await cancel("confirmed", 4_139, after)).toEqual({ ok: true, repeated: false });
	expect(await cancel("confirmed", 4_139, after)).toEqual({ ok: true, repeated: true });
	expect(await read()).toMatchObject({ status: "cancelled", cancellation_fee: 4_139 });
	const forStaff = await readMoveForStaff(db, { number: (await read())?.number ?? "" });
	expect(forStaff?.history.at(-1)).toMatchObject({ to_status: "cancelled", by: "Customer" });
	expect((await read())?.history.at(-1)?.detail).toBe("Cancellation fee of $41.39");
	expect((await writtenMails(db)).at(-1)?.text).toContain("Cancellation fee: $41.39");
});

test("a move that is not confirmed is cancelled for free at any time", async ({ db }) => {
	const { cancel, read } = await bookConfirmedMove(db);
	const after = "2026-12-04T10:00:00.000Z";
	const booking = await read();
	expect(booking && describeCancellation(booking, { timeZone: "UTC", now: new Date(after) })).toBe(
		"Cancelling is free until we confirm the move. After that it costs $41.39 (25% of $165.55).",
	);
	expect(await cancel("pending", 0, after)).toEqual({ ok: true, repeated: false });
	expect(await read()).toMatchObject({ cancellation_fee: 0 });
	expect((await writtenMails(db)).at(-1)?.text).not.toContain("Cancellation fee");
});

test("a customer can’t cancel a confirmed move from its start on, nor change its date", async ({ db }) => {
	const { cancel, accept, read } = await bookConfirmedMove(db);
	await accept();
	for (const at of ["2026-12-04T14:30:00.000Z", "2026-12-05T14:30:00.000Z"])
		expect(await cancel("confirmed", 4_139, at)).toEqual({ ok: false, reason: "begun" });
	expect(await read()).toMatchObject({ status: "confirmed", cancellation_fee: null });
	expect(await cancel("confirmed", 4_139, "2026-12-04T14:29:59.999Z")).toEqual({ ok: true, repeated: false });
});

test("a customer can’t cancel a move from the first step of its driver on, nor change its date", async ({
	db,
}) => {
	const { cancel, accept, read } = await bookConfirmedMove(db);
	await accept();
	const { id: booking_id, number = "" } = (await read()) ?? {};
	const step = {
		step: "on_the_way",
		driver_id: await addDriver(db),
		at: "2026-12-03T09:00:00.000Z",
	} as const;
	await db
		.insertInto("move_job_steps")
		.values({ ...step, booking_id: booking_id ?? 0 })
		.execute();
	const at = "2026-12-03T09:05:00.000Z";
	expect(await cancel("confirmed", 0, at)).toEqual({ ok: false, reason: "begun" });
	const date = { number, viewer: { ...STRANGER, guestHash: "mine" }, expectedStatus: "confirmed" } as const;
	const times = { from: { date: "2026-12-04", time: "14:30" }, to: { date: "2026-12-07", time: "14:30" } };
	const market = { country: "US", currency: "USD", timeZone: "UTC", expectedTotal: 20_000 };
	expect(await changeOwnDate(db, { ...date, ...times, ...market, now: new Date(at) })).toEqual({
		ok: false,
		reason: "too_late",
	});
});

test("deleting an account cancels a move for the fee that its customer would pay, and none that has begun", async ({
	db,
}) => {
	const { accept, read } = await bookConfirmedMove(db);
	await accept();
	const accountId = await addAccount(db, "Lima");
	await db.updateTable("moving_bookings").set({ account_id: accountId }).execute();
	const booking = { accountId, email: null, timeZone: "UTC" };
	const hold = (at: string) => countHeldMoves(db, booking, { timeZone: "UTC", now: new Date(at) });
	const erase = (at: string) =>
		transact(db, (trx) => anonymizeMover(trx, { ...booking, now: new Date(at) })).then(async (cancelled) => ({
			cancelled,
			...(await db
				.selectFrom("moving_bookings")
				.select(["status", "cancellation_fee as fee"])
				.executeTakeFirstOrThrow()),
		}));
	expect((await hold("2026-12-04T14:30:00.000Z")).open).toEqual([]);
	expect((await hold("2026-12-04T13:30:00.000Z")).open).toEqual([
		{ number: (await read())?.number, description: "Loader, Fri 4 Dec 2026, cancellation fee $41.39" },
	]);
	const [one] = await db.selectFrom("moving_bookings").selectAll().execute();
	expect(await erase("2026-12-04T14:30:00.000Z")).toEqual({ cancelled: 0, status: "confirmed", fee: null });
	await db
		.updateTable("moving_bookings")
		.set({ account_id: accountId, name: one?.name ?? "" })
		.execute();
	expect(await erase("2026-12-04T13:30:00.000Z")).toEqual({ cancelled: 1, status: "cancelled", fee: 4_139 });
});

test("an account's bookings come newest first, a page at a time, and no other account's", async ({ db }) => {
	const account = {
		name: "A",
		role: "User",
		password_hash: "x",
		created_at: MOVE_NOW.toISOString(),
	} as const;
	const [mine, other] = await db
		.insertInto("accounts")
		.values([
			{ ...account, email: "a@example.com" },
			{ ...account, email: "b@example.com" },
		])
		.returning("id")
		.execute();
	const numbers: string[] = [];
	for (let made = 0; made < 7; made++) {
		const booked = await bookMove(db, moveOf({ accountId: mine?.id ?? 0, booking_time: `1${made}:00` }));
		if (booked.ok) numbers.unshift(booked.number);
		await bookMove(db, moveOf({ accountId: other?.id ?? 0 }));
	}
	const list = async (page: number) => {
		const found = await listAccountMovingBookings(db, {
			accountId: mine?.id ?? 0,
			page,
			size: 5,
			timeZone: "UTC",
			now: MOVE_NOW,
		});
		return { ...found, rows: found.rows.map((row) => row.number) };
	};
	expect(await list(1)).toEqual({ rows: numbers.slice(0, 5), total: 7, page: 1 });
	expect(await list(2)).toEqual({ rows: numbers.slice(5), total: 7, page: 2 });
	expect(await list(10 ** 9)).toMatchObject({ page: 2 });
});
