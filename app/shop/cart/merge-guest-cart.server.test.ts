import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { formatMergedCart } from "./cart-messages.ts";
import { mergeGuestCart } from "./merge-guest-cart.server.ts";
import { countCart, findCart, readCart } from "./read-cart.server.ts";
import { addWish, moveToCart, readWishlist, removeWish, saveForLater } from "./wishlist.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const browser = { tokenHash: "browser", accountId: null };
const stranger = { accountId: null, guestHash: "visitor" };

async function addAccount(db: Database, email = "ana@example.com"): Promise<number> {
	const account = {
		email,
		name: "Ana",
		role: "User",
		password_hash: "x",
		created_at: NOW.toISOString(),
	} as const;
	return (await db.insertInto("accounts").values(account).returning("id").executeTakeFirstOrThrow()).id;
}

async function shelve(db: Database, count: number): Promise<number[]> {
	const variants = Array.from({ length: count }, (_, at) => ({ option: `No ${at}`, stock: 200 }));
	return (await putOnShelf(db, { variants })).variantIds;
}

const adopt = (db: Database, accountId: number) =>
	transact(db, (trx) =>
		mergeGuestCart(trx, { accountId, cartHash: "browser", guestHash: "visitor", now: NOW }),
	);

async function quantities(db: Database, accountId: number): Promise<Record<number, number>> {
	const cartId = await findCart(db, { tokenHash: null, accountId });
	const cart = cartId === undefined ? undefined : await readCart(db, { cartId });
	return Object.fromEntries((cart?.lines ?? []).map(({ variantId, quantity }) => [variantId, quantity]));
}

test("a browser's cart becomes its account's, and is no longer the browser's", async ({ db }) => {
	const accountId = await addAccount(db);
	const [one = 0] = await shelve(db, 1);
	await addToCart(db, { owner: browser, variantId: one, quantity: 2, idempotencyKey: "form", now: NOW });
	const outcome = await adopt(db, accountId);
	expect(formatMergedCart(outcome)).toBeNull();
	expect(await quantities(db, accountId)).toEqual({ [one]: 2 });
	expect(await countCart(db, browser)).toBe(0);
	const again = { tokenHash: null, accountId };
	expect(
		await addToCart(db, { owner: again, variantId: one, quantity: 2, idempotencyKey: "form", now: NOW }),
	).toMatchObject({ repeated: true, quantity: 2 });
	expect(await adopt(db, accountId)).toEqual({ came: 0, had: 0, saved: 0 });
});

test("two carts become one: the larger quantity of what both have, and no line is lost", async ({ db }) => {
	const accountId = await addAccount(db);
	const [one = 0, two = 0, three = 0] = await shelve(db, 3);
	const account = { tokenHash: null, accountId };
	await addToCart(db, { owner: account, variantId: one, quantity: 3, now: NOW });
	await addToCart(db, { owner: account, variantId: two, quantity: 1, now: NOW });
	await addToCart(db, { owner: browser, variantId: one, quantity: 2, now: NOW });
	await addToCart(db, { owner: browser, variantId: two, quantity: 99, now: NOW });
	await addToCart(db, { owner: browser, variantId: three, quantity: 4, now: NOW });
	const outcome = await adopt(db, accountId);
	expect(await quantities(db, accountId)).toEqual({ [one]: 3, [two]: 99, [three]: 4 });
	expect(formatMergedCart(outcome)).toContain("are now in your account’s cart");
});

test("what a full cart has no room for is on the wishlist, and that is said", async ({ db }) => {
	const accountId = await addAccount(db);
	const variantIds = await shelve(db, 55);
	const account = { tokenHash: null, accountId };
	for (const variantId of variantIds.slice(0, 48))
		await addToCart(db, { owner: account, variantId, quantity: 1, now: NOW });
	for (const variantId of variantIds.slice(45))
		await addToCart(db, { owner: browser, variantId, quantity: 5, now: NOW });
	const outcome = await adopt(db, accountId);
	expect(outcome).toEqual({ came: 10, had: 48, saved: 5 });
	expect(formatMergedCart(outcome)).toContain("5 more are on your wishlist");
	const inCart = Object.keys(await quantities(db, accountId)).map(Number);
	const wished = (await readWishlist(db, { accountId, guestHash: null })).map(({ variantId }) => variantId);
	expect(inCart).toHaveLength(50);
	expect([...inCart, ...wished].sort((a, b) => a - b)).toEqual(variantIds);
});

test("the browser's wishlist joins the account's, each thing once", async ({ db }) => {
	const accountId = await addAccount(db);
	const [one = 0, two = 0] = await shelve(db, 2);
	const own = { accountId, guestHash: null };
	await addWish(db, { owner: own, variantId: one, now: NOW });
	for (const variantId of [one, two]) await addWish(db, { owner: stranger, variantId, now: NOW });
	await adopt(db, accountId);
	const wishes = await readWishlist(db, own);
	expect(wishes.map(({ variantId }) => variantId)).toEqual([two, one]);
	expect(await readWishlist(db, stranger)).toEqual([]);
});

test("a line is saved for later and comes back; another one's wish does not move", async ({ db }) => {
	const [one = 0] = await shelve(db, 1);
	const owners = { cart: browser, wishlistOwner: stranger };
	await addToCart(db, { owner: browser, variantId: one, quantity: 4, now: NOW });
	const cartId = (await findCart(db, browser)) ?? 0;
	const lineId = (await readCart(db, { cartId }))?.lines[0]?.id ?? 0;
	expect(await saveForLater(db, { owners, lineId, now: NOW })).toMatchObject({ ok: true });
	expect(await countCart(db, browser)).toBe(0);
	const [wish] = await readWishlist(db, stranger);
	const wishId = wish?.id ?? 0;
	const other = { accountId: null, guestHash: "another" };
	expect(
		await moveToCart(db, { owners: { cart: browser, wishlistOwner: other }, wishId, now: NOW }),
	).toMatchObject({
		reason: "gone",
	});
	expect(await removeWish(db, { owner: other, wishId })).toBeNull();
	const moves = [0, 1].map(() => moveToCart(db, { owners, wishId, now: NOW }));
	expect((await Promise.all(moves)).map(({ ok }) => ok).sort()).toEqual([false, true]);
	expect(await countCart(db, browser)).toBe(1);
	expect(await readWishlist(db, stranger)).toEqual([]);
});

test("a wish that is sold out stays a wish", async ({ db }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 0 }] });
	await addWish(db, { owner: stranger, variantId: variantIds[0] ?? 0, now: NOW });
	const wishId = (await readWishlist(db, stranger))[0]?.id ?? 0;
	const owners = { cart: browser, wishlistOwner: stranger };
	expect(await moveToCart(db, { owners, wishId, now: NOW })).toMatchObject({ ok: false, reason: "sold_out" });
	expect(await readWishlist(db, stranger)).toHaveLength(1);
});
