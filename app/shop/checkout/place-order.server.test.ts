import { expect } from "vitest";
import { listAddresses } from "#app/account/profile/addresses.server.ts";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { hashToken } from "#app/common/access/tokens.server.ts";
import {
	addDelivery,
	CHECKOUT_NOW,
	fillCart,
	placingOf,
	withCurrentQuote,
} from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { formatQuoteChange, type QuoteChange } from "./agreement.ts";
import { findPlacedOrder, placeOrder } from "./place-order.server.ts";

/** A cart of two lamps and a chair, as a customer sees it before ordering. */
async function setUp(db: Database, change: Parameters<typeof placingOf>[1] = {}) {
	const lamp = await putOnShelf(db, { title: "Lamp", variants: [{ price: 2_500, stock: 5 }] });
	const chair = await putOnShelf(db, { title: "Chair", variants: [{ price: 9_000, stock: 3 }] });
	const [lampId = 0, chairId = 0] = [lamp.variantIds[0], chair.variantIds[0]];
	const deliveryMethodId = await addDelivery(db);
	const cartId = await fillCart(db, [{ variantId: chairId }, { variantId: lampId, quantity: 2 }]);
	const placing = placingOf({ cartId, deliveryMethodId }, change);
	return { lamp, chair, lampId, chairId, deliveryMethodId, cartId, placing };
}

const allSentences = (changes: QuoteChange[]) => changes.map((change) => formatQuoteChange(change, "USD"));
const setVariant = (db: Database, id: number, change: { price?: number; archived_at?: string }) =>
	db.updateTable("variants").set(change).where("id", "=", id).execute();
const countOrders = async (db: Database) => (await db.selectFrom("orders").select("id").execute()).length;

/** Somebody else buys this many. */
async function buyAway(db: Database, variantId: number, quantity: number, deliveryMethodId: number) {
	const cartId = await fillCart(db, [{ variantId, quantity }]);
	const placed = await placeOrder(db, await withCurrentQuote(db, placingOf({ cartId, deliveryMethodId })));
	expect(placed.ok).toBe(true);
}

test("writes an order with totals, tax, ledger, history and email", async ({ db }) => {
	const { placing, lampId, cartId, lamp } = await setUp(db, {
		paymentMethod: "bank_transfer",
		note: "Ring twice",
	});
	await db
		.insertInto("tax_rates")
		.values({
			name: "NJ tax",
			country: "US",
			region: "NJ",
			rate_ppm: 66_250,
			is_inclusive: false,
			created_at: CHECKOUT_NOW.toISOString(),
		})
		.execute();
	const outcome = await placeOrder(db, await withCurrentQuote(db, placing));
	if (!outcome.ok) throw new Error(outcome.reason);
	const order = await db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
	expect(order).toMatchObject({
		number: outcome.number,
		status: "new",
		payment: "unpaid",
		fulfilment: "unfulfilled",
		guest_hash: "this browser",
		subtotal: 14_000,
		delivery_total: 500,
		tax_total: 961,
		is_tax_inclusive: false,
		total: 15_461,
		delivery_name: "Standard",
		note: "Ring twice",
		pay_before: "2026-11-27T12:00:00.000Z",
	});
	const lines = await db.selectFrom("order_lines").selectAll().orderBy("id").execute();
	expect(lines).toMatchObject([
		{ title: "Chair", quantity: 1, unit_price: 9_000, total: 9_000, tax: 597 },
		{ title: "Lamp", quantity: 2, unit_price: 2_500, total: 5_000, tax: 331 },
	]);
	expect(await db.selectFrom("order_taxes").select(["base", "amount"]).execute()).toEqual([
		{ base: 14_500, amount: 961 },
	]);
	expect(await db.selectFrom("changes").select(["action", "to_value", "amount"]).execute()).toEqual([
		{ action: "placed", to_value: "new", amount: 15_461 },
	]);
	const moved = await db
		.selectFrom("stock_movements")
		.select(["quantity", "reason"])
		.where("order_id", "=", order.id)
		.where("variant_id", "=", lampId)
		.execute();
	expect(moved).toEqual([{ quantity: -2, reason: "sold" }]);
	const product = db.selectFrom("products").select("units_sold").where("id", "=", lamp.productId);
	expect(await product.executeTakeFirst()).toEqual({ units_sold: 2 });
	const cart = db.selectFrom("carts").select("ordered_at").where("id", "=", cartId);
	expect(await cart.executeTakeFirst()).toEqual({ ordered_at: CHECKOUT_NOW.toISOString() });
	const [mail] = await writtenMails(db);
	expect(mail).toMatchObject({ to: "ana@example.com" });
	expect(mail?.text).toContain("DE00 1234");
	expect(mail?.text).toContain("Pay before: Fri 27 Nov 2026, 12:00 (UTC)");
	const key = /[?&]key=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
	expect(hashToken(key)).toBe(order.token_hash);
});

