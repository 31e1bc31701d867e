import type { Transaction } from "kysely";
import { customerLanguage } from "#app/account/customer-language.server.ts";
import { ConcurrentChangeError } from "#app/common/changes/conflict.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { isChargeable } from "#app/payments/chargeable.ts";
import { type CartLine, readCartLines } from "#app/shop/cart/read-cart.server.ts";
import type { DiscountRefusal } from "#app/shop/pricing/discount-messages.ts";
import { countDiscountUse } from "#app/shop/pricing/discounts.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { isConflict, transact } from "#db/transact.ts";
import { type AgreedQuote, compareQuotes, type QuoteChange, unavailableLines } from "./agreement.ts";
import { type Quote, readQuote } from "./read-quote.server.ts";
import { type NewOrder, writeOrder } from "./write-order.server.ts";

const TRIES = 5;

type Placing = NewOrder & {
	cartId: number;
	/** What the customer saw and agrees to; null when the form did not contain it. */
	agreed: AgreedQuote | null;
	deliveryMethodId: number | null;
	discountCode: string;
};

export type PlaceOutcome =
	/** `repeated`: the order that the form, or the cart, had already made. */
	| { ok: true; number: string; repeated: boolean }
	/** The total or the contents differ from what was shown: the customer must see it and agree. */
	| { ok: false; reason: "changed"; changes: QuoteChange[] }
	| { ok: false; reason: "discount"; refusal: DiscountRefusal }
	/** The provider of online payments can't charge this total. */
	| { ok: false; reason: "not_chargeable" }
	| { ok: false; reason: "no_delivery" | "nothing_to_order" | "nothing_stored" };

/**
 * Turns an open cart into an order in one write transaction: locks the cart, reads prices, stock, delivery, tax and
 * discount again, takes the stock through the ledger, and writes the order with lines, tax, history and email. Refused,
 * with nothing written, when the total or contents differ from what was shown, when the code takes nothing off, when
 * nothing can be delivered, or when the total can't be paid online. Sending a form again, or another form of the same
 * cart, returns the existing order. Lock order everywhere: the cart, variants by id, the discount, products by id.
 */
export async function placeOrder(db: Database, placing: Placing): Promise<PlaceOutcome> {
	for (let attempt = 0; attempt < TRIES; attempt++) {
		try {
			return await transact(db, (trx) => placeNow(trx, placing));
		} catch (error) {
			if (isConflict(error)) break;
			if (!(error instanceof ConcurrentChangeError)) throw error;
		}
		// An earlier order has claimed the cart, or has the form's key.
		const earlier = await findPlacedOrder(db, placing);
		if (earlier) return { ok: true, number: earlier, repeated: true };
	}
	return { ok: false, reason: "nothing_stored" };
}

type Placed = {
	idempotencyKey: string;
	cartId: number | null;
	guestHash: string | null;
	accountId: number | null;
	/** Staff find each order that staff have placed. */
	staffId?: number;
};

/** The number of the order that this person has made, with this form or from this cart. */
export async function findPlacedOrder(db: Database, by: Placed): Promise<string | undefined> {
	const found = await db
		.selectFrom("orders")
		.select("number")
		.where((eb) => eb.or([eb("idempotency_key", "=", by.idempotencyKey), eb("cart_id", "=", by.cartId ?? 0)]))
		.$if(by.staffId === undefined, (query) =>
			query.where((eb) =>
				// A browser without a guest cookie has placed none: placing one names it.
				by.accountId === null
					? eb("guest_hash", "=", by.guestHash ?? "")
					: eb("account_id", "=", by.accountId),
			),
		)
		.executeTakeFirst();
	return found?.number;
}

async function placeNow(trx: Transaction<Schema>, placing: Placing): Promise<PlaceOutcome> {
	// Locked first, so that an account is deleted either before or after this order.
	if (placing.accountId !== null) {
		const account = trx.selectFrom("accounts").select("id").where("id", "=", placing.accountId);
		await adapterOf(trx).lockRows(account.forKeyShare());
	}
	const { accountId, staffId, address, deliveryMethodId, discountCode, timeZone, now } = placing;
	// Of an order that staff place, too, the customer's email names the goods and the delivery in their language.
	const language = await customerLanguage(trx, { isByStaff: staffId !== undefined, accountId });
	const cart = await writeIn(language, () => lockCartLines(trx, placing));
	if (!cart) throw new ConcurrentChangeError("the cart is not open any more");
	const choice = { country: address.country, region: address.region, deliveryMethodId, discountCode };
	const quote = await writeIn(language, () => readQuote(trx, { lines: cart.lines, choice, timeZone, now }));
	const refusal = refuse(quote, cart.lines, placing);
	if (refusal) return refusal;
	const { discount, delivery } = quote;
	if (discount && !(await countDiscountUse(trx, discount.id)))
		return { ok: false, reason: "discount", refusal: { reason: "used_up" } };
	await trx
		.updateTable("carts")
		.set({ ordered_at: now.toISOString(), country: address.country })
		.where("id", "=", cart.id)
		.execute();
	const number = await writeOrder(trx, { order: placing, cartId: cart.id, quote, delivery, language });
	return { ok: true, number, repeated: false };
}

/** Why this can't be ordered as it was shown; null when nothing prevents it. */
function refuse(
	quote: Quote,
	wanted: readonly CartLine[],
	{ agreed, deliveryMethodId, paymentMethod, paymentProvider, currency }: Placing,
): Exclude<PlaceOutcome, { ok: true }> | null {
	if (quote.lines.length === 0) return { ok: false, reason: "nothing_to_order" };
	if (quote.delivery === null || quote.delivery.id !== deliveryMethodId)
		return { ok: false, reason: "no_delivery" };
	if (quote.discountRefusal) return { ok: false, reason: "discount", refusal: quote.discountRefusal };
	const changes = agreed ? compareQuotes(agreed, wanted, quote) : unavailableLines(wanted, quote);
	if (changes.length > 0 || !agreed) return { ok: false, reason: "changed", changes };
	const chargedBy = paymentMethod === "online" ? paymentProvider : null;
	if (chargedBy && !isChargeable(chargedBy, quote.priced.total, currency))
		return { ok: false, reason: "not_chargeable" };
	return null;
}

/**
 * Locks the open cart and its lines until the end of the transaction, and with them prices and stock.
 * Undefined when the cart is not open.
 */
async function lockCartLines(trx: Transaction<Schema>, { cartId, now }: Placing) {
	const locked = await trx
		.updateTable("carts")
		.set({ updated_at: now.toISOString() })
		.where("id", "=", cartId)
		.where("ordered_at", "is", null)
		.returning("id")
		.executeTakeFirst();
	if (!locked) return undefined;
	const variants = trx
		.selectFrom("variants")
		.select("id")
		.where("id", "in", (eb) => eb.selectFrom("cart_lines").select("variant_id").where("cart_id", "=", cartId))
		.orderBy("id");
	await adapterOf(trx).lockRows(variants.forNoKeyUpdate());
	return { ...locked, lines: await readCartLines(trx, cartId) };
}
