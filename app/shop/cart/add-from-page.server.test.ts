import { expect } from "vitest";
import { browserId } from "#app/common/recent-submissions.server.ts";
import { hashToken } from "#app/common/tokens.server.ts";
import { saveWish } from "#app/shop/wishlist/save-wish.server.ts";
import { readWishlist } from "#app/shop/wishlist/wishlist.server.ts";
import { putOnShelf } from "#app/testing/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { addFromPage } from "./add-from-page.server.ts";
import { removeLine } from "./change-cart.server.ts";
import { findCart, readCart } from "./read-cart.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const owner = { tokenHash: "browser", accountId: null };
const named = { submitter: { id: browserId("browser") }, owner };
const unknown = {
	submitter: { id: "network", deriveToken: (seed: string) => `token of ${seed}` },
	owner: { tokenHash: null, accountId: null },
};

type Change = Partial<Omit<Parameters<typeof addFromPage>[1], "variantId">>;

const add = (db: Database, variantId: number, change: Change = {}) =>
	addFromPage(db, { ...named, variantId, quantity: 2, now: NOW, ...change });

async function linesOf(db: Database, cartOwner = owner) {
	const cart = await readCart(db, { cartId: (await findCart(db, cartOwner)) ?? 0 });
	return cart?.lines ?? [];
}

const quantities = async (db: Database) => (await linesOf(db)).map(({ quantity }) => quantity);

test("pressing twice adds once, and after three seconds once more", async ({ db }) => {
	const { variantIds } = await putOnShelf(db);
	const [variantId = 0] = variantIds;
	const press = async (change: Change) => (await add(db, variantId, change)).outcome;
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
	const task = { url, submitter: named.submitter, tokenHash: "browser", variantIds, now: NOW.toISOString() };
	const sites = [1, 2, 3].map(() =>
		startElsewhere<boolean[]>("app/shop/cart/add-from-page-elsewhere.ts", task),
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
	expect((await add(db, variantId)).outcome).toMatchObject({ ok: true, repeated: false, quantity: 2 });
	expect((await add(db, variantId)).outcome).toMatchObject({ ok: true, repeated: true });
	expect(await quantities(db)).toEqual([2]);
});

test("a refused form is refused again, and accepted as soon as the product is back", async ({ db }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 0 }] });
	const [variantId = 0] = variantIds;
	for (let tries = 0; tries < 2; tries++)
		expect((await add(db, variantId)).outcome).toMatchObject({ ok: false, reason: "sold_out" });
	await db.updateTable("variants").set({ stock: 5 }).execute();
	expect((await add(db, variantId)).outcome).toMatchObject({ ok: true, repeated: false });
});

test("a new browser that presses twice gets one cart, and keeps it when it presses with its cookie", async ({
	db,
}) => {
	const { variantIds } = await putOnShelf(db);
	const [variantId = 0] = variantIds;
	const answers = await Promise.all([1, 2, 3].map(() => add(db, variantId, unknown)));
	const [token, ...others] = new Set(answers.map(({ cartToken }) => cartToken));
	expect(others).toEqual([]);
	const tokenHash = hashToken(token ?? "");
	const named = { owner: { tokenHash, accountId: null }, submitter: { id: browserId(tokenHash) } };
	const third = await add(db, variantId, named);
	expect(third).toMatchObject({ outcome: { ok: true, repeated: true }, cartToken: null });
	expect(await db.selectFrom("carts").select("id").execute()).toHaveLength(1);
	const lines = await linesOf(db, named.owner);
	expect(lines.map(({ quantity }) => quantity)).toEqual([2]);
});

test("a new browser that saves a product twice gets one wishlist", async ({ db }) => {
	const { variantIds } = await putOnShelf(db);
	const wish = { owner: { accountId: null, guestHash: null }, variantId: variantIds[0] ?? 0, now: NOW };
	const save = () => saveWish(db, { ...wish, submitter: unknown.submitter });
	const [first, second] = await Promise.all([save(), save()]);
	expect(first?.guestToken).toBe(second?.guestToken);
	const guestHash = hashToken(first?.guestToken ?? "");
	expect(await readWishlist(db, { accountId: null, guestHash })).toHaveLength(1);
	expect(await db.selectFrom("wishlist_items").select("id").execute()).toHaveLength(1);
});