test("returns the existing order for the same form and the same cart", async ({ db }) => {
	const { placing } = await setUp(db);
	const current = await withCurrentQuote(db, placing);
	const otherTab = { ...current, idempotencyKey: crypto.randomUUID() };
	const outcomes = await Promise.all(
		[current, current, otherTab, otherTab].map((each) => placeOrder(db, each)),
	);
	const numbers = new Set(outcomes.map((outcome) => (outcome.ok ? outcome.number : outcome.reason)));
	expect(numbers.size).toBe(1);
	expect(outcomes.filter((outcome) => outcome.ok && !outcome.repeated)).toHaveLength(1);
	expect(await countOrders(db)).toBe(1);
	expect(await writtenMails(db)).toHaveLength(1);
});

test("doesn’t reveal an order to another browser or account", async ({ db }) => {
	const { placing, cartId } = await setUp(db);
	await placeOrder(db, await withCurrentQuote(db, placing));
	const query = { idempotencyKey: "", cartId, accountId: null };
	expect(await findPlacedOrder(db, { ...query, guestHash: "this browser" })).toMatch(/^M/);
	expect(await findPlacedOrder(db, { ...query, guestHash: "another" })).toBeUndefined();
	expect(await findPlacedOrder(db, { ...query, guestHash: null })).toBeUndefined();
});

test("the key of a form leads only its own sender to the order", async ({ db }) => {
	const { placing, lampId } = await setUp(db);
	const current = await withCurrentQuote(db, placing);
	await placeOrder(db, current);
	const query = { idempotencyKey: current.idempotencyKey, cartId: null };
	const find = (sender: { guestHash: string | null; accountId: number | null }) =>
		findPlacedOrder(db, { ...query, ...sender });
	expect(await find({ guestHash: "this browser", accountId: null })).toMatch(/^M/);
	expect(await find({ guestHash: "another", accountId: null })).toBeUndefined();
	expect(await find({ guestHash: null, accountId: null })).toBeUndefined();
	expect(await find({ guestHash: null, accountId: 1 })).toBeUndefined();
	// Nor does it lead anybody to it after its customer's data was erased.
	await db.updateTable("orders").set({ guest_hash: null }).execute();
	expect(await find({ guestHash: null, accountId: null })).toBeUndefined();
	expect(await find({ guestHash: "this browser", accountId: null })).toBeUndefined();
	await db.updateTable("orders").set({ guest_hash: "this browser" }).execute();
	// Their form is refused, and makes no order either.
	const cartId = await fillCart(db, [{ variantId: lampId }]);
	const theirs = { ...placing, cartId, guestHash: "another", idempotencyKey: current.idempotencyKey };
	const refused = await placeOrder(db, await withCurrentQuote(db, theirs));
	expect(refused).toEqual({ ok: false, reason: "nothing_stored" });
	expect(await countOrders(db)).toBe(1);
});

