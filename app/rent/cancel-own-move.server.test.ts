import { expect } from "vitest";
import type { Viewer } from "#app/common/viewer.server.ts";
import { MOVE_NOW, moveOf } from "#app/testing/move.ts";
import { test } from "#db/testing/database-test.ts";
import { bookMove } from "./booking/book-move.server.ts";
import { cancelOwnMove } from "./cancel-own-move.server.ts";
import { listAccountMovingBookings } from "./dashboard/moving-bookings.server.ts";

const STRANGER: Viewer = { isGranted: false, guestHash: "another browser", accountId: null };

test("a customer cancels their own booking, and nobody else's", async ({ db }) => {
	const booked = await bookMove(db, moveOf({ guestHash: "mine" }));
	const number = booked.ok ? booked.number : "";
	const cancel = (viewer: Viewer) =>
		cancelOwnMove(db, { number, viewer, expectedVersion: "pending", now: MOVE_NOW });

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
	const outcome = await cancelOwnMove(db, { number, viewer, expectedVersion: "confirmed", now: MOVE_NOW });
	expect(outcome).toMatchObject({ ok: false, reason: "changed", status: "delivered" });
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
		const booked = await bookMove(db, moveOf({ accountId: mine?.id ?? 0, bookingTime: `1${made}:00` }));
		if (booked.ok) numbers.unshift(booked.number);
		await bookMove(db, moveOf({ accountId: other?.id ?? 0 }));
	}
	const list = async (page: number) => {
		const found = await listAccountMovingBookings(db, { accountId: mine?.id ?? 0, page, size: 5 });
		return { ...found, rows: found.rows.map((row) => row.number) };
	};
	expect(await list(1)).toEqual({ rows: numbers.slice(0, 5), total: 7, page: 1 });
	expect(await list(2)).toEqual({ rows: numbers.slice(5), total: 7, page: 2 });
	expect(await list(10 ** 9)).toMatchObject({ page: 2 });
});
