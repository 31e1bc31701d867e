import { expect } from "vitest";
import type { AddTask } from "#app/testing/shop/add-to-cart.child-process.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { formatAdded, formatQuantityChange, lineNotices } from "./cart-messages.ts";
import { removeLine, setQuantity } from "./change-cart.server.ts";
import { countCart, findCart, readCart } from "./read-cart.server.ts";
import { sweepCarts } from "./sweep-carts.server.ts";
import { addWish, readWishlist } from "./wishlist.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const owner = { tokenHash: "browser", accountId: null };

const add = (db: Database, variantId: number, quantity = 1, idempotencyKey?: string) =>
	addToCart(db, { owner, variantId, quantity, idempotencyKey, now: NOW });

async function read(db: Database) {
	const cartId = await findCart(db, owner);
	if (cartId === undefined) throw new Error("There is no cart.");
	const cart = await readCart(db, { cartId });
	if (!cart) throw new Error("The cart is not open.");
	return cart;
}

async function shelve(db: Database, variants: Parameters<typeof putOnShelf>[1] = {}) {
	const { variantIds, productId } = await putOnShelf(db, variants);
	return { variantId: variantIds[0] ?? 0, variantIds, productId };
}

const claim = (db: Database) => db.updateTable("carts").set({ ordered_at: NOW.toISOString() }).execute();

test("what is added is there, adds up, and is counted", async ({ db }) => {
	const { variantId } = await shelve(db, { title: "Lamp", variants: [{ price: 2_500, stock: 10 }] });
	await add(db, variantId, 2);
	expect(await add(db, variantId, 3)).toMatchObject({ ok: true, quantity: 5, before: 2 });
	const cart = await read(db);
	expect(cart).toMatchObject({ count: 5, subtotal: 12_500 });
	expect(cart.lines).toMatchObject([
		{ title: "Lamp", quantity: 5, unitPrice: 2_500, left: 10, isSold: true },
	]);
	expect(await countCart(db, owner)).toBe(5);
	expect(await countCart(db, { tokenHash: "another", accountId: null })).toBe(0);
});

test("a form sent twice adds once, also after another one, unless its line was taken out", async ({ db }) => {
	const { variantId } = await shelve(db);
	await add(db, variantId, 1, "form 1");
	await add(db, variantId, 1, "form 2");
	expect(await add(db, variantId, 1, "form 1")).toMatchObject({ ok: true, repeated: true, quantity: 2 });
	expect((await read(db)).count).toBe(2);
	const lineId = (await read(db)).lines[0]?.id ?? 0;
	await removeLine(db, { owner, lineId, now: NOW });
	const again = () => add(db, variantId, 1, "form 1");
	expect([await again(), await again()]).toMatchObject([
		{ ok: true, repeated: false, quantity: 1 },
		{ ok: true, repeated: true, quantity: 1 },
	]);
});

test("no more is put in than is left, and that is said", async ({ db }) => {
	const { variantId } = await shelve(db, { variants: [{ stock: 3 }] });
	const first = await add(db, variantId, 5);
	expect(first).toMatchObject({ ok: true, quantity: 3, cappedBy: "stock" });
	if (first.ok) expect(formatAdded(first).text).toBe("Only 3 left in stock. Your cart now has 3.");
	const second = await add(db, variantId, 1);
	if (second.ok) expect(formatAdded(second).text).toBe("Only 3 left in stock, already in your cart.");
	const lineId = (await read(db)).lines[0]?.id ?? 0;
	const set = await setQuantity(db, { owner, lineId, quantity: 7, now: NOW });
	expect(formatQuantityChange(set)).toEqual({
		tone: "info",
		text: "Only 3 left in stock. Your cart now has 3.",
	});
	expect((await read(db)).count).toBe(3);
});

test("what is not counted goes up to 99", async ({ db }) => {
	const { variantId } = await shelve(db, { variants: [{ stock: 3 }] });
	await db.updateTable("variants").set({ is_tracked: false }).execute();
	await add(db, variantId, 60);
	expect(await add(db, variantId, 60)).toMatchObject({ ok: true, quantity: 99, cappedBy: "most" });
});

test("a sold-out variant is refused, and an unpublished one exactly as an unknown one", async ({ db }) => {
	const none = await shelve(db, { variants: [{ stock: 0 }] });
	expect(await add(db, none.variantId)).toMatchObject({ ok: false, reason: "sold_out" });
	const unknown = { ok: false, reason: "unknown" };
	const removed = await shelve(db, { variants: [{ option: "Small" }, { option: "Large" }] });
	const archived_at = NOW.toISOString();
	await db.updateTable("variants").set({ archived_at }).where("id", "=", removed.variantId).execute();
	const draft = await shelve(db, { status: "draft" });
	const archived = await shelve(db, { status: "archived" });
	const wishOwner = { accountId: null, guestHash: "browser" };
	for (const variantId of [draft.variantId, archived.variantId, removed.variantId, 999_999]) {
		expect(await add(db, variantId)).toEqual(unknown);
		expect(await addWish(db, { owner: wishOwner, variantId, now: NOW })).toEqual(unknown);
	}
	expect(await readWishlist(db, wishOwner)).toEqual([]);
});

test("a cart and a wishlist don’t show what became a draft", async ({ db }) => {
	const { variantId, productId } = await shelve(db, { title: "Lamp", variants: [{ price: 2_500 }] });
	const wishOwner = { accountId: null, guestHash: "browser" };
	await add(db, variantId);
	await addWish(db, { owner: wishOwner, variantId, now: NOW });
	const draft = { status: "draft", title: "Secret lamp" } as const;
	await db.updateTable("products").set(draft).where("id", "=", productId).execute();
	const shown = [...(await read(db)).lines, ...(await readWishlist(db, wishOwner))];
	const hidden = { title: "A product that is no longer available", unitPrice: 0, imageHash: null };
	expect(shown).toMatchObject([hidden, hidden]);
});

