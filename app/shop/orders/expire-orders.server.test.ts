import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { formatReferenceNumber, newReferenceNumber } from "#app/common/reference-number.ts";
import { placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { addDelivery, fillCart, placingOf, withCurrentQuote } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { changeOrder } from "./change-order.server.ts";
import { expireOrders } from "./expire-orders.server.ts";
import { noteOrder } from "./note-order.server.ts";
import { returnOrderStock } from "./returns/return-stock.server.ts";

const before = (minutes: number) => new Date(ORDER_NOW.getTime() - minutes * 60_000).toISOString();

test("expires an unpaid order and returns its stock once", async ({ db }) => {
	const { id } = await addOrder(db, { payBefore: before(1) });
	const counts = await Promise.all([1, 2, 3].map(() => expireOrders(db, { now: ORDER_NOW })));
	expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
	const events = await db
		.selectFrom("changes")
		.select(["to_value", "actor_id"])
		.where("subject", "=", `order ${id}`)
		.where("action", "=", "order status")
		.execute();
	expect(events).toEqual([{ to_value: "expired", actor_id: null }]);
	const variant = await db.selectFrom("variants").select("stock").executeTakeFirstOrThrow();
	expect(variant.stock).toBe(10);
});

test("doesn’t expire orders that are paid, confirmed, not due or paid in cash", async ({ db }) => {
	await addOrder(db, { payBefore: before(1), payment: "paid" });
	await addOrder(db, { payBefore: before(1), status: "confirmed" });
	await addOrder(db, { payBefore: before(-1) });
	await addOrder(db, { paymentMethod: "cash_on_delivery" });
	expect(await expireOrders(db, { now: ORDER_NOW })).toBe(0);
});

test("expires an unconfirmed order with cash on delivery, and emails the customer and the shop", async ({
	db,
}) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 1 }] });
	const deliveryMethodId = await addDelivery(db);
	const cartId = await fillCart(db, [{ variantId: variantIds[0] ?? 0 }]);
	const staff = { name: "Staff", password_hash: "", created_at: before(0) } as const;
	await db
		.insertInto("accounts")
		.values([
			{ ...staff, email: "shop@example.com", role: "Admin", email_verified_at: before(0) },
			{ ...staff, email: "unconfirmed@example.com", role: "Admin" },
			{ ...staff, email: "person@example.com", role: "User", email_verified_at: before(0) },
		])
		.execute();
	const placing = placingOf({ cartId, deliveryMethodId }, { confirmWithinDays: 2, bankAccount: "" });
	const placed = await placeOrder(db, await withCurrentQuote(db, placing));
	if (!placed.ok) throw new Error(placed.reason);
	await db.deleteFrom("outbox").execute();
	const deadline = placing.now.getTime() + 2 * 24 * 60 * 60 * 1000;
	expect(await expireOrders(db, { now: new Date(deadline - 1) })).toBe(0);
	expect(await expireOrders(db, { now: new Date(deadline) })).toBe(1);
	expect(await db.selectFrom("variants").select("stock").execute()).toEqual([{ stock: 1 }]);
	const mails = await db.selectFrom("outbox").select(["to_address", "subject"]).orderBy("id").execute();
	const number = formatReferenceNumber(placed.number);
	expect(mails).toEqual([
		{ to_address: placing.email, subject: `Your order has expired (${number})` },
		{ to_address: "shop@example.com", subject: `Order expired (${number})` },
	]);
});

test("either a payment or the expiry succeeds, not both", async ({ db }) => {
	const { number } = await addOrder(db, { payBefore: before(1) });
	const pay = { column: "payment", expectedStatus: "unpaid", to: "paid", by: "staff" } as const;
	const confirm = { column: "status", expectedStatus: "new", to: "confirmed", by: "staff" } as const;
	await Promise.all([
		expireOrders(db, { now: ORDER_NOW }),
		changeOrder(db, { number, ...confirm, actorId: null, now: ORDER_NOW }),
		changeOrder(db, { number, ...pay, actorId: null, now: ORDER_NOW }),
	]);
	const order = await db
		.selectFrom("orders")
		.select(["status", "stock_returned_at"])
		.executeTakeFirstOrThrow();
	expect(order.status === "expired").toBe(order.stock_returned_at !== null);
});

test("marks an order with cash on delivery as delivered and paid together", async ({ db }) => {
	const shipped = { status: "processing", fulfilment: "shipped" } as const;
	const { number } = await addOrder(db, { ...shipped, paymentMethod: "cash_on_delivery" });
	const { id: actorId } = await db
		.insertInto("accounts")
		.values({ email: "b@example.com", name: "B", role: "Admin", password_hash: "", created_at: before(0) })
		.returning("id")
		.executeTakeFirstOrThrow();
	const move = { column: "fulfilment", expectedStatus: "shipped", to: "delivered", by: "staff" } as const;
	const deliver = () => changeOrder(db, { ...move, number, isCashHere: true, actorId, now: ORDER_NOW });
	expect(await deliver()).toEqual({ ok: true, repeated: false });
	expect(await deliver()).toEqual({ ok: true, repeated: true });
	const order = await db
		.selectFrom("orders")
		.select(["fulfilment", "payment", "paid_total"])
		.executeTakeFirstOrThrow();
	expect(order).toEqual({ fulfilment: "delivered", payment: "paid", paid_total: 5_500 });
	const note = () => noteOrder(db, { number, text: "Left with the neighbour", actorId, now: ORDER_NOW });
	expect([await note(), await note()]).toEqual([
		{ ok: true, repeated: false },
		{ ok: true, repeated: true },
	]);
});

