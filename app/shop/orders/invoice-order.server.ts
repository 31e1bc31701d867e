import type { Selectable, Transaction } from "kysely";
import type { InvoiceContent } from "#app/common/invoices/invoice-snapshot.ts";
import { issueCreditNote, issueInvoice } from "#app/common/invoices/issue-invoice.server.ts";
import { addressLines } from "#app/common/places/address-lines.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { paymentMethod } from "#app/shop/checkout/pricing/payment-methods.ts";
import type { Schema } from "#db/schema.ts";
import { isCancelledOrExpired } from "./order-states.ts";

type Order = Selectable<Schema["orders"]>;

type PaidOrRefunded = {
	to: string;
	refund?: { amount: number };
	detail?: string;
	now: Date;
};

/**
 * Issues the invoice of an order that is paid now, and a credit note for a refund, in the transaction of the change.
 * Money for an order that had ended is sent back without either. Returns the number, if one was issued.
 */
export async function invoiceOrder(
	trx: Transaction<Schema>,
	order: Order,
	{ to, refund, detail, now }: PaidOrRefunded,
): Promise<string | null> {
	const invoiced = { subject: "order", number: order.number, now } as const;
	if (refund) return issueCreditNote(trx, { ...invoiced, amount: refund.amount, reason: detail ?? "" });
	if (to !== "paid" || isCancelledOrExpired(order)) return null;
	return issueInvoice(trx, { ...invoiced, seller: "market", content: await contentOf(trx, order) });
}

async function contentOf(trx: Transaction<Schema>, order: Order): Promise<InvoiceContent> {
	const lines = await trx
		.selectFrom("order_lines")
		.select(["title", "options", "sku", "quantity", "unit_price"])
		.where("order_id", "=", order.id)
		.orderBy("id")
		.execute();
	const taxes = await trx
		.selectFrom("order_taxes")
		.select(["name", "rate_ppm", "base", "amount"])
		.where("order_id", "=", order.id)
		.orderBy("id")
		.execute();
	const { name, email, contact: phone, currency, discount_code: code, discount_total: discount } = order;
	return {
		currency,
		buyer: { name, address: addressLines(order), email, phone },
		facts: [["Order", formatReferenceNumber(order.number)]],
		lines: lines.map(({ title, options, sku, quantity, unit_price: unitPrice }) => ({
			title,
			detail: [options, sku && `SKU ${sku}`].filter(Boolean).join(", "),
			quantity,
			unitPrice,
			amount: quantity * unitPrice,
		})),
		sums: [
			{ label: "Subtotal", amount: order.subtotal },
			...(discount > 0 ? [{ label: code ? `Discount ${code}` : "Discount", amount: -discount }] : []),
			{ label: `Delivery, ${order.delivery_name}`, amount: order.delivery_total },
		],
		taxes: taxes.map(({ rate_ppm: ratePpm, ...tax }) => ({ ...tax, ratePpm })),
		isTaxInclusive: order.is_tax_inclusive,
		total: order.total,
		paidBy: paymentMethod(order.payment_method)?.name.toLowerCase() ?? "",
		paid: order.paid_total,
	};
}
