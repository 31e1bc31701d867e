import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { test } from "#db/testing/database-test.ts";
import { countBadges } from "./badges.server.ts";
import { CONVERSATION_SUBJECTS } from "./subjects.server.ts";

const ADMINISTRATOR = { isAdministrator: true, accountId: 1, role: "Admin" } as const;

test("counts requests to an owner’s own hotels, and all for the administrator", async ({ db }) => {
	const account = {
		name: "O",
		role: "Hotel",
		password_hash: "x",
		created_at: INN_NOW.toISOString(),
	} as const;
	const { id } = await db
		.insertInto("accounts")
		.values({ ...account, email: "owner@example.com" })
		.returning("id")
		.executeTakeFirstOrThrow();
	const own = await openInn(db, { hotel: { ownerId: id } });
	const strange = await openInn(db);
	await addBooking(db, { roomId: own.roomId, status: "pending" });
	await addBooking(db, { roomId: own.roomId, status: "confirmed" });
	await addBooking(db, { roomId: strange.roomId, status: "pending" });
	const owner = { isAdministrator: false, accountId: id, role: "Hotel" } as const;
	expect((await countBadges(db, owner)).counts).toEqual({ ownPendingStays: 1, hotelMessages: 0 });
	expect((await countBadges(db, ADMINISTRATOR)).counts).toMatchObject({ allPendingStays: 2 });
});

test("counts pending moving bookings for the administrator", async ({ db }) => {
	expect((await countBadges(db, ADMINISTRATOR)).counts).toEqual({
		allPendingStays: 0,
		pendingMoves: 0,
		newOrders: 0,
		unreadMessages: 0,
	});
	for (const name of ["Ana Lima", "Bo Chen", "Cy Diaz"]) await bookMove(db, moveOf({ name }));
	await db
		.updateTable("moving_bookings")
		.set({ status: "confirmed" })
		.where("name", "=", "Bo Chen")
		.execute();
	expect((await countBadges(db, ADMINISTRATOR)).counts).toEqual({
		allPendingStays: 0,
		pendingMoves: 2,
		newOrders: 0,
		unreadMessages: 0,
	});
});

test("counts new orders for the administrator", async ({ db }) => {
	await addOrder(db);
	await addOrder(db);
	const { number } = await addOrder(db);
	const move = { column: "status", expectedStatus: "new", to: "confirmed", by: "staff" } as const;
	await changeOrder(db, { number, ...move, actorId: null, now: new Date() });
	expect((await countBadges(db, ADMINISTRATOR)).counts).toEqual({
		allPendingStays: 0,
		pendingMoves: 0,
		newOrders: 2,
		unreadMessages: 0,
	});
});

test("counts hotels that wait for approval for SuperAdmins", async ({ db }) => {
	await openInn(db, { hotel: { status: "pending", approved_at: null } });
	await openInn(db, { hotel: { status: "pending", approved_at: null, archived_at: INN_NOW.toISOString() } });
	await openInn(db);
	const approver = { isAdministrator: false, accountId: 1, role: "SuperAdmin" } as const;
	expect((await countBadges(db, approver)).counts).toEqual({ waitingHotels: 1, unreadMessages: 0 });
	const administrator = { ...approver, isAdministrator: true };
	expect((await countBadges(db, administrator)).counts).toMatchObject({ waitingHotels: 1, newOrders: 0 });
	expect((await countBadges(db, ADMINISTRATOR)).counts).not.toHaveProperty("waitingHotels");
});

test("counts unread conversations for whoever answers them: staff, or the owner of the hotel", async ({
	db,
}) => {
	const [olga, otto] = [await addOwner(db), await addOwner(db, "Otto")];
	const hotels = [{ ownerId: olga.accountId }, { ownerId: otto.accountId }, { ownerId: null }];
	const write = (kind: "order" | "stay", key: string) =>
		writeMessage(db, CONVERSATION_SUBJECTS, {
			about: { kind, key },
			access: { by: "customer", viewer: { isGranted: true, guestHash: null, accountId: null } },
			body: "Hello?",
			photos: [],
			idempotencyKey: randomUUID(),
			now: INN_NOW,
			links: { tokenOf: String },
		});
	for (const hotel of hotels) {
		const { roomId } = await openInn(db, { hotel });
		await write("stay", (await addBooking(db, { roomId })).number);
	}
	const { number } = await addOrder(db);
	await write("order", number);
	await write("order", number);
	const of = async (accountId: number, role: "Hotel" | "Admin" | "SuperAdmin") =>
		(await countBadges(db, { isAdministrator: false, accountId, role })).counts;
	expect(await of(olga.accountId, "Hotel")).toMatchObject({ hotelMessages: 1 });
	expect(await of(olga.accountId, "Hotel")).not.toHaveProperty("unreadMessages");
	// The order, and the stay at the hotel that has no owner.
	expect(await of(0, "Admin")).toMatchObject({ unreadMessages: 2 });
	expect(await of(0, "SuperAdmin")).toMatchObject({ unreadMessages: 2 });
});

test("counts nothing for other roles", async ({ db }) => {
	await bookMove(db, moveOf());
	const user = { isAdministrator: false, accountId: 1, role: "User" } as const;
	expect(await countBadges(db, user)).toEqual({ counts: {}, failures: [] });
});

test("leaves out only the badge whose table can’t be read", async ({ db }) => {
	await bookMove(db, moveOf());
	await sql`alter table orders rename to out_of_reach`.execute(db);
	const { counts, failures } = await countBadges(db, ADMINISTRATOR).finally(() =>
		sql`alter table out_of_reach rename to orders`.execute(db),
	);
	expect(counts).toEqual({ allPendingStays: 0, pendingMoves: 1, unreadMessages: 0 });
	expect(failures.map(({ name }) => name)).toEqual(["newOrders"]);
});
