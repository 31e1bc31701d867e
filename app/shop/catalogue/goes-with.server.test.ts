import { expect } from "vitest";
import { chooseGoesWith, readChosen } from "#app/shop/products/goes-with.server.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { findBoughtTogether, readGoesWith } from "./goes-with.server.ts";
import { productPath } from "./product-path.ts";

const shelve = async (db: Database, title: string) => {
	const { productId, variantIds } = await putOnShelf(db, { title });
	return { productId, title, line: { variantId: variantIds[0] ?? 0, quantity: 1 } };
};

test("shows what most orders have beside a product, until staff choose, and only active products", async ({
	db,
}) => {
	const [lamp, bulb, desk, bowl] = [
		await shelve(db, "Lamp"),
		await shelve(db, "Bulb"),
		await shelve(db, "Desk"),
		await shelve(db, "Bowl"),
	];
	const order = (...products: { line: { variantId: number; quantity: number } }[]) =>
		addOrder(db, { lines: products.map(({ line }) => line) });
	for (let at = 0; at < 2; at++) await order(lamp, bulb, desk);
	await order(lamp, bulb);
	// Once is chance, a cancelled order tells nothing, and neither does an old one.
	await order(lamp, bowl);
	await addOrder(db, { lines: [lamp.line, bowl.line], status: "cancelled" });
	await addOrder(db, { lines: [lamp.line, bowl.line], placedAt: new Date("2026-06-01") });
	const titles = async ({ productId }: { productId: number }) =>
		(await readGoesWith(db, { productId })).map(({ title }) => title);
	expect(await titles(lamp)).toEqual([]);
	expect(await findBoughtTogether(db, { now: ORDER_NOW })).toBe(6);
	expect(await findBoughtTogether(db, { now: ORDER_NOW }), "nothing changed").toBe(0);
	expect(await titles(lamp)).toEqual(["Bulb", "Desk"]);
	const choose = (typed: string[]) =>
		transact(db, (trx) => chooseGoesWith(trx, { productId: lamp.productId, typed }));
	const slugOf = async ({ productId }: { productId: number }) => {
		const row = db.selectFrom("products").select("slug").where("id", "=", productId);
		return (await row.executeTakeFirstOrThrow()).slug;
	};
	const typed = [await slugOf(bowl), `https://shop.example${productPath(desk.productId)}?variant=x`];
	expect(await choose(typed)).toEqual({ ok: true, isChanged: true });
	expect(await choose(typed)).toEqual({ ok: true, isChanged: false });
	expect(await readChosen(db, lamp)).toEqual([await slugOf(bowl), await slugOf(desk)]);
	expect(await titles(lamp)).toEqual(["Bowl", "Desk"]);
	expect(await findBoughtTogether(db, { now: ORDER_NOW })).toBe(0);
	await db.updateTable("products").set({ status: "archived" }).where("id", "=", bowl.productId).execute();
	expect(await titles(lamp)).toEqual(["Desk"]);
	expect(await choose(["no-such-thing"])).toEqual({ ok: false, unknown: "no-such-thing" });
	expect(await choose([await slugOf(lamp)])).toEqual({ ok: false, unknown: await slugOf(lamp) });
	await choose([]);
	expect(await titles(lamp)).toEqual(["Bulb", "Desk"]);
});
