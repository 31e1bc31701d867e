import { formatDate } from "#app/common/calendar.ts";
import { formatTaxRate } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import type { InvoiceParty } from "#app/common/market/sellers.server.ts";
import type { InvoiceKind } from "#db/schema/invoices.ts";
import type { InvoiceSnapshot } from "./invoice-snapshot.ts";

export type InvoiceTotal = {
	label: string;
	/** The taxed amount after the label, in minor units. */
	of?: number;
	/** Minor units. */
	amount: number;
	look: "plain" | "small" | "total";
};

/** From the lines to what is paid, in the order of the page and the PDF. */
export function invoiceTotals(invoice: InvoiceSnapshot, kind: InvoiceKind): InvoiceTotal[] {
	const { isTaxInclusive, sums, taxes, total, paid, paidBy } = invoice;
	const taxRows = taxes.map(
		({ name, ratePpm, base, amount, isExempt }): InvoiceTotal => ({
			label: isExempt
				? t.invoices.exempt
				: (isTaxInclusive ? t.invoices.includedTax : t.invoices.tax)({
						tax: name,
						rate: formatTaxRate(ratePpm),
					}),
			of: base,
			amount,
			look: isTaxInclusive ? "small" : "plain",
		}),
	);
	const isCredit = kind === "credit_note";
	return [
		...sums.map((sum): InvoiceTotal => ({ ...sum, look: "plain" })),
		...(isTaxInclusive ? [] : taxRows),
		{ label: isCredit ? t.invoices.totalCredit : t.words.total, amount: total, look: "total" },
		...(isTaxInclusive ? taxRows : []),
		...(isCredit || paid === 0
			? []
			: [
					{
						label: paidBy ? t.invoices.paidBy({ by: paidBy }) : t.invoices.paid,
						amount: paid,
						look: "plain",
					} as InvoiceTotal,
				]),
	];
}

/** The dates and numbers of an invoice, by label. */
export const invoiceFacts = (invoice: InvoiceSnapshot): [string, string][] => [
	[t.invoices.issuedOn, formatDate(invoice.issuedOn)],
	...(invoice.credits
		? [
				[
					t.invoices.forInvoice,
					t.invoices.creditOf({ number: invoice.credits.number, date: formatDate(invoice.credits.issuedOn) }),
				] as [string, string],
			]
		: []),
	...invoice.facts,
];

/** A seller or a buyer, line by line; the name is the first. */
export const partyLines = ({ name, address, taxNumber, email, phone }: InvoiceParty): string[] =>
	[name, ...address, taxNumber && t.invoices.taxNumber({ number: taxNumber }), email, phone].filter(
		(line): line is string => Boolean(line),
	);
