import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { INVOICE_KINDS, invoicePath } from "#app/invoices/invoice-snapshot.ts";
import type { ListedInvoices } from "#app/invoices/read-invoices.server.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

/** The invoices of a page of orders or bookings. */
export type InvoicesByNumber = Record<string, ListedInvoices>;

/** The rows of a person's own orders, stays or moves. */
export const OwnRows = ({ children }: { children: ReactNode }) => (
	<ul className="divide-y divide-line border-y border-line">{children}</ul>
);

type OwnRowProps = {
	number: string;
	/** A stored picture; null shows the icon. */
	picture: string | null;
	icon: IconName;
	title: string;
	/** Lines below the title. */
	children: ReactNode;
	badges: ReactNode;
	/** Minor units; null for a move without a price. */
	total: number | null;
	currency: string | null;
	/** The text of the link to its tracking page, which the whole row is. */
	action: string;
	invoices: InvoicesByNumber;
};

/** An order, stay or move with its picture, state and total. Each invoice and credit note has a link of its own. */
export function OwnRow(row: OwnRowProps) {
	const { number, picture, icon, title, children, badges, total, currency, action, invoices } = row;
	return (
		<li className="group relative flex gap-4 py-4">
			<span className="photo-frame size-20 flex-none">
				{picture ? (
					<img src={pictureUrl(picture, 160)} alt="" width="80" height="80" loading="lazy" />
				) : (
					<Icon name={icon} className="text-xl text-secondary" />
				)}
			</span>
			<div className="grid flex-1 gap-x-6 gap-y-2 md:grid-cols-2">
				<div className="wrap-anywhere">
					<h3 className="text-base">{title}</h3>
					{children}
					<p className="text-sm text-secondary">{formatReferenceNumber(number)}</p>
				</div>
				<div className="flex flex-col items-start gap-1.5">
					{total !== null && currency !== null ? (
						<Price amount={total} currency={currency} className="font-semibold" />
					) : null}
					{badges}
					<p className="flex flex-wrap gap-x-4 text-sm">
						<a className="link photo-link inline-flex min-h-6 items-center" href={`/track/${number}`}>
							{action}
							<span className="sr-only"> {formatReferenceNumber(number)}</span>
						</a>
						{invoices[number]?.map((invoice) => (
							<a
								key={invoice.number}
								className="link relative inline-flex min-h-6 items-center"
								href={invoicePath(number, invoice.number)}
							>
								{t.invoices.named({ kind: INVOICE_KINDS[invoice.kind].label, number: invoice.number })}
							</a>
						))}
					</p>
				</div>
			</div>
		</li>
	);
}