test("doesn’t expire an order whose deadline was postponed or removed", async ({ db }) => {
	const putOff = await addOrder(db, { payBefore: new Date(ORDER_NOW.getTime() + 1).toISOString() });
	const onDelivery = await addOrder(db, { paymentMethod: "cash_on_delivery", payBefore: null });
	const run = {
		column: "status",
		expectedStatus: "new",
		to: "expired",
		by: "clock",
		actorId: null,
		now: ORDER_NOW,
	} as const;
	for (const { number } of [putOff, onDelivery])
		expect(await changeOrder(db, { ...run, number })).toEqual({ ok: false, reason: "not_allowed" });
	const later = new Date(ORDER_NOW.getTime() + 1);
	expect(await changeOrder(db, { ...run, number: putOff.number, now: later })).toMatchObject({ ok: true });
});

/** An order that used a discount with the code TEN, which others have used once more. */
async function addDiscounted(db: Database): Promise<{ orderId: number; discountId: number }> {
	const { id: orderId } = await addOrder(db);
	const discountId = await addDiscount(db, "TEN");
	const used = { discount_id: discountId, discount_code: "TEN" };
	await db.updateTable("orders").set(used).where("id", "=", orderId).execute();
	return { orderId, discountId };
}

async function addDiscount(db: Database, code: string): Promise<number> {
	const { id } = await db
		.insertInto("discounts")
		.values({
			code,
			kind: "percent",
			value: 1_000,
			max_uses: 2,
			uses: 2,
			created_at: ORDER_NOW.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

const end = (db: Database, orderId: number) =>
	transact(db, (trx) =>
		returnOrderStock(trx, { orderId, reason: "cancelled", actorId: null, now: ORDER_NOW }),
	);

test("returns stock and the use of the discount once", async ({ db }) => {
	const { orderId } = await addDiscounted(db);
	for (let time = 0; time < 2; time++) await end(db, orderId);
	expect(await db.selectFrom("discounts").select("uses").execute()).toEqual([{ uses: 1 }]);
	expect(await db.selectFrom("variants").select("stock").execute()).toEqual([{ stock: 10 }]);
});

test("returns the use to the discount that was used, even if another one has its code now", async ({
	db,
}) => {
	const { orderId, discountId } = await addDiscounted(db);
	await db.updateTable("discounts").set({ code: "ELEVEN" }).where("id", "=", discountId).execute();
	await addDiscount(db, "TEN");
	await end(db, orderId);
	expect(await db.selectFrom("discounts").select(["code", "uses"]).orderBy("code").execute()).toEqual([
		{ code: "ELEVEN", uses: 1 },
		{ code: "TEN", uses: 2 },
	]);
});

test("returns the stock of an order whose discount was deleted", async ({ db }) => {
	const { orderId, discountId } = await addDiscounted(db);
	await db.deleteFrom("discounts").where("id", "=", discountId).execute();
	await addDiscount(db, "TEN");
	await end(db, orderId);
	expect(await db.selectFrom("discounts").select("uses").execute()).toEqual([{ uses: 2 }]);
	expect(await db.selectFrom("variants").select("stock").execute()).toEqual([{ stock: 10 }]);
});

test("an order that can’t be expired stops none behind it, and is left for the next run", async ({ db }) => {
	const broken = await addOrder(db, { payBefore: before(2) });
	const { id } = await addOrder(db, { payBefore: before(1) });
	// Its email can't be written.
	const currency = { currency: "none" };
	await db.updateTable("orders").set(currency).where("id", "=", broken.id).execute();
	expect(await expireOrders(db, { now: ORDER_NOW })).toBe(1);
	const states = await db.selectFrom("orders").select(["id", "status"]).orderBy("id").execute();
	expect(states).toEqual([
		{ id: broken.id, status: "new" },
		{ id, status: "expired" },
	]);
});

test("however many orders can’t be expired, those behind them are", async ({ db }) => {
	// Nothing expires an order whose parcel is on its way.
	const first = await addOrder(db, { payBefore: before(2), fulfilment: "shipped" });
	const read = db.selectFrom("orders").selectAll().where("id", "=", first.id);
	const { id: _, ...stuck } = await read.executeTakeFirstOrThrow();
	const others = Array.from({ length: 500 }, () => {
		const own = { number: newReferenceNumber("M"), idempotency_key: randomUUID(), token_hash: randomUUID() };
		return { ...stuck, ...own };
	});
	await db.insertInto("orders").values(others).execute();
	const { id } = await addOrder(db, { payBefore: before(1) });
	expect(await expireOrders(db, { now: ORDER_NOW })).toBe(1);
	const expired = db.selectFrom("orders").select("id").where("status", "=", "expired");
	expect(await expired.execute()).toEqual([{ id }]);
});
