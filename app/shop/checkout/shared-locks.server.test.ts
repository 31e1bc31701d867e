import { sql } from "kysely";
import { expect } from "vitest";
import { addToCart } from "#app/shop/cart/add-to-cart.server.ts";
import { setProductStatus } from "#app/shop/products/change-products.server.ts";
import { holdProduct } from "#app/shop/products/hold-product.server.ts";
import { putOnShelf } from "#app/shop/testing/shelf.ts";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { test } from "#db/testing/database-test.ts";
import { placeOrder } from "./place-order.server.ts";
import { holdUp, mustWait, untilHeldUp } from "./testing/held-up.ts";
import { addDelivery, fillCart, NOW, placingOf, seeNow } from "./testing/placing.ts";

/** A lamp, and an order of two of it that is ready to be placed. */
async function setUp(db: Database) {
	const { productId, variantIds } = await putOnShelf(db, { variants: [{ stock: 5 }] });
	const [variantId = 0] = variantIds;
	const cartId = await fillCart(db, [{ variantId, quantity: 2 }]);
	const placing = await seeNow(db, placingOf({ cartId, deliveryMethodId: await addDelivery(db) }));
	const owner = { tokenHash: "another browser", accountId: null };
	const addElsewhere = () => addToCart(db, { owner, variantId, quantity: 1, now: NOW });
	return { productId, placing, addElsewhere };
}

test("while an order is being placed, others put the same into their carts", async ({ db }) => {
	const { productId, placing, addElsewhere } = await setUp(db);
	const products = await holdUp(db, (trx) =>
		trx.updateTable("products").set({ units_sold: 0 }).where("id", "=", productId).execute(),
	);
	const order = placeOrder(db, placing);
	await untilHeldUp(db, order, 1);
	const addition = addElsewhere();
	const waits = await mustWait(db, addition, 1);
	await products.release();
	expect(waits).toBe(false);
	expect([(await addition).ok, (await order).ok]).toEqual([true, true]);
});

test("while a product is being changed, others put it into their carts", async ({ db }) => {
	const { productId, addElsewhere } = await setUp(db);
	const editor = await holdUp(db, (trx) => holdProduct(trx, productId));
	const addition = addElsewhere();
	const waits = await mustWait(db, addition, 0);
	await editor.release();
	expect(waits).toBe(false);
	expect((await addition).ok).toBe(true);
});

test("a status is given to a product in the middle of an order of it", async ({ db }) => {
	const { productId, placing } = await setUp(db);
	const ledger = await holdUp(db, async (trx) => {
		if (engineOf(trx) === "postgres") await sql`lock table stock_movements in exclusive mode`.execute(trx);
	});
	const order = placeOrder(db, placing);
	await untilHeldUp(db, order, 1);
	const change = setProductStatus(db, { productIds: [productId], to: "archived", actorId: null, now: NOW });
	const waits = await mustWait(db, change, 1);
	await ledger.release();
	expect(waits).toBe(false);
	expect(await change).toEqual({ changed: 1 });
	expect((await order).ok).toBe(true);
});

/** Makes the database give up so many times on storing an order, as it would in favour of somebody else. */
async function giveUp(db: Database, code: string, times: number): Promise<void> {
	if (engineOf(db) === "sqlite") return;
	await sql`create sequence given_up`.execute(db);
	await sql
		.raw(
			`create function give_up() returns trigger language plpgsql as $$ begin
				if nextval('given_up') <= ${times} then raise exception 'given up' using errcode = '${code}'; end if;
				return new;
			end $$`,
		)
		.execute(db);
	await sql`create trigger give_up before insert on orders for each row execute function give_up()`.execute(
		db,
	);
}

for (const [why, code] of [
	["a deadlock", "40P01"],
	["an order of transactions that can’t be kept", "40001"],
] as const)
	test(`an order that the database gave up for ${why} is placed by another try`, async ({ db }) => {
		const { placing } = await setUp(db);
		await giveUp(db, code, 2);
		expect(await placeOrder(db, placing)).toMatchObject({ ok: true, repeated: false });
		expect(await db.selectFrom("orders").select("cart_id").execute()).toEqual([{ cart_id: placing.cartId }]);
		expect(await db.selectFrom("variants").select("stock").execute()).toEqual([{ stock: 3 }]);
	});

test("a database that always gives up stores nothing, and says so", async ({ db }) => {
	const { placing } = await setUp(db);
	await giveUp(db, "40P01", 1_000);
	const outcome = await placeOrder(db, placing);
	const stored = await db.selectFrom("orders").select("id").execute();
	expect([outcome.ok, stored.length]).toEqual(engineOf(db) === "postgres" ? [false, 0] : [true, 1]);
	if (!outcome.ok) expect(outcome.reason).toBe("nothing_stored");
});