test("asks before any other total, a lower one too", async ({ db }) => {
	const { placing, lampId, chairId } = await setUp(db);
	const current = await withCurrentQuote(db, placing);
	await setVariant(db, lampId, { price: 2_900 });
	const refused = await placeOrder(db, current);
	if (refused.ok || refused.reason !== "changed") throw new Error("was not asked");
	expect(allSentences(refused.changes)).toEqual([
		"Lamp now costs $29.00 (was $25.00).",
		"The total is now $153.00 (was $145.00).",
	]);
	expect(await countOrders(db)).toBe(0);
	expect(await db.selectFrom("carts").select("ordered_at").execute()).toEqual([{ ordered_at: null }]);

	const agreed = await withCurrentQuote(db, placing);
	await setVariant(db, chairId, { price: 8_000 });
	const lower = await placeOrder(db, agreed);
	if (lower.ok || lower.reason !== "changed") throw new Error("was not asked");
	expect(allSentences(lower.changes)).toEqual([
		"Chair now costs $80.00 (was $90.00).",
		"The total is now $143.00 (was $153.00).",
	]);
	expect(await countOrders(db)).toBe(0);
	expect(await placeOrder(db, await withCurrentQuote(db, placing))).toMatchObject({ ok: true });
	expect(await db.selectFrom("orders").select("total").execute()).toEqual([{ total: 14_300 }]);
});

test("asks before a higher price even if the total falls", async ({ db }) => {
	const { placing, lampId, chairId } = await setUp(db);
	const current = await withCurrentQuote(db, placing);
	await setVariant(db, lampId, { price: 2_600 });
	await setVariant(db, chairId, { price: 1_000 });
	expect(await placeOrder(db, current)).toMatchObject({ ok: false, reason: "changed" });
});

test("asks before it orders fewer units than wanted", async ({ db }) => {
	const { placing, lampId, chairId, deliveryMethodId } = await setUp(db);
	const current = await withCurrentQuote(db, placing);
	await buyAway(db, lampId, 4, deliveryMethodId);
	await setVariant(db, chairId, { archived_at: CHECKOUT_NOW.toISOString() });
	const refused = await placeOrder(db, current);
	if (refused.ok || refused.reason !== "changed") throw new Error("was not asked");
	expect(allSentences(refused.changes)).toEqual([
		"Lamp: only 1 left in stock. Your order has 1 instead of 2.",
		"Chair is no longer available and is not in this order.",
		"The total is now $30.00 (was $145.00).",
	]);
	const placed = await placeOrder(db, await withCurrentQuote(db, placing));
	expect(placed.ok).toBe(true);
	const lines = await db
		.selectFrom("order_lines")
		.select(["title", "quantity"])
		.orderBy("id", "desc")
		.execute();
	expect(lines[0]).toEqual({ title: "Lamp", quantity: 1 });
	const lamps = db.selectFrom("products").select("is_in_stock").where("title", "=", "Lamp");
	expect(await lamps.executeTakeFirst()).toEqual({ is_in_stock: false });
});

test("asks before it orders a cart that another tab changed", async ({ db }) => {
	const { placing, cartId, lampId } = await setUp(db);
	const current = await withCurrentQuote(db, placing);
	await db.updateTable("cart_lines").set({ quantity: 1 }).where("variant_id", "=", lampId).execute();
	const fewer = await placeOrder(db, current);
	expect(!fewer.ok && fewer.reason === "changed" && allSentences(fewer.changes)).toEqual([
		"Lamp: your cart now has 1 (was 2).",
		"The total is now $120.00 (was $145.00).",
	]);
	await db.deleteFrom("cart_lines").where("cart_id", "=", cartId).where("variant_id", "=", lampId).execute();
	const removed = await placeOrder(db, current);
	expect(!removed.ok && removed.reason === "changed" && allSentences(removed.changes)).toEqual([
		"An item was removed from your cart in the meantime.",
		"The total is now $95.00 (was $145.00).",
	]);
});

test("asks before other delivery costs and tax", async ({ db }) => {
	const { placing, deliveryMethodId } = await setUp(db);
	const current = await withCurrentQuote(db, placing);
	await db.updateTable("delivery_methods").set({ price: 900 }).where("id", "=", deliveryMethodId).execute();
	await db
		.insertInto("tax_rates")
		.values({
			name: "Tax",
			country: "US",
			rate_ppm: 100_000,
			is_inclusive: false,
			created_at: CHECKOUT_NOW.toISOString(),
		})
		.execute();
	const outcome = await placeOrder(db, current);
	expect(!outcome.ok && outcome.reason === "changed" && allSentences(outcome.changes)).toEqual([
		"Delivery now costs $9.00 (was $5.00).",
		"Tax of $14.90 was added.",
		"The total is now $163.90 (was $145.00).",
	]);
	const agreed = await withCurrentQuote(db, placing);
	await db.updateTable("delivery_methods").set({ price: 400 }).execute();
	await db.deleteFrom("tax_rates").execute();
	const lower = await placeOrder(db, agreed);
	expect(!lower.ok && lower.reason === "changed" && allSentences(lower.changes)).toEqual([
		"Delivery now costs $4.00 (was $9.00).",
		"Tax is now $0.00 (was $14.90).",
		"The total is now $144.00 (was $163.90).",
	]);
});

