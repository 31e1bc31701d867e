import type { Selectable, Transaction } from "kysely";
import { t } from "#app/common/language/messages.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { addressLines } from "#app/common/places/address-lines.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { InvoiceContent, InvoiceLine } from "#app/invoices/invoice-snapshot.ts";
import { type CreditedItems, issueCreditNote, issueInvoice } from "#app/invoices/issue-invoice.server.ts";
import { proportion } from "#app/shop/pricing/split-amount.ts";
import type { Schema } from "#db/schema.ts";
import { isCancelledOrExpired } from "./order-states.ts";

type Order = Selectable<Schema["orders"]>;
type Line = Pick<Selectable<Schema["order_lines"]>, "title" | "options" | "sku" | "quantity" | "unit_price">;

type PaidOrRefunded = {
	to: string;
	refund?: { key?: string | null; items?: RefundedItems };
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
	if (refund) {
		const isAll = isCancelledOrExpired(order) && order.refunded_total === order.paid_total;
		const items = refund.items ?? (refund.key ? await readRefundedItems(trx, refund.key) : null);
		return issueCreditNote(trx, {
			...invoiced,
			left: isAll ? null : order.paid_total - order.refunded_total,
			title: () => t.invoices.content.refundOfOrder({ number: formatReferenceNumber(order.number) }),
			reason: () => detail ?? "",
			items: await writeIn(order.language, () => creditedItems(trx, order, items)),
		});
	}
	return to === "paid" ? invoicePaid(trx, order, now) : null;
}

/**
 * Issues the invoice of an order of which all is paid. When staff edited it since it was invoiced, that invoice is
 * credited in full before, and what was refunded until now is credited of the new one.
 */
export async function invoicePaid(trx: Transaction<Schema>, order: Order, now: Date): Promise<string | null> {
	const { number, total, paid_total, refunded_total } = order;
	if (isCancelledOrExpired(order)) return null;
	const invoiced = { subject: "order", number, now } as const;
	const shown = { number: formatReferenceNumber(number) };
	const reason = () => "";
	const all = { left: null, title: () => t.invoices.content.changeOfOrder(shown), reason };
	const credited = await issueCreditNote(trx, { ...invoiced, ...all });
	if (credited !== null && total === 0) return credited;
	const content = await writeIn(order.language, () => contentOf(trx, order));
	const invoice = await issueInvoice(trx, { ...invoiced, seller: "market", content });
	const title = () => t.invoices.content.refundOfOrder(shown);
	const refunded = { left: paid_total - refunded_total, title, reason };
	if (refunded_total > 0) await issueCreditNote(trx, { ...invoiced, ...refunded });
	return invoice;
}

const PAID_BY: Record<string, "online" | "cashOnDelivery" | "bankTransfer"> = {
	online: "online",
	cash_on_delivery: "cashOnDelivery",
	bank_transfer: "bankTransfer",
};

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
	const paidBy = PAID_BY[order.payment_method];
	const { name, email, contact: phone, currency, discount_code: code, discount_total: discount } = order;
	return {
		language: order.language,
		currency,
		buyer: { name, address: addressLines(order), email, phone },
		facts: [[t.invoices.subjects.order, formatReferenceNumber(order.number)]],
		lines: lines.map(invoiceLine),
		sums: [
			{ label: t.invoices.content.subtotal, amount: order.subtotal },
			...(discount > 0 ? [{ label: discountLabel(code), amount: -discount }] : []),
			{ label: deliveryLabel(order), amount: order.delivery_total },
		],
		taxes: taxes.map(({ rate_ppm: ratePpm, ...tax }) => ({ ...tax, ratePpm })),
		isTaxInclusive: order.is_tax_inclusive,
		total: order.total,
		paidBy: paidBy ? t.invoices.content[paidBy] : "",
		// The amount paid above the total is refunded.
		paid: order.total,
	};
}

const invoiceLine = ({ title, options, sku, quantity, unit_price: unitPrice }: Line): InvoiceLine => ({
	title,
	detail: [options, sku && `SKU ${sku}`].filter(Boolean).join(", "),
	quantity,
	unitPrice,
	amount: quantity * unitPrice,
});

const discountLabel = (code: string | null): string =>
	code ? t.invoices.content.discountBy({ code }) : t.invoices.content.discount;
const deliveryLabel = ({ delivery_name: method }: Order): string => t.invoices.content.delivery({ method });

/** What a refund is for. Amounts in minor units. */
export type RefundedItems = {
	lines: readonly { lineId: number; quantity: number; amount: number }[];
	delivery: number;
};

/** The lines and the delivery that an online refund is for. */
async function readRefundedItems(trx: Transaction<Schema>, key: string): Promise<RefundedItems | null> {
	const refund = await trx
		.selectFrom("refunds")
		.select(["id", "delivery_amount as delivery"])
		.where("idempotency_key", "=", key)
		.executeTakeFirst();
	if (!refund) return null;
	const lines = await trx
		.selectFrom("refund_lines")
		.select(["order_line_id as lineId", "quantity", "amount"])
		.where("refund_id", "=", refund.id)
		.execute();
	return { lines, delivery: refund.delivery };
}

/** What a credit note lists; null for a refund of an amount. */
async function creditedItems(
	trx: Transaction<Schema>,
	order: Order,
	refunded: RefundedItems | null,
): Promise<CreditedItems | null> {
	if (!refunded) return null;
	const ordered = await trx
		.selectFrom("order_lines")
		.select(["id", "title", "options", "sku", "unit_price", "total", "tax"])
		.where("order_id", "=", order.id)
		.orderBy("id")
		.execute();
	const lines = ordered.flatMap(({ id, ...line }) =>
		refunded.lines
			.filter(({ lineId }) => lineId === id)
			.map(({ quantity, amount }) => ({ ...line, quantity, amount })),
	);
	const { delivery } = refunded;
	if (lines.length === 0 && delivery === 0) return null;
	const isOnTop = !order.is_tax_inclusive;
	const partOf = (amount: number, { price, tax }: { price: number; tax: number }) => {
		const whole = price + (isOnTop ? tax : 0);
		const taxes = whole === 0 ? 0 : proportion(amount, tax, whole);
		return { tax: taxes, net: amount - (isOnTop ? taxes : 0), taxed: tax > 0 ? amount - taxes : 0 };
	};
	const taxOfLines = ordered.reduce((sum, { tax }) => sum + tax, 0);
	const parts = lines.map((line) => partOf(line.amount, { price: line.total, tax: line.tax }));
	const delivered = partOf(delivery, { price: order.delivery_total, tax: order.tax_total - taxOfLines });
	const sumOf = (of: "tax" | "net" | "taxed") => parts.reduce((sum, part) => sum + part[of], 0);
	const listed = lines.map(invoiceLine);
	const discount = listed.reduce((sum, { amount }) => sum + amount, 0) - sumOf("net");
	const { discount_total, discount_code: code } = order;
	return {
		lines: listed,
		sums: [
			...(discount_total > 0 && discount > 0 ? [{ label: discountLabel(code), amount: -discount }] : []),
			...(delivery > 0 ? [{ label: deliveryLabel(order), amount: delivered.net }] : []),
		],
		tax: sumOf("tax") + delivered.tax,
		taxed: sumOf("taxed") + delivered.taxed,
	};
}
