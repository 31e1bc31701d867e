import { expect } from "vitest";
import { addToCart } from "#app/shop/cart/add-to-cart.server.ts";
import { setProductStatus } from "#app/shop/products/change-products.server.ts";
import { lockProduct } from "#app/shop/products/lock-product.server.ts";
import {
	addDelivery,
	CHECKOUT_NOW,
	fillCart,
	placingOf,
	withCurrentQuote,
} from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { failInserts, isBlocked, lockTable, takeLocks, untilBlocked } from "#db/testing/row-locks.ts";
import { placeOrder } from "./place-order.server.ts";

/** A lamp, and a valid order of two of it. */
async function setUp(db: Database) {
	const { productId, variantIds } = await putOnShelf(db, { variants: [{ stock: 5 }] });
	const [variantId = 0] = variantIds;
	const cartId = await fillCart(db, [{ variantId, quantity: 2 }]);
	const placing = await withCurrentQuote(db, placingOf({ cartId, deliveryMethodId: await addDelivery(db) }));
	const owner = { tokenHash: "another browser", accountId: null };
	const addElsewhere = () => addToCart(db, { owner, variantId, quantity: 1, now: CHECKOUT_NOW });
	return { productId, placing, addElsewhere };
}

test("others can add a product to their carts while an order is placed", async ({ db }) => {
	const { productId, placing, addElsewhere } = await setUp(db);
	const products = await takeLocks(db, (trx) =>
		trx.updateTable("products").set({ units_sold: 0 }).where("id", "=", productId).execute(),
	);
	const order = placeOrder(db, placing);
	await untilBlocked(db, order, 1);
	const addition = addElsewhere();
	const waits = await isBlocked(db, addition, 1);
	await products.release();
	expect(waits).toBe(false);
	expect([(await addition).ok, (await order).ok]).toEqual([true, true]);
});

test("others can add a product to their carts while it is changed", async ({ db }) => {
	const { productId, addElsewhere } = await setUp(db);
	const editor = await takeLocks(db, (trx) => lockProduct(trx, productId));
	const addition = addElsewhere();
	const waits = await isBlocked(db, addition, 0);
	await editor.release();
	expect(waits).toBe(false);
	expect((await addition).ok).toBe(true);
});

test("a product’s status can change while it is ordered", async ({ db }) => {
	const { productId, placing } = await setUp(db);
	const ledger = await takeLocks(db, (trx) => lockTable(trx, "stock_movements"));
	const order = placeOrder(db, placing);
	await untilBlocked(db, order, 1);
	const change = setProductStatus(db, {
		productIds: [productId],
		to: "archived",
		actorId: null,
		now: CHECKOUT_NOW,
	});
	const waits = await isBlocked(db, change, 1);
	await ledger.release();
	expect(waits).toBe(false);
	expect(await change).toEqual({ changed: 1 });
	expect((await order).ok).toBe(true);
});

for (const [why, code] of [
	["a deadlock", "40P01"],
	["an order of transactions that can’t be kept", "40001"],
] as const)
	test(`retries an order after ${why}`, async ({ db }) => {
		const { placing } = await setUp(db);
		await failInserts(db, { table: "orders", sqlState: code, times: 2 });
		expect(await placeOrder(db, placing)).toMatchObject({ ok: true, repeated: false });
		expect(await db.selectFrom("orders").select("cart_id").execute()).toEqual([{ cart_id: placing.cartId }]);
		expect(await db.selectFrom("variants").select("stock").execute()).toEqual([{ stock: 3 }]);
	});

test("stores nothing when every try fails", async ({ db }) => {
	const { placing } = await setUp(db);
	const failing = await failInserts(db, { table: "orders", sqlState: "40P01", times: 1_000 });
	const outcome = await placeOrder(db, placing);
	const stored = await db.selectFrom("orders").select("id").execute();
	expect([outcome.ok, stored.length]).toEqual(failing > 0 ? [false, 0] : [true, 1]);
	if (!outcome.ok) expect(outcome.reason).toBe("nothing_stored");
});
