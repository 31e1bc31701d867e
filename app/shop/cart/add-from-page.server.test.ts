import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { addFromPage } from "./add-to-cart.server.ts";
import { removeLine } from "./change-cart.server.ts";
import { findCart, readCart } from "./read-cart.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const owner = { tokenHash: "browser", accountId: null };

type Change = Partial<Omit<Parameters<typeof addFromPage>[1], "variantId">>;

const add = (db: Database, variantId: number, change: Change = {}) =>
	addFromPage(db, { owner, variantId, quantity: 2, now: NOW, ...change });

async function linesOf(db: Database, cartOwner = owner) {
	const cart = await readCart(db, { cartId: (await findCart(db, cartOwner)) ?? 0 });
	return cart?.lines ?? [];
}

const quantities = async (db: Database) => (await linesOf(db)).map(({ quantity }) => quantity);

test("pressing twice adds once, and after three seconds once more", async ({ db }) => {
	const { variantIds } = await putOnShelf(db);
	const [variantId = 0] = variantIds;
	const press = (change: Change) => add(db, variantId, change);
	expect(await press({})).toMatchObject({ ok: true, repeated: false, quantity: 2 });
	expect(await press({ now: later(2.999) })).toMatchObject({ ok: true, repeated: true, quantity: 2 });
	expect(await quantities(db)).toEqual([2]);
	expect(await press({ now: later(3) })).toMatchObject({ ok: true, repeated: false, quantity: 4 });
	expect(await press({ now: later(3), quantity: 1 })).toMatchObject({ repeated: false, quantity: 5 });
	expect(await quantities(db)).toEqual([5]);
});

test("three processes that get the same five forms at once add each of them once", async ({ db, url }) => {
	const variants = Array.from({ length: 5 }, (_, at) => ({ option: `No ${at}`, stock: 50 }));
	const { variantIds } = await putOnShelf(db, { variants });
	const task = { url, tokenHash: "browser", variantIds, now: NOW.toISOString() };
	const sites = [1, 2, 3].map(() =>
		startElsewhere<boolean[]>("app/testing/shop/add-from-page.child-process.ts", task),
	);
	await Promise.all(sites.map(({ ready }) => ready));
	for (const site of sites) site.go();
	const repeated = await Promise.all(sites.map(({ result }) => result));
	expect(variantIds.map((_, at) => repeated.filter((each) => !each[at]).length)).toEqual([1, 1, 1, 1, 1]);
	expect(await quantities(db)).toEqual([2, 2, 2, 2, 2]);
}, 30_000);

test("a removed line is added again at once", async ({ db }) => {
	const { variantIds } = await putOnShelf(db);
	const [variantId = 0] = variantIds;
	await add(db, variantId);
	const [line] = await linesOf(db);
	await removeLine(db, { owner, lineId: line?.id ?? 0, now: NOW });
	expect(await add(db, variantId)).toMatchObject({ ok: true, repeated: false, quantity: 2 });
	expect(await add(db, variantId)).toMatchObject({ ok: true, repeated: true });
	expect(await quantities(db)).toEqual([2]);
});

test("a refused form is refused again, and accepted as soon as the product is back", async ({ db }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 0 }] });
	const [variantId = 0] = variantIds;
	for (let tries = 0; tries < 2; tries++)
		expect(await add(db, variantId)).toMatchObject({ ok: false, reason: "sold_out" });
	await db.updateTable("variants").set({ stock: 5 }).execute();
	expect(await add(db, variantId)).toMatchObject({ ok: true, repeated: false });
});

test("the same product for another cart is another addition", async ({ db }) => {
	const { variantIds } = await putOnShelf(db);
	const [variantId = 0] = variantIds;
	const other = { tokenHash: "another browser", accountId: null };
	for (const cartOwner of [owner, other])
		expect(await add(db, variantId, { owner: cartOwner })).toMatchObject({ ok: true, repeated: false });
	expect((await linesOf(db, other)).map(({ quantity }) => quantity)).toEqual([2]);
});
