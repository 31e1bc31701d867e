import { expect } from "vitest";
import { readCart } from "#app/shop/cart/read-cart.server.ts";
import { addDelivery, CHECKOUT_NOW, fillCart } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { parseQuote } from "./agreement.ts";
import { typedCheckoutSchema } from "./checkout-form.ts";
import { singleTexts } from "./checkout-messages.ts";
import { readQuote } from "./read-quote.server.ts";
import { viewCheckout } from "./view-checkout.server.ts";

type Why = Parameters<typeof viewCheckout>[1]["why"];

const market = { currency: "USD", country: "US", timeZone: "America/New_York", isOnline: false };

async function setUp(db: Database, { stock = 5, quantity = 2 } = {}) {
	const { variantIds } = await putOnShelf(db, { title: "Lamp", variants: [{ price: 2_500, stock }] });
	await addDelivery(db, { countries: "US,CA", free_from: 5_000 });
	await addDelivery(db, { name: "World", price: 2_000 });
	const cartId = await fillCart(db, [{ variantId: variantIds[0] ?? 0, quantity }]);
	const view = async (typed: Record<string, string>, why: Why = "updated", changed: number[] = []) => {
		const shown = await viewCheckout(db, {
			cartOf: { cartId },
			typed,
			why,
			changed,
			market,
			now: CHECKOUT_NOW,
		});
		if (!shown) throw new Error("there is no cart");
		return shown;
	};
	return { cartId, view, variantId: variantIds[0] ?? 0 };
}

test("offers delivery by country, with price and days", async ({ db }) => {
	const { view } = await setUp(db);
	await addDelivery(db, { name: "Fast", price: 900, free_from: 5_001, countries: "US" });
	const home = await view({}, "opened");
	expect(home.places.country).toBe("US");
	expect(home.methods.map(({ name, cost, hint }) => [name, cost, hint])).toEqual([
		["Standard", 0, "Arrives Tue 24 Nov – Fri 27 Nov."],
		["World", 2_000, "Arrives Tue 24 Nov – Fri 27 Nov."],
		["Fast", 900, "Arrives Tue 24 Nov – Fri 27 Nov. Free from $50.01."],
	]);
	const abroad = await view({ country: "DE", deliveryMethod: home.deliveryMethod });
	expect(abroad.methods.map(({ name }) => name)).toEqual(["World"]);
	expect(abroad.deliveryMethod).toBe(abroad.methods[0]?.value);
	expect(abroad.summary).toMatchObject({ deliveryName: "World", total: 7_000 });
});

test("shows the delivery methods and tax rates of this moment", async ({ db }) => {
	const { view } = await setUp(db);
	const shown = async () => (await view({}, "opened")).summary;
	expect(await shown()).toMatchObject({ deliveryName: "Standard", taxTotal: 0 });
	await db.updateTable("delivery_methods").set({ name: "Slow" }).where("name", "=", "Standard").execute();
	expect(await shown()).toMatchObject({ deliveryName: "Slow", taxTotal: 0 });
	const rate = {
		country: "US",
		rate_ppm: 100_000,
		is_inclusive: false,
		created_at: CHECKOUT_NOW.toISOString(),
	};
	await db
		.insertInto("tax_rates")
		.values({ name: "Tax", ...rate })
		.execute();
	expect(await shown()).toMatchObject({ taxTotal: 500 });
	await db.updateTable("tax_rates").set({ rate_ppm: 200_000 }).execute();
	expect(await shown()).toMatchObject({ taxTotal: 1_000 });
});