test("gives the last use of a discount to one of several orders at once", async ({ db }) => {
	const { placing, lampId, deliveryMethodId } = await setUp(db, { discountCode: " last one " });
	const discount = { code: "LASTONE", kind: "amount" as const, value: 1_000, max_uses: 1 };
	await db
		.insertInto("discounts")
		.values({ ...discount, created_at: CHECKOUT_NOW.toISOString() })
		.execute();
	const other = placingOf(
		{ cartId: await fillCart(db, [{ variantId: lampId }]), deliveryMethodId },
		{ discountCode: "LASTONE" },
	);
	const both = [await withCurrentQuote(db, placing), await withCurrentQuote(db, other)];
	const outcomes = await Promise.all(both.map((each) => placeOrder(db, each)));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
		reason: "discount",
		refusal: { reason: "used_up" },
	});
	const used = await db.selectFrom("discounts").select(["id", "uses"]).executeTakeFirstOrThrow();
	expect(used.uses).toBe(1);
	expect(
		await db.selectFrom("orders").select(["discount_id", "discount_code", "discount_total"]).execute(),
	).toEqual([{ discount_id: used.id, discount_code: "LASTONE", discount_total: 1_000 }]);
});

test("rejects unknown delivery and an empty cart", async ({ db }) => {
	const { placing, deliveryMethodId, cartId } = await setUp(db);
	const current = await withCurrentQuote(db, placing);
	expect(await placeOrder(db, { ...current, deliveryMethodId: deliveryMethodId + 1 })).toMatchObject({
		reason: "no_delivery",
	});
	await db.updateTable("delivery_methods").set({ countries: "CA,MX" }).execute();
	expect(await placeOrder(db, current)).toMatchObject({ reason: "no_delivery" });
	await db.deleteFrom("cart_lines").where("cart_id", "=", cartId).execute();
	expect(await placeOrder(db, current)).toMatchObject({ reason: "nothing_to_order" });
});

test("saves the address to the account on request", async ({ db }) => {
	await setAccount(db, {
		email: "ana@example.com",
		role: "User",
		password: "a long password",
		now: CHECKOUT_NOW,
	});
	const { id: accountId } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
	const { lampId, deliveryMethodId } = await setUp(db);
	for (const savesAddress of [false, true]) {
		const cartId = await fillCart(db, [{ variantId: lampId }], { accountId });
		const by = { accountId, guestHash: null, savesAddress };
		const placed = await placeOrder(
			db,
			await withCurrentQuote(db, placingOf({ cartId, deliveryMethodId }, by)),
		);
		expect(placed.ok).toBe(true);
		expect(await listAddresses(db, { accountId })).toHaveLength(savesAddress ? 1 : 0);
	}
});

test("places an order without an email", async ({ db }) => {
	const { placing } = await setUp(db, { isEmailed: false });
	expect(await placeOrder(db, await withCurrentQuote(db, placing))).toMatchObject({ ok: true });
	expect(await writtenMails(db)).toEqual([]);
});

test("refuses a total that the provider can’t charge, and takes the same order with another payment method", async ({
	db,
}) => {
	const online = { paymentMethod: "online", paymentProvider: "stripe", currency: "KWD" } as const;
	const { placing, lampId } = await setUp(db, online);
	await setVariant(db, lampId, { price: 2_499 });
	const agreed = await withCurrentQuote(db, placing);
	expect(await placeOrder(db, agreed)).toEqual({ ok: false, reason: "not_chargeable" });
	expect(await countOrders(db)).toBe(0);
	expect(await placeOrder(db, { ...agreed, paymentMethod: "bank_transfer" })).toMatchObject({ ok: true });
});
