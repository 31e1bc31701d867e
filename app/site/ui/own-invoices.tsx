import { INVOICE_KINDS, invoicePath } from "#app/common/invoices/invoice-snapshot.ts";
import type { ListedInvoices } from "#app/common/invoices/read-invoices.server.ts";

/** The invoices of a page of orders or bookings. */
export type InvoicesByNumber = Record<string, ListedInvoices>;

type OwnInvoicesProps = { number: string; invoices: ListedInvoices | undefined };

/** A link to each invoice and credit note, below the other link of a row. */
export function OwnInvoices({ number, invoices = [] }: OwnInvoicesProps) {
	return invoices.map((invoice) => (
		<a key={invoice.number} className="link block" href={invoicePath(number, invoice.number)}>
			{INVOICE_KINDS[invoice.kind].label} <span className="whitespace-nowrap">{invoice.number}</span>
		</a>
	));
}
