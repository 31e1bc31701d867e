import { expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { readVariants } from "./read-variants.server.ts";
import { saveVariants } from "./save-variants.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const by = { actorId: null, now: NOW };

async function versionOf(db: Database, id: number): Promise<string> {
	const row = await db
		.selectFrom("products")
		.select("updated_at")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return row.updated_at;
}

test("swaps SKUs, takes them from archived variants, and rejects those in use", async ({ db }) => {
	const { productId, variantIds } = await putOnShelf(db, { variants: [{ sku: "A" }, { sku: "B" }] });
	await putOnShelf(db, { title: "Chair", variants: [{ sku: "C" }] });
	const grid = async (skus: (string | null)[]) => {
		const { rows } = await readVariants(db, { productId, page: 1, size: 20 });
		return saveVariants(db, {
			productId,
			expectedVersion: await versionOf(db, productId),
			rows: rows.map((row, at) => ({ ...row, sku: skus[at] ?? null })),
			currency: "USD",
			...by,
		});
	};
	expect(await grid(["B", "A"])).toEqual({ ok: true });
	expect(await grid(["B", "C"])).toEqual({
		ok: false,
		reason: "sku_taken",
		variantId: variantIds[1],
		by: "Chair",
	});
	await db.updateTable("variants").set({ archived_at: NOW.toISOString() }).where("sku", "=", "C").execute();
	expect(await grid(["B", "C"])).toEqual({ ok: true });
});

test("records price changes in the audit trail", async ({ db }) => {
	const { productId: id } = await putOnShelf(db, {
		variants: [
			{ option: "S", price: 2_900 },
			{ option: "M", price: 2_900 },
		],
	});
	const { rows } = await readVariants(db, { productId: id, page: 1, size: 20 });
	const priced = rows.map((row, at) => (at === 0 ? { ...row, price: 3_150, compare_at: 4_000 } : row));
	await saveVariants(db, {
		productId: id,
		expectedVersion: await versionOf(db, id),
		rows: priced,
		currency: "USD",
		...by,
	});
	const trail = await db
		.selectFrom("changes")
		.select(["action", "detail"])
		.where("action", "=", "price")
		.execute();
	expect(trail.map(({ detail, ...change }) => ({ ...change, detail: readText(detail ?? "") }))).toEqual([
		{ action: "price", detail: "S: Price: $29.00 → $31.50; Compare-at price: none → $40.00" },
	]);
	const product = await db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
	expect(product).toMatchObject({ is_on_sale: true, price_to: 3_150 });
});

test("rejects limiting sales to a negative stock", async ({ db }) => {
	const { productId, variantIds } = await putOnShelf(db, { variants: [{ stock: 1 }] });
	const variantId = variantIds[0] ?? 0;
	await db.updateTable("variants").set({ is_oversellable: true }).where("id", "=", variantId).execute();
	await transact(db, (trx) =>
		moveStock(trx, { variantId, quantity: -3, reason: "sold", actorId: null, now: NOW }),
	);
	const { rows } = await readVariants(db, { productId, page: 1, size: 20 });
	const saved = await saveVariants(db, {
		productId,
		expectedVersion: await versionOf(db, productId),
		rows: rows.map((row) => ({ ...row, is_oversellable: false })),
		currency: "USD",
		...by,
	});
	expect(saved).toEqual({ ok: false, reason: "below_nothing", variantId, stock: -2 });
});
