import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { INVOICE_KINDS, invoicePath } from "#app/invoices/invoice-snapshot.ts";
import type { ListedInvoices } from "#app/invoices/read-invoices.server.ts";

/** The invoices of a page of orders or bookings. */
export type InvoicesByNumber = Record<string, ListedInvoices>;

type OwnLinksProps = { number: string; invoices: InvoicesByNumber; children: string };

/** The links of a row: to its tracking page, which the text names, and below it to each invoice and credit note. */
export function OwnLinks({ number, invoices, children }: OwnLinksProps) {
	return (
		<>
			<a className="link" href={`/track/${number}`}>
				{children}
				<span className="sr-only"> {formatReferenceNumber(number)}</span>
			</a>
			{invoices[number]?.map((invoice) => (
				<a key={invoice.number} className="link block" href={invoicePath(number, invoice.number)}>
					{INVOICE_KINDS[invoice.kind].label} <span className="whitespace-nowrap">{invoice.number}</span>
				</a>
			))}
		</>
	);
}
