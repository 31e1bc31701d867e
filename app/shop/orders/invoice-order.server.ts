import type { Selectable, Transaction } from "kysely";
import { formatTaxRate } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { addressLines } from "#app/common/places/address-lines.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { InvoiceContent, InvoiceLine, InvoiceTax } from "#app/invoices/invoice-snapshot.ts";
import { type CreditedItems, issueCreditNote, issueInvoice } from "#app/invoices/issue-invoice.server.ts";
import type { Schema } from "#db/schema.ts";
import { isCancelledOrExpired } from "./order-states.ts";
import { taxesOfRefund } from "./refunded-taxes.ts";

type Order = Selectable<Schema["orders"]>;
type Line = Pick<
	Selectable<Schema["order_lines"]>,
	"title" | "options" | "sku" | "quantity" | "unit_price" | "tax_rate_ppm"
>;

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
		.select(["title", "options", "sku", "quantity", "unit_price", "tax_rate_ppm"])
		.where("order_id", "=", order.id)
		.orderBy("id")
		.execute();
	const taxes = await readTaxes(trx, order.id);
	const isMixed = taxes.length > 1;
	const paidBy = PAID_BY[order.payment_method];
	const { name, email, contact: phone, currency, discount_code: code, discount_total: discount } = order;
	return {
		language: order.language,
		currency,
		buyer: { name, address: addressLines(order), taxNumber: order.tax_number, email, phone },
		facts: [[t.invoices.subjects.order, formatReferenceNumber(order.number)]],
		lines: lines.map((line) => invoiceLine(line, isMixed)),
		sums: [
			{ label: t.invoices.content.subtotal, amount: order.subtotal },
			...(discount > 0 ? [{ label: discountLabel(code), amount: -discount }] : []),
			{ label: deliveryLabel(order), amount: order.delivery_total },
		],
		taxes,
		isTaxInclusive: order.is_tax_inclusive,
		total: order.total,
		paidBy: paidBy ? t.invoices.content[paidBy] : "",
		// The amount paid above the total is refunded.
		paid: order.total,
	};
}

async function readTaxes(trx: Transaction<Schema>, orderId: number): Promise<InvoiceTax[]> {
	const taxes = await trx
		.selectFrom("order_taxes")
		.select(["name", "rate_ppm as ratePpm", "base", "amount", "is_exempt"])
		.where("order_id", "=", orderId)
		.orderBy("id")
		.execute();
	return taxes.map(({ is_exempt, ...tax }) => (is_exempt ? { ...tax, isExempt: true } : tax));
}

/** Where there are several rates, each line names its own. */
function invoiceLine(line: Line, isMixed: boolean): InvoiceLine {
	const { title, options, sku, quantity, unit_price: unitPrice, tax_rate_ppm: ratePpm } = line;
	const rate =
		isMixed && ratePpm !== null ? t.invoices.content.lineTax({ rate: formatTaxRate(ratePpm) }) : "";
	return {
		title,
		detail: [options, sku && `SKU ${sku}`, rate].filter(Boolean).join(", "),
		quantity,
		unitPrice,
		amount: quantity * unitPrice,
	};
}

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
		.select(["id", "title", "options", "sku", "unit_price", "total", "tax", "tax_class", "tax_rate_ppm"])
		.where("order_id", "=", order.id)
		.orderBy("id")
		.execute();
	const lines = ordered.flatMap((line) =>
		refunded.lines
			.filter(({ lineId }) => lineId === line.id)
			.map(({ quantity, amount }) => ({ ...line, quantity, amount })),
	);
	const { delivery } = refunded;
	if (lines.length === 0 && delivery === 0) return null;
	const taxes = await readTaxes(trx, order.id);
	const { goodsNet, deliveryNet, ...credited } = taxesOfRefund({ ...order, lines: ordered, taxes }, refunded);
	const listed = lines.map((line) => invoiceLine(line, taxes.length > 1));
	const discount = listed.reduce((sum, { amount }) => sum + amount, 0) - goodsNet;
	const { discount_total, discount_code: code } = order;
	return {
		...credited,
		lines: listed,
		sums: [
			...(discount_total > 0 && discount > 0 ? [{ label: discountLabel(code), amount: -discount }] : []),
			...(delivery > 0 ? [{ label: deliveryLabel(order), amount: deliveryNet }] : []),
		],
	};
}
