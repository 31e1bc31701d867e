import { t } from "#app/common/language/messages.ts";
import { INVOICE_KINDS, invoicePath } from "#app/invoices/invoice-snapshot.ts";
import type { ListedInvoices } from "#app/invoices/read-invoices.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type InvoiceLinksProps = {
	/** The number of the order, stay or move. */
	number: string;
	invoices: ListedInvoices;
	variant?: "plain" | "quiet";
	dense?: boolean;
};

/** A link to each invoice and credit note, beside the other links of a page. */
export function InvoiceLinks({ number, invoices, variant = "plain", dense = false }: InvoiceLinksProps) {
	return invoices.map((invoice) => (
		<ButtonLink
			key={invoice.number}
			variant={variant}
			dense={dense}
			href={invoicePath(number, invoice.number)}
		>
			<Icon name="print" />{" "}
			{t.invoices.named({ kind: INVOICE_KINDS[invoice.kind].label, number: invoice.number })}
		</ButtonLink>
	));
}
