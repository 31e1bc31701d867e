import { expect } from "vitest";
import { toOrderView } from "#app/shop/orders/own/order-view.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import {
	addDelivery,
	CHECKOUT_NOW,
	fillCart,
	placingOf,
	withCurrentQuote,
} from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { test } from "#db/testing/database-test.ts";
import { placeOrder } from "./place-order.server.ts";

test("a free order asks for no payment and expires unless confirmed", async ({ db }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ price: 0, stock: 5 }] });
	const deliveryMethodId = await addDelivery(db, { price: 0 });
	const cartId = await fillCart(db, [{ variantId: variantIds[0] ?? 0 }]);
	const placing = placingOf({ cartId, deliveryMethodId }, { paymentMethod: "bank_transfer" });
	const placed = await placeOrder(db, await withCurrentQuote(db, placing));
	if (!placed.ok) throw new Error(placed.reason);
	const order = await readOrder(db, { number: placed.number });
	if (!order) throw new Error("There is no order.");
	expect(order).toMatchObject({ total: 0, pay_before: "2026-11-23T12:00:00.000Z" });
	const shown = toOrderView(order, { timeZone: "UTC", bankAccount: placing.bankAccount, now: CHECKOUT_NOW });
	expect(shown).toMatchObject({
		paymentStep: null,
		deadline: expect.stringMatching(/^Cancelled automatically if we don’t confirm it by Mon/),
		money: null,
	});
	const [mail] = await writtenMails(db);
	expect(mail?.text).toContain("There is nothing to pay.");
	expect(mail?.text).not.toMatch(/transfer|DE00/);
});

test("the confirmation email’s amounts add up to the total", async ({ db }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ price: 2_000, stock: 5 }] });
	const deliveryMethodId = await addDelivery(db, { price: 500 });
	const created_at = CHECKOUT_NOW.toISOString();
	await db
		.insertInto("discounts")
		.values({ code: "TENOFF", kind: "amount", value: 1_000, created_at })
		.execute();
	const tax = { name: "Jersey tax", country: "US", rate_ppm: 100_000, is_inclusive: false, created_at };
	await db.insertInto("tax_rates").values(tax).execute();
	const cartId = await fillCart(db, [{ variantId: variantIds[0] ?? 0, quantity: 2 }]);
	const placing = placingOf({ cartId, deliveryMethodId }, { discountCode: "TENOFF" });
	const placed = await placeOrder(db, await withCurrentQuote(db, placing));
	if (!placed.ok) throw new Error(placed.reason);
	const [mail] = await writtenMails(db);
	expect(mail?.text).toContain(
		[
			"Subtotal: $40.00",
			"Discount TENOFF: −$10.00",
			"Delivery, Standard: $5.00",
			"Jersey tax, 10%: $3.50",
			"Total: $38.50",
		].join("\n"),
	);
});
