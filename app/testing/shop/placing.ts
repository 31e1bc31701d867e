import { randomUUID } from "node:crypto";
import { readCart } from "#app/shop/cart/read-cart.server.ts";
import { parseQuote, serializeQuote } from "#app/shop/checkout/agreement.ts";
import type { placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { readQuote } from "#app/shop/checkout/read-quote.server.ts";
import type { Database } from "#db/client.ts";

type Placing = Parameters<typeof placeOrder>[1];

/** The time at which checkout tests take place. */
export const CHECKOUT_NOW = new Date("2026-11-20T12:00:00.000Z");
const AT = CHECKOUT_NOW.toISOString();

/** Adds a delivery method: 500 to everywhere by default. */
export async function addDelivery(
	db: Database,
	change: { name?: string; price?: number; free_from?: number; countries?: string } = {},
): Promise<number> {
	const method = { name: "Standard", price: 500, min_days: 2, max_days: 5, position: 1, created_at: AT };
	const { id } = await db
		.insertInto("delivery_methods")
		.values({ ...method, ...change })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** An open cart of a browser with these quantities at current prices. */
export async function fillCart(
	db: Database,
	lines: { variantId: number; quantity?: number }[],
	owner: { accountId?: number; tokenHash?: string } = {},
): Promise<number> {
	const { id } = await db
		.insertInto("carts")
		.values({
			token_hash: owner.accountId ? null : (owner.tokenHash ?? randomUUID()),
			account_id: owner.accountId ?? null,
			created_at: AT,
			updated_at: AT,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	for (const { variantId, quantity = 1 } of lines) {
		const { price } = await db
			.selectFrom("variants")
			.select("price")
			.where("id", "=", variantId)
			.executeTakeFirstOrThrow();
		await db
			.insertInto("cart_lines")
			.values({ cart_id: id, variant_id: variantId, quantity, price_seen: price, added_at: AT })
			.execute();
	}
	return id;
}

/** The order as the checkout page would send it, with the current quote. */
export async function withCurrentQuote(db: Database, placing: Omit<Placing, "agreed">): Promise<Placing> {
	const cart = await readCart(db, placing);
	if (!cart) return { ...placing, agreed: null };
	const { address, deliveryMethodId, discountCode } = placing;
	const choice = { country: address.country, region: address.region, deliveryMethodId, discountCode };
	const quote = await readQuote(db, { lines: cart.lines, choice, timeZone: "UTC", now: CHECKOUT_NOW });
	return { ...placing, agreed: parseQuote(serializeQuote(quote)) };
}

/** An order that is valid at `NOW`, with some changes. */
export function placingOf(
	needed: { cartId: number; deliveryMethodId: number },
	change: Partial<Placing> = {},
): Placing {
	return {
		agreed: null,
		idempotencyKey: randomUUID(),
		accountId: null,
		guestHash: "this browser",
		email: "ana@example.com",
		address: {
			name: "Ana Lima",
			contact: { typed: "(212) 555-0147", e164: "+12125550147" },
			line1: "12 Harbor Road",
			line2: "",
			city: "Hoboken",
			region: "NJ",
			postalCode: "07030",
			country: "US",
		},
		savesAddress: false,
		paymentMethod: "cash_on_delivery",
		note: "",
		discountCode: "",
		currency: "USD",
		bankAccount: "Account holder=Meeha;IBAN=DE00 1234",
		confirmWithinDays: 3,
		timeZone: "UTC",
		paymentProvider: null,
		now: CHECKOUT_NOW,
		...needed,
		...change,
	};
}