test("a 51st line is refused, and more of the fifty is not", async ({ db }) => {
	const variants = Array.from({ length: 51 }, (_, at) => ({ option: `No ${at}` }));
	const { variantIds } = await shelve(db, { variants });
	for (const variantId of variantIds.slice(0, 50)) await add(db, variantId);
	expect(await add(db, variantIds[50] ?? 0)).toMatchObject({ ok: false, reason: "full" });
	expect(await add(db, variantIds[0] ?? 0)).toMatchObject({ ok: true, quantity: 2 });
	expect((await read(db)).lines).toHaveLength(50);
});

test("a line says what changed since it was put in", async ({ db }) => {
	const { variantId, productId } = await shelve(db, { variants: [{ price: 2_500, stock: 5 }] });
	await add(db, variantId, 5);
	const notices = async () => {
		const [line] = (await read(db)).lines;
		return line ? lineNotices(line, "USD").map(({ text }) => text) : [];
	};
	expect(await notices()).toEqual([]);
	await db.updateTable("variants").set({ price: 2_600, stock: 2 }).execute();
	expect(await notices()).toEqual([
		"Only 2 left in stock. Change the quantity to 2 or fewer.",
		"The price has gone up since you added it: was $25.00, now $26.00.",
	]);
	const lineId = (await read(db)).lines[0]?.id ?? 0;
	const wentUp = "The price has gone up since you added it: was $25.00, now $26.00.";
	await setQuantity(db, { owner, lineId, quantity: 1, now: NOW });
	expect(await notices()).toEqual(["Only 2 left", wentUp]);
	await add(db, variantId);
	expect(await notices()).toEqual(["Only 2 left", wentUp]);
	await removeLine(db, { owner, lineId, now: NOW });
	await add(db, variantId);
	expect(await notices()).toEqual(["Only 2 left"]);
	await db.updateTable("variants").set({ stock: 0 }).execute();
	expect(await notices()).toEqual([
		"Out of stock. Your order won’t include it: remove it or save it for later.",
	]);
	expect((await read(db)).subtotal).toBe(0);
	await db.updateTable("products").set({ status: "archived" }).where("id", "=", productId).execute();
	expect(await notices()).toEqual(["No longer available. Your order won’t include it."]);
});

test("another one's line can't be changed, nor one of a cart that was claimed", async ({ db }) => {
	const { variantId } = await shelve(db);
	await add(db, variantId);
	const lineId = (await read(db)).lines[0]?.id ?? 0;
	const other = { tokenHash: "another", accountId: null };
	expect(await removeLine(db, { owner: other, lineId, now: NOW })).toBeNull();
	expect(await setQuantity(db, { owner: other, lineId, quantity: 9, now: NOW })).toEqual({
		ok: false,
		reason: "gone",
	});
	await claim(db);
	expect(await removeLine(db, { owner, lineId, now: NOW })).toBeNull();
	const line = await db.selectFrom("cart_lines").select("quantity").executeTakeFirstOrThrow();
	expect(line.quantity).toBe(1);
});

test("after an order the same browser fills another cart", async ({ db }) => {
	const { variantId } = await shelve(db);
	await add(db, variantId, 4);
	await claim(db);
	expect(await findCart(db, owner)).toBeUndefined();
	await add(db, variantId, 1);
	expect((await read(db)).count).toBe(1);
});

test("tabs in two processes that add at the same time lose nothing", async ({ db, url }) => {
	const variants = Array.from({ length: 6 }, (_, at) => ({ option: `No ${at}`, stock: 50 }));
	const { variantIds } = await shelve(db, { variants });
	const [shared = 0, ...others] = variantIds;
	const script = "app/testing/shop/add-to-cart.child-process.ts";
	const tabs = [0, 1].map((tab) =>
		startElsewhere<null>(script, {
			url,
			tokenHash: "browser",
			variantIds: [shared, ...others.filter((_, at) => at % 2 === tab), shared, shared],
			now: NOW.toISOString(),
		} satisfies AddTask),
	);
	await Promise.all(tabs.map(({ ready }) => ready));
	for (const tab of tabs) tab.go();
	await Promise.all(tabs.map(({ result }) => result));
	const cart = await read(db);
	expect(cart.lines.map(({ quantity }) => quantity).sort((a, b) => b - a)).toEqual([6, 1, 1, 1, 1, 1]);
	const carts = await db.selectFrom("carts").select("id").execute();
	expect(carts).toHaveLength(1);
}, 30_000);

test("a visitor's cart is emptied 90 days after it was last touched, an account's is not", async ({ db }) => {
	const { variantId } = await shelve(db);
	await add(db, variantId);
	const { id: accountId } = await db
		.insertInto("accounts")
		.values({
			email: "ana@example.com",
			name: "Ana",
			role: "User",
			password_hash: "x",
			created_at: NOW.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const account = { tokenHash: null, accountId };
	await addToCart(db, { owner: account, variantId, quantity: 2, now: NOW });
	const day = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
	await sweepCarts(db, { now: day(89) });
	expect(await countCart(db, owner)).toBe(1);
	await sweepCarts(db, { now: day(91) });
	expect(await findCart(db, owner)).toBeUndefined();
	expect(await countCart(db, account)).toBe(2);
	expect(await db.selectFrom("cart_lines").select("quantity").execute()).toEqual([{ quantity: 2 }]);
});
