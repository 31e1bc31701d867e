import type { Expression, ExpressionBuilder, SqlBool, Transaction } from "kysely";
import { ConcurrentChangeError } from "#app/common/conflict.ts";
import { isChargeable } from "#app/common/payments/chargeable.ts";
import { type CartLine, readCartLines } from "#app/shop/cart/read-cart.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { statementWith } from "#db/statement-with.ts";
import { isConflict, transact } from "#db/transact.ts";
import { type AgreedQuote, compareQuotes, type QuoteChange, unavailableLines } from "./agreement.ts";
import type { DiscountRefusal } from "./pricing/discount-messages.ts";
import { countDiscountUse } from "./pricing/discounts.server.ts";
import { type Quote, readQuote } from "./read-quote.server.ts";
import { type NewOrder, writeOrder } from "./write-order.server.ts";

const TRIES = 5;

type Placing = NewOrder & {
	cartId: number;
	/** What the customer saw and agrees to; null when the form did not contain it. */
	agreed: AgreedQuote | null;
	deliveryMethodId: number | null;
	discountCode: string;
	/** See `readQuote`. */
	shopVersion?: string | undefined;
};

export type PlaceOutcome =
	/**
	 * `repeated`: the order that the form, or the cart, had already made. `falls`: lower prices that applied.
	 */
	| { ok: true; number: string; repeated: boolean; falls: QuoteChange[] }
	/** Something costs more or is unavailable: the customer must see it and agree. */
	| { ok: false; reason: "changed"; changes: QuoteChange[] }
	| { ok: false; reason: "discount"; refusal: DiscountRefusal }
	/** The provider of online payments can't charge this total. */
	| { ok: false; reason: "not_chargeable" }
	| { ok: false; reason: "no_delivery" | "nothing_to_order" | "nothing_stored" };

/**
 * Turns an open cart into an order in one write transaction: locks the cart, reads prices, stock, delivery,
 * tax and discount again, takes the stock through the ledger, and writes the order with lines, tax, history
 * and email. Refused, with nothing written, when the total or contents differ to the customer's disadvantage,
 * when the code takes nothing off, when nothing can be delivered, or when the total can't be paid online. Sending a form again, or another form of
 * the same cart, returns the existing order. Lock order everywhere: the cart, variants by id, the discount,
 * products by id.
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
		if (earlier) return { ok: true, number: earlier, repeated: true, falls: [] };
	}
	return { ok: false, reason: "nothing_stored" };
}

/** The number of the order that this form, or this person from this cart, has made. */
export async function findPlacedOrder(
	db: Database,
	by: { idempotencyKey: string; cartId: number | null; guestHash: string | null; accountId: number | null },
): Promise<string | undefined> {
	const from = { idempotencyKey: by.idempotencyKey, cartId: by.cartId ?? 0 };
	const [found] =
		by.accountId === null
			? await orderOfGuest(db, { ...from, guestHash: by.guestHash ?? "" })
			: await orderOfAccount(db, { ...from, accountId: by.accountId });
	return found?.number;
}

const EXAMPLE_FORM = { idempotencyKey: "key", cartId: -1 };

const orderOfGuest = statementWith({ ...EXAMPLE_FORM, guestHash: "hash" }, (db, form) =>
	selectPlaced(db, form, (eb) => eb("visitor_hash", "=", form.guestHash)),
);
const orderOfAccount = statementWith({ ...EXAMPLE_FORM, accountId: -2 }, (db, form) =>
	selectPlaced(db, form, (eb) => eb("account_id", "=", form.accountId)),
);

function selectPlaced(
	db: Database,
	{ idempotencyKey, cartId }: typeof EXAMPLE_FORM,
	isTheirs: (eb: ExpressionBuilder<Schema, "orders">) => Expression<SqlBool>,
) {
	return db
		.selectFrom("orders")
		.select("number")
		.where((eb) =>
			eb.or([eb("once_key", "=", idempotencyKey), eb.and([eb("cart_id", "=", cartId), isTheirs(eb)])]),
		);
}

async function placeNow(trx: Transaction<Schema>, placing: Placing): Promise<PlaceOutcome> {
	// Locked first, so that an account is deleted either before or after this order.
	if (placing.accountId !== null) {
		const account = trx.selectFrom("accounts").select("id").where("id", "=", placing.accountId);
		await adapterOf(trx).lockRows(account.forKeyShare());
	}
	const cart = await lockCartLines(trx, placing);
	if (!cart) throw new ConcurrentChangeError("the cart is not open any more");
	const { address, deliveryMethodId, discountCode, shopVersion, agreed, now } = placing;
	const choice = { country: address.country, region: address.region, deliveryMethodId, discountCode };
	const quote = await readQuote(trx, { lines: cart.lines, choice, shopVersion, now });
	const refusal = refuse(quote, cart.lines, placing);
	if (refusal) return refusal;
	const { discount, delivery } = quote;
	if (discount && !(await countDiscountUse(trx, discount.id)))
		return { ok: false, reason: "discount", refusal: { reason: "used_up" } };
	await claimCart(trx, { cartId: cart.id, at: now.toISOString(), country: address.country });
	const number = await writeOrder(trx, { order: placing, cartId: cart.id, quote, delivery });
	const { falls } = agreed ? compareQuotes(agreed, cart.lines, quote) : { falls: [] };
	return { ok: true, number, repeated: false, falls };
}

/** Why this can't be ordered; `delivery` is set when nothing prevents it. */
function refuse(
	quote: Quote,
	wanted: readonly CartLine[],
	{ agreed, deliveryMethodId, paymentMethod, paymentProvider, currency }: Placing,
): Exclude<PlaceOutcome, { ok: true }> | null {
	if (quote.lines.length === 0) return { ok: false, reason: "nothing_to_order" };
	if (quote.delivery === null || quote.delivery.id !== deliveryMethodId)
		return { ok: false, reason: "no_delivery" };
	if (quote.discountRefusal) return { ok: false, reason: "discount", refusal: quote.discountRefusal };
	const changes = agreed ? compareQuotes(agreed, wanted, quote).toAgree : unavailableLines(wanted, quote);
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
	const [locked] = await lockOpenCart(trx, { cartId, at: now.toISOString() });
	if (!locked) return undefined;
	const variants = trx
		.selectFrom("variants")
		.select("id")
		.where("id", "in", (eb) => eb.selectFrom("cart_lines").select("variant_id").where("cart_id", "=", cartId))
		.orderBy("id");
	await adapterOf(trx).lockRows(variants.forNoKeyUpdate());
	return { ...locked, lines: await readCartLines(trx, cartId) };
}

const lockOpenCart = statementWith({ cartId: -1, at: "2000-01-01T00:00:00.000Z" }, (db, { cartId, at }) =>
	db
		.updateTable("carts")
		.set({ updated_at: at })
		.where("id", "=", cartId)
		.where("claimed_at", "is", null)
		.returning("id"),
);
const claimCart = statementWith(
	{ cartId: -1, at: "2000-01-01T00:00:00.000Z", country: "XX" },
	(db, { cartId, at, country }) =>
		db.updateTable("carts").set({ claimed_at: at, country }).where("id", "=", cartId),
);
