import type { Transaction } from "kysely";
import {
	type ChangedSince,
	findLatestChange,
	isChangeBy,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { joinTexts, readText, storeText } from "#app/common/changes/stored-text.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { askFor, paidOrder, refundExcess } from "#app/payments/payments.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { linesEditedMail } from "#app/shop/orders/change-mails.ts";
import { readMailedLines } from "#app/shop/orders/change-order.server.ts";
import { invoicePaid } from "#app/shop/orders/invoice-order.server.ts";
import { ONLINE, paymentStateOf } from "#app/shop/orders/order-rules.ts";
import { isUnpaid } from "#app/shop/orders/order-states.ts";
import { type Order, readOrder } from "#app/shop/orders/read-order.server.ts";
import { lockOrder } from "#app/shop/orders/returns/request-return.server.ts";
import { insertTaxes, ratePpmOf } from "#app/shop/pricing/order-taxes.server.ts";
import { type PaymentMethodName, startPayment } from "#app/shop/pricing/payment-methods.ts";
import { sellUnits } from "#app/shop/stock/sell-units.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { storeEdit } from "./describe-edit.ts";
import {
	type EditChoice,
	type EditQuote,
	type EditRefusal,
	quoteEdit,
	variantsOf,
} from "./quote-edit.server.ts";

type Edit = {
	number: string;
	choice: EditChoice;
	/** The quote that staff confirmed; see `EditQuote`. */
	agreed: string;
	/** Who takes the money of an online payment now. */
	provider: PaymentProviderName | null;
	/** Where transfers go; see `startPayment`. */
	bankAccount: string;
	/** The market's; see `quoteEdit`. */
	timeZone: string;
	actorId: number;
	now: Date;
};

export type EditOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" }
	/** The quote differs from what was confirmed; the latest edit, if it is one. */
	| (ChangedSince & { edit: string | null })
	| { ok: false; reason: "refused"; refusal: EditRefusal };

/**
 * Edits the lines of an order that is not shipped, in one transaction: the quote is made again and must be the one that
 * was confirmed. Stock moves through the ledger, a paid order that costs more is due for the difference, and what was
 * paid for more than it costs is refunded: online by itself, otherwise as a step for staff. Its invoice is replaced once
 * nothing is due. If one person sends the same edit twice, it counts once. Lock order: the order, then as for placing.
 */
export function editOrder(db: Database, edit: Edit): Promise<EditOutcome> {
	const { number, choice, agreed, provider, timeZone, actorId } = edit;
	return transact(db, async (trx) => {
		await lockOrder(trx, number);
		const found = await readOrder(trx, { number });
		if (!found) return { ok: false, reason: "gone" };
		const ids = variantsOf(found, choice);
		const variants = trx.selectFrom("variants").select("id").where("id", "in", ids).orderBy("id");
		if (ids.length > 0) await adapterOf(trx).lockRows(variants.forNoKeyUpdate());
		const order = await readOrder(trx, { number });
		if (!order) return { ok: false, reason: "gone" };
		const quoted = await quoteEdit(trx, { order, choice, provider, timeZone });
		if (quoted.ok && quoted.quote.agreed === agreed) {
			await applyEdit(trx, { ...edit, order, quote: quoted.quote });
			return { ok: true, repeated: false };
		}
		const wasSeen = agreed.split(" ")[0] === String(order.lines_version);
		if (!quoted.ok && wasSeen) return { ok: false, reason: "refused", refusal: quoted };
		const subject = `order ${order.id}` as const;
		const last = await findLatestChange(trx, { subject, actions: ["order lines", "order parcels"] });
		const isOwn = isChangeBy(last, actorId);
		if (!quoted.ok && quoted.reason === "nothing" && isOwn) return { ok: true, repeated: true };
		if (!quoted.ok && quoted.reason !== "nothing") return { ok: false, reason: "refused", refusal: quoted };
		const { at = edit.now.toISOString(), by = null, detail = null } = last ?? {};
		return {
			ok: false,
			reason: "changed",
			at,
			by,
			isOwn,
			edit: wasSeen || detail === null ? null : readText(detail),
		};
	});
}

type Applied = Edit & { order: Order; quote: EditQuote };

async function applyEdit(trx: Transaction<Schema>, applied: Applied): Promise<void> {
	const { number, order, quote, provider, bankAccount, actorId, now } = applied;
	const { id: orderId, currency } = order;
	const units = quote.lines.flatMap(({ variantId, before, quantity }) =>
		variantId === null || before === quantity ? [] : [{ variantId, quantity: quantity - before }],
	);
	// The variants are locked, and enough are left.
	if (!(await sellUnits(trx, { units, orderId, actorId, now }))) throw new Error("Too few units are left.");
	await writeLines(trx, orderId, quote);
	await trx.deleteFrom("order_parcels").where("order_id", "=", orderId).execute();
	const edited = await writeTotals(trx, applied);
	if (order.payment_method === ONLINE) {
		const ask = { ...paidOrder(number), amount: quote.due, currency, now };
		if (provider) await askFor(trx, { ...ask, provider });
		const reason = storeText("itemsRemoved");
		if (quote.refund > 0) await refundExcess(trx, { ...paidOrder(number), kept: quote.kept, reason, now });
	}
	const invoice = isUnpaid(edited) || edited.paid_total === 0 ? null : await invoicePaid(trx, edited, now);
	const edit = storeEdit(quote, { before: order.total, currency });
	const words = order.parcel_count > 0 ? joinTexts([edit, storeText("thenInOneParcel")], "; ") : edit;
	const subject = `order ${orderId}` as const;
	await recordChange(trx, { action: "order lines", subject, detail: words, party: "staff", actorId, now });
	if (!order.email) return;
	const method = order.payment_method as PaymentMethodName;
	const lines = await readMailedLines(trx, edited);
	const mail = () => {
		const step =
			quote.due > 0 ? startPayment(method, { number, total: quote.due, currency }, { bankAccount }) : null;
		return linesEditedMail(edited, { before: order.total, quote, lines, step, invoice });
	};
	await writeMail(trx, order.language, mail, now);
}

async function writeLines(
	trx: Transaction<Schema>,
	orderId: number,
	{ lines, priced }: EditQuote,
): Promise<void> {
	let at = 0;
	for (const line of lines) {
		const { id, quantity } = line;
		if (quantity === 0) {
			await trx.deleteFrom("order_lines").where("id", "=", id).execute();
			continue;
		}
		const { discount = 0, tax = 0, total = 0 } = priced.lines[at] ?? {};
		at += 1;
		const values = { quantity, discount, tax, total };
		if (id !== null) await trx.updateTable("order_lines").set(values).where("id", "=", id).execute();
		else {
			const {
				variantId: variant_id,
				productId: product_id,
				title,
				options,
				sku,
				imageHash,
				unitPrice,
				taxClass,
				tax: lineTax,
			} = line;
			const sold = {
				variant_id,
				product_id,
				title,
				options,
				sku,
				image_hash: imageHash,
				unit_price: unitPrice,
				tax_class: taxClass,
				tax_rate_ppm: ratePpmOf(lineTax),
			};
			await trx
				.insertInto("order_lines")
				.values({ ...sold, ...values, order_id: orderId })
				.execute();
		}
	}
	await trx.deleteFrom("order_taxes").where("order_id", "=", orderId).execute();
	await insertTaxes(trx, orderId, priced);
}

function writeTotals(trx: Transaction<Schema>, { order, quote, now }: Applied) {
	const { priced, overpaid } = quote;
	const totals = {
		subtotal: priced.subtotal,
		discount_total: priced.discountTotal,
		delivery_total: priced.deliveryTotal,
		tax_total: priced.taxTotal,
		is_tax_inclusive: priced.isTaxInclusive,
		total: priced.total,
		overpaid_total: overpaid,
	};
	return trx
		.updateTable("orders")
		.set({
			...totals,
			payment: paymentStateOf({ ...order, ...totals }),
			lines_version: order.lines_version + 1,
			parcel_count: 0,
			updated_at: now.toISOString(),
			// Of which a part was paid, staff decide what happens when the difference is not.
			...(order.paid_total > 0 && { pay_before: null }),
		})
		.where("id", "=", order.id)
		.where("lines_version", "=", order.lines_version)
		.where("fulfilment", "=", "unfulfilled")
		.returningAll()
		.executeTakeFirstOrThrow();
}
