import { t } from "#app/common/language/messages.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { formatMoney } from "#app/common/money.ts";
import { invoiceFacts, invoiceTotals, partyLines } from "#app/invoices/invoice-rows.ts";
import { INVOICE_KINDS, type InvoiceSnapshot } from "#app/invoices/invoice-snapshot.ts";
import type { InvoiceKind, SellerKey } from "#db/schema/invoices.ts";
import type { PdfSheet } from "./pdf-sheet.ts";
import { type PrintedPdf, printPdf } from "./print-pdf.server.ts";

type Printed = { kind: InvoiceKind; number: string; issuedAt: string; snapshot: InvoiceSnapshot };

/** An invoice or credit note as a PDF in its own language, on the paper of the seller's country, remembered. */
export function printInvoice(invoice: Printed & { seller: SellerKey }): Promise<PrintedPdf> {
	const key = `${invoice.seller} ${invoice.number} ${invoice.issuedAt}`;
	return writeIn(invoice.snapshot.language ?? null, () => printPdf(key, () => invoiceSheet(invoice)));
}

export function invoiceSheet({ kind, number, issuedAt, snapshot }: Printed): PdfSheet {
	const money = (amount: number) => formatMoney(amount, snapshot.currency);
	return {
		heading: INVOICE_KINDS[kind].label,
		number,
		issuer: snapshot.seller.name,
		country: snapshot.sellerCountry,
		issuedAt,
		facts: invoiceFacts(snapshot),
		parties: [
			{ title: t.invoices.from, lines: partyLines(snapshot.seller) },
			{
				title: kind === "invoice" ? t.invoices.billTo : t.invoices.creditTo,
				lines: partyLines(snapshot.buyer),
			},
		],
		columns: [
			t.invoices.item,
			{ title: t.words.quantity, width: 60 },
			{ title: t.invoices.unitPrice, width: 100 },
			{ title: t.words.amount, width: 100 },
		],
		rows: snapshot.lines.map(({ title, detail, quantity, unitPrice, amount }) => ({
			cells: [title, String(quantity), money(unitPrice), money(amount)],
			detail,
		})),
		totals: invoiceTotals(snapshot, kind).map(({ label, of, amount, look }) => ({
			label: of === undefined ? label : `${label} ${money(of)}`,
			amount: money(amount),
			look,
		})),
		notes: [],
	};
}