test("leaves the tax open until the state is selected", async ({ db }) => {
	const tax = {
		name: "Tax",
		country: "US",
		rate_ppm: 72_500,
		is_inclusive: false,
		created_at: CHECKOUT_NOW.toISOString(),
	};
	await db
		.insertInto("tax_rates")
		.values({ ...tax, region: "CA" })
		.execute();
	const { view } = await setUp(db);
	expect((await view({})).summary).toMatchObject({ isTaxOpen: true, taxTotal: 0, total: 5_000 });
	expect((await view({ region: "california" })).summary).toMatchObject({ isTaxOpen: false, taxTotal: 363 });
	expect((await view({ region: "NJ" })).summary).toMatchObject({ isTaxOpen: false, taxTotal: 0 });
	// A state from the old list means nothing in another country.
	expect(await view({ country: "CA", region: "CA", regionCountry: "US" })).toMatchObject({ region: "" });
});

test("applies the country’s tax where regions are free text", async ({ db }) => {
	const vat = {
		name: "VAT",
		country: "DE",
		rate_ppm: 190_000,
		is_inclusive: true,
		created_at: CHECKOUT_NOW.toISOString(),
	};
	for (const [region, rate_ppm] of [
		["", 190_000],
		["BY", 70_000],
	] as const)
		await db
			.insertInto("tax_rates")
			.values({ ...vat, region, rate_ppm })
			.execute();
	const { view, cartId } = await setUp(db);
	const lines = (await readCart(db, { cartId }))?.lines ?? [];
	// 7,000 × 19 / 119
	const tax = { isTaxOpen: false, taxTotal: 1_118, total: 7_000 };
	for (const region of ["", "Bavaria", "BY", "by", "💥", "x".repeat(200)]) {
		const shown = await view({ country: "DE", region });
		expect(shown.summary, region).toMatchObject(tax);
		expect(shown.region, region).toBe(region);
		const choice = { country: "DE", region, deliveryMethodId: null, discountCode: "" };
		const ordered = await readQuote(db, { lines, choice, timeZone: "UTC", now: CHECKOUT_NOW });
		expect(ordered.priced.taxTotal, region).toBe(1_118);
	}
});

test("lists all countries when they are few or requested", async ({ db }) => {
	const { view } = await setUp(db);
	const closed = await view({}, "opened");
	expect(closed.isCountryOpen).toBe(false);
	expect(closed.places.countries).toMatchObject([{ code: "US" }]);
	const open = await view({ intent: "country" });
	expect(open.isCountryOpen).toBe(true);
	expect(open.places.countries.length).toBeGreaterThan(200);
	await db.updateTable("delivery_methods").set({ countries: "US,CA" }).execute();
	expect(await view({}, "opened")).toMatchObject({
		isCountryOpen: true,
		places: { countries: [{ code: "CA" }, { code: "US" }] },
	});
});

test("reports unavailable lines and leaves them out of the totals", async ({ db }) => {
	const { view } = await setUp(db, { stock: 1, quantity: 3 });
	const shown = await view({}, "opened");
	expect(shown.changes).toEqual(["Lamp: only 1 left in stock. Your order has 1 instead of 3."]);
	expect(shown.summary).toMatchObject({ subtotal: 2_500, total: 3_000 });
	expect(parseQuote(shown.agreedQuote)).toMatchObject({
		total: 3_000,
		lines: [{ quantity: 1, unitPrice: 2_500 }],
	});
	expect((await view({ agreedQuote: shown.agreedQuote }, "refused")).changes).toEqual([]);
});

test("reports changed totals only for a refused order", async ({ db }) => {
	const { view } = await setUp(db);
	const { agreedQuote: shown } = await view({}, "opened");
	expect((await view({ agreedQuote: shown, country: "DE" }, "updated")).changes).toEqual([]);
	expect((await view({ agreedQuote: shown, country: "DE" }, "refused")).changes).toEqual([
		"Delivery now costs $20.00 (was $0.00).",
		"The total is now $70.00 (was $50.00).",
	]);
});

