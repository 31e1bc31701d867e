import { expect } from "vitest";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { moveOf } from "#app/rent/testing/move.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { addOrder } from "#app/shop/testing/order.ts";
import { test } from "#db/testing/database-test.ts";
import { countBadges } from "./badges.server.ts";

test("the administrator is told how many moving bookings are pending", async ({ db }) => {
	expect(await countBadges(db, { isAdministrator: true })).toEqual({ pendingMoves: 0, newOrders: 0 });
	for (const name of ["Ana Lima", "Bo Chen", "Cy Diaz"]) await bookMove(db, moveOf({ name }));
	await db
		.updateTable("moving_bookings")
		.set({ status: "confirmed" })
		.where("name", "=", "Bo Chen")
		.execute();
	expect(await countBadges(db, { isAdministrator: true })).toEqual({ pendingMoves: 2, newOrders: 0 });
});

test("the administrator is told how many orders nobody has looked after yet", async ({ db }) => {
	await addOrder(db);
	await addOrder(db);
	const { number } = await addOrder(db);
	const move = { column: "status", seen: "new", to: "confirmed", by: "staff" } as const;
	await changeOrder(db, { number, ...move, actorId: null, now: new Date() });
	expect(await countBadges(db, { isAdministrator: true })).toEqual({ pendingMoves: 0, newOrders: 2 });
});

test("nobody else is told", async ({ db }) => {
	await bookMove(db, moveOf());
	expect(await countBadges(db, { isAdministrator: false })).toEqual({});
});
