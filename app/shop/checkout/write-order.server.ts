import type { Transaction } from "kysely";
import { saveAddress } from "#app/account/profile/addresses.server.ts";
import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { ConcurrentChangeError } from "#app/common/changes/conflict.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import type { StoredLanguage } from "#app/common/language/write-in.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Address } from "#app/common/places/address-form.ts";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import { openPayment, paidOrder } from "#app/payments/payments.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { orderSearchText } from "#app/shop/orders/list/order-search.ts";
import { CASH_ON_DELIVERY } from "#app/shop/orders/order-rules.ts";
import type { DeliveryMethod } from "#app/shop/pricing/delivery-methods.server.ts";
import { insertTaxes, ratePpmOf } from "#app/shop/pricing/order-taxes.server.ts";
import { PAYMENT_METHODS, type PaymentMethodName } from "#app/shop/pricing/payment-methods.ts";
import { sellUnits } from "#app/shop/stock/sell-units.server.ts";
import type { Schema } from "#db/schema.ts";
import type { Quote } from "./read-quote.server.ts";
import { receivedMail } from "./received-mail.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type NewOrder = {
	/** A second form with the same key finds the first one's order. */
	idempotencyKey: string;
	accountId: number | null;
	guestHash: string | null;
	/** The account of staff who place it for the customer, such as by phone. */
	staffId?: number;
	/** Lower case. */
	email: string;
	/** Whether the customer gets an email that the order was received; true by default. */
	isEmailed?: boolean;
	address: Address;
	savesAddress: boolean;
	paymentMethod: PaymentMethodName;
	note: string;
	/** Of a company, which the invoice prints; absent: none. */
	taxNumber?: string;
	currency: string;
	bankAccount: string;
	/** The number of days in which the shop must confirm an order without advance payment before it expires. */
	confirmWithinDays: number;
	/** The market's, for the deadline in the email. */
	timeZone: string;
	/** Who takes the money of an order that is paid online. */
	paymentProvider: PaymentProviderName | null;
	now: Date;
};

type Writing = {
	order: NewOrder;
	cartId: number;
	/** In the customer's language, as is the delivery. */
	quote: Quote;
	delivery: DeliveryMethod | null;
	language: StoredLanguage;
};

/** Writes the order of an agreed quote, takes its units out of stock, and returns its number. */
export async function writeOrder(trx: Transaction<Schema>, writing: Writing): Promise<string> {
	const { order, quote, language } = writing;
	const number = newReferenceNumber("M");
	// The order stores its hash: the emailed link opens the order without further proof.
	const token = newToken();
	const { accountId, staffId, now } = order;
	const orderId = await insertOrder(trx, writing, { number, token_hash: hashToken(token) });
	await insertLines(trx, orderId, quote);
	const actorId = staffId ?? accountId;
	if (!(await sellUnits(trx, { units: quote.lines, orderId, actorId, now })))
		throw new ConcurrentChangeError("the stock was sold meanwhile");
	await recordChange(trx, {
		action: "placed",
		subject: `order ${orderId}`,
		to: "new",
		amount: quote.priced.total,
		note: staffId === undefined ? null : storeText("placedByStaff"),
		actorId,
		isInTrail: staffId !== undefined,
		now,
	});
	const { total: amount } = quote.priced;
	if (order.paymentMethod === "online" && order.paymentProvider && amount > 0) {
		const { paymentProvider: provider, currency } = order;
		await openPayment(trx, { ...paidOrder(number), provider, amount, currency, now });
	}
	if (order.savesAddress && accountId !== null)
		await saveAddress(trx, { accountId, address: order.address, now });
	if (order.isEmailed !== false) {
		const { before, isPaidAhead } = deadlineOf(order, amount);
		const received = { ...writing, number, token, payBefore: isPaidAhead ? before : null };
		await writeMail(trx, language, () => receivedMail(received), now);
	}
	return number;
}

/**
 * Until when an order must be paid. An order that is not paid in advance expires unless it is confirmed until then, so
 * that nobody can hold stock forever. The total is in minor units.
 */
function deadlineOf(order: NewOrder, total: number): { before: string; isPaidAhead: boolean } {
	const payWithinDays = total > 0 ? PAYMENT_METHODS[order.paymentMethod].payWithinDays : null;
	const heldForDays = payWithinDays ?? order.confirmWithinDays;
	const before = new Date(order.now.getTime() + heldForDays * DAY_MS).toISOString();
	return { before, isPaidAhead: payWithinDays !== null };
}

async function insertOrder(
	trx: Transaction<Schema>,
	{ order, cartId, quote, delivery, language }: Writing,
	keys: { number: string; token_hash: string },
): Promise<number> {
	const { address, now } = order;
	const { priced, discount } = quote;
	const isFree = priced.total === 0;
	const at = now.toISOString();
	const searched = {
		number: keys.number,
		email: order.email,
		name: address.name,
		contact: address.contact.typed,
		contact_e164: address.contact.e164,
		city: address.city,
		postal_code: address.postalCode,
	};
	const stored = await trx
		.insertInto("orders")
		.values({
			...searched,
			...keys,
			language,
			idempotency_key: order.idempotencyKey,
			cart_id: cartId,
			account_id: order.accountId,
			guest_hash: order.guestHash,
			status: "new",
			payment: "unpaid",
			fulfilment: "unfulfilled",
			payment_method: isFree && order.paymentMethod === "online" ? CASH_ON_DELIVERY : order.paymentMethod,
			line1: address.line1,
			line2: address.line2,
			region: address.region,
			country: address.country,
			note: order.note,
			tax_number: order.taxNumber ?? "",
			delivery_method_id: delivery?.id ?? null,
			delivery_name: delivery?.writtenName ?? "",
			delivery_min_days: delivery?.minDays ?? null,
			delivery_max_days: delivery?.maxDays ?? null,
			currency: order.currency,
			subtotal: priced.subtotal,
			discount_id: discount?.id ?? null,
			discount_code: discount?.code ?? null,
			discount_total: priced.discountTotal,
			delivery_total: priced.deliveryTotal,
			tax_total: priced.taxTotal,
			is_tax_inclusive: priced.isTaxInclusive,
			total: priced.total,
			pay_before: deadlineOf(order, priced.total).before,
			search_text: orderSearchText(searched),
			created_at: at,
			updated_at: at,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	// The same form arrived twice at once or, once in 10^11, the number is taken.
	if (!stored) throw new ConcurrentChangeError("the order was not stored");
	return stored.id;
}

async function insertLines(
	trx: Transaction<Schema>,
	orderId: number,
	{ lines, priced }: Quote,
): Promise<void> {
	const rows = lines.map(
		(
			{
				variantId,
				productId,
				writtenTitle: title,
				writtenOptions: options,
				sku,
				imageHash,
				quantity,
				unitPrice,
				taxClass,
				tax,
			},
			at,
		) => ({
			order_id: orderId,
			variant_id: variantId,
			product_id: productId,
			title,
			options,
			sku,
			image_hash: imageHash,
			quantity,
			unit_price: unitPrice,
			discount: priced.lines[at]?.discount ?? 0,
			tax: priced.lines[at]?.tax ?? 0,
			tax_class: taxClass,
			tax_rate_ppm: ratePpmOf(tax),
			total: priced.lines[at]?.total ?? 0,
		}),
	);
	await trx.insertInto("order_lines").values(rows).execute();
	await insertTaxes(trx, orderId, priced);
}