test("doesn’t report changes that this form made to the cart", async ({ db }) => {
	const { view, variantId } = await setUp(db);
	const { agreedQuote: shown } = await view({}, "opened");
	await db.updateTable("cart_lines").set({ quantity: 3 }).execute();
	expect((await view({ agreedQuote: shown }, "updated", [variantId])).changes).toEqual([]);
	expect((await view({ agreedQuote: shown }, "updated")).changes).toEqual([
		"Lamp: your cart now has 3 (was 2).",
	]);
	expect((await view({ agreedQuote: shown }, "refused")).changes).toHaveLength(2);
	await db.updateTable("variants").set({ price: 2_600 }).execute();
	expect((await view({ agreedQuote: shown }, "updated", [variantId])).changes).toEqual([
		"Lamp now costs $26.00 (was $25.00).",
	]);
});

test("reports changes by another tab", async ({ db }) => {
	const { cartId, view, variantId } = await setUp(db);
	const others = await putOnShelf(db, { title: "Chair", variants: [{ price: 9_000 }, { price: 9_500 }] });
	const [one = 0, two = 0] = others.variantIds;
	const line = { cart_id: cartId, quantity: 1, price_seen: 9_000, added_at: CHECKOUT_NOW.toISOString() };
	await db
		.insertInto("cart_lines")
		.values({ ...line, variant_id: one })
		.execute();
	const { agreedQuote: shown } = await view({}, "opened");
	await db.updateTable("cart_lines").set({ quantity: 4 }).where("variant_id", "=", one).execute();
	await db.deleteFrom("cart_lines").where("variant_id", "=", variantId).execute();
	await db
		.insertInto("cart_lines")
		.values({ ...line, variant_id: two })
		.execute();
	const changesAfter = async (...changed: number[]) =>
		(await view({ agreedQuote: shown }, "updated", changed)).changes;
	const quantity = expect.stringMatching(/^Chair.*: your cart now has 4 \(was 1\)\.$/);
	const added = expect.stringMatching(/^Chair.* was added to your cart: 1 at \$95\.00 each\.$/);
	const removed = "An item was removed from your cart in the meantime.";
	expect(await changesAfter(variantId)).toEqual([quantity, added]);
	expect(await changesAfter(one)).toEqual([added, removed]);
	expect(await changesAfter(two)).toEqual([quantity, removed]);
	expect(await changesAfter(one, two, variantId)).toEqual([]);
});

test("ignores a field that was sent twice", async ({ db }) => {
	const { view } = await setUp(db);
	const typed = typedCheckoutSchema.parse(singleTexts({ country: ["DE", "US"], region: "NJ", cart: [] }));
	expect(typed).toEqual({ region: "NJ" });
	expect((await view(singleTexts(typed))).places.country).toBe("US");
});

test("reads any input without an error", async ({ db }) => {
	const { view } = await setUp(db);
	for (const wild of ["\u0000", "__proto__", "-1", "9".repeat(400), "💥 1:2:3", "1 2 3 a:b:c", "%00"]) {
		const shown = await view(
			{
				country: wild,
				region: wild,
				regionCountry: wild,
				deliveryMethod: wild,
				discountCode: wild,
				agreedQuote: wild,
			},
			"refused",
		);
		expect(shown.summary.total).toBe(5_000);
		expect(shown.places.country).toBe("US");
		expect(shown.discount?.isRefused).toBe(true);
	}
});

test("a discount code is new until it is stored in the cart", async ({ db }) => {
	const created_at = CHECKOUT_NOW.toISOString();
	await db
		.insertInto("discounts")
		.values({ code: "TEN", kind: "percent", value: 1_000, created_at })
		.execute();
	const { view, cartId } = await setUp(db);
	expect((await view({ discountCode: " te n" })).discount).toMatchObject({ isRefused: false, isNew: true });
	await db.updateTable("carts").set({ discount_code: "TEN" }).where("id", "=", cartId).execute();
	const note = "Code TEN applied: −$5.00.";
	for (const stored of [await view({ discountCode: " te n" }), await view({}, "opened")])
		expect(stored.discount).toMatchObject({ note, isRefused: false, isNew: false });
	expect((await view({ discountCode: "TENN" })).discount).toMatchObject({ isRefused: true, isNew: true });
});
