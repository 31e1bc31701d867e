import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { adjustStock } from "./adjust-stock.server.ts";
import { readLedger, readStock } from "./read-stock.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

async function shelf(db: Database, stock = 10) {
	const { productId, variantIds } = await putOnShelf(db, { variants: [{ stock }] });
	const variantId = variantIds[0] ?? 0;
	const adjust = (
		change: Parameters<typeof adjustStock>[1]["change"],
		idempotencyKey: string = randomUUID(),
	) =>
		adjustStock(db, {
			productId,
			variantId,
			change,
			reason: "counted",
			note: "Shelf 3",
			idempotencyKey,
			actorId: null,
			now: NOW,
		});
	return { productId, variantId, adjust };
}

async function check(db: Database, variantId: number): Promise<number> {
	const { stock } = await db
		.selectFrom("variants")
		.select("stock")
		.where("id", "=", variantId)
		.executeTakeFirstOrThrow();
	const { rows } = await readLedger(db, { variantId, page: 1, size: 100 });
	expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(stock);
	return stock;
}

test("adds, removes and counts stock, with an entry in the ledger each", async ({ db }) => {
	const { variantId, adjust } = await shelf(db);
	expect(await adjust({ by: 5 })).toEqual({ ok: true, left: 15, moved: 5 });
	expect(await adjust({ by: -3 })).toEqual({ ok: true, left: 12, moved: -3 });
	expect(await adjust({ to: 9, expectedUnits: 12 })).toEqual({ ok: true, left: 9, moved: -3 });
	expect(await adjust({ to: 9, expectedUnits: 9 })).toEqual({ ok: true, left: 9, moved: 0 });
	const { rows, total } = await readLedger(db, { variantId, page: 1, size: 2 });
	expect(total).toBe(4);
	expect(rows.map(({ quantity, left, note }) => [quantity, left, note])).toEqual([
		[-3, 9, "Shelf 3"],
		[-3, 12, "Shelf 3"],
	]);
	expect(await check(db, variantId)).toBe(9);
});

test("rejects removing more than the stock, and a count of changed stock", async ({ db }) => {
	const { variantId, adjust } = await shelf(db, 2);
	expect(await adjust({ by: -3 })).toEqual({ ok: false, reason: "too_few", left: 2 });
	expect(await adjust({ to: 5, expectedUnits: 3 })).toEqual({ ok: false, reason: "changed", left: 2 });
	expect(await check(db, variantId)).toBe(2);
});

test("a form that is sent twice, even at once, counts once", async ({ db }) => {
	const { variantId, adjust } = await shelf(db, 1);
	const key = randomUUID();
	const answers = await Promise.all([adjust({ by: 4 }, key), adjust({ by: 4 }, key), adjust({ by: 4 }, key)]);
	expect(answers.map((answer) => answer.ok && answer.moved)).toEqual([4, 4, 4]);
	expect(await check(db, variantId)).toBe(5);
});

test("several removals at once never take more than the stock", async ({ db }) => {
	const { variantId, adjust } = await shelf(db, 10);
	const answers = await Promise.all(Array.from({ length: 15 }, () => adjust({ by: -1 })));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
	expect(await check(db, variantId)).toBe(0);
});

test("rejects another product’s variant, and summarises a product that ran out", async ({ db }) => {
	const { productId, variantId, adjust } = await shelf(db, 1);
	const other = await putOnShelf(db);
	const wrong = {
		productId: other.productId,
		variantId,
		reason: "counted",
		note: "",
		actorId: null,
		now: NOW,
	} as const;
	expect(await adjustStock(db, { ...wrong, change: { by: 1 }, idempotencyKey: randomUUID() })).toEqual({
		ok: false,
		reason: "gone",
	});
	await adjust({ by: -1 });
	const product = await db
		.selectFrom("products")
		.select("is_in_stock")
		.where("id", "=", productId)
		.executeTakeFirst();
	expect(product?.is_in_stock).toBe(false);
	expect((await readStock(db, { productId }))[0]).toMatchObject({ stock: 0, name: "" });
});
