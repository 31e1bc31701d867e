import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { moveStock } from "./move-stock.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

const move = (db: Database, variantId: number, quantity: number) =>
	transact(db, (trx) => moveStock(trx, { variantId, quantity, reason: "counted", actorId: null, now: NOW }));

test("removes stock only while there is some, and the ledger agrees", async ({ db }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 5 }] });
	const variantId = variantIds[0] ?? 0;
	expect(await move(db, variantId, -3)).toMatchObject({ ok: true, left: 2 });
	expect(await move(db, variantId, -3)).toEqual({ ok: false, reason: "too_few", left: 2 });
	const { sum } = await db
		.selectFrom("stock_movements")
		.select((eb) => eb.fn.sum<number>("quantity").as("sum"))
		.where("variant_id", "=", variantId)
		.executeTakeFirstOrThrow();
	expect(Number(sum)).toBe(2);
});

test("rejects a change of a ledger entry", async ({ db }) => {
	await putOnShelf(db);
	await expect(
		db
			.updateTable("stock_movements")
			.set({ quantity: 99 } as never)
			.execute(),
	).rejects.toThrow("only ever added to");
});

test("lets an oversellable variant go below 0", async ({ db }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 1 }] });
	const variantId = variantIds[0] ?? 0;
	await db.updateTable("variants").set({ is_oversellable: true }).where("id", "=", variantId).execute();
	expect(await move(db, variantId, -3)).toMatchObject({ ok: true, left: -2 });
});
