import { t } from "#app/common/language/messages.ts";
import type { InvoiceParty } from "#app/common/market/sellers.server.ts";
import type { InvoiceKind } from "#db/schema/invoices.ts";

/** Amounts in minor units of the invoice's currency; negative in a credit note. */
export type InvoiceLine = {
	title: string;
	/** Below the title, such as options. */
	detail: string;
	quantity: number;
	unitPrice: number;
	amount: number;
};

/** `isExempt`: `base` is exempt from the tax, which has no rate then. */
export type InvoiceTax = { name: string; ratePpm: number; base: number; amount: number; isExempt?: boolean };

/** What is sold to whom. */
export type InvoiceContent = {
	/** In which it is printed; null, or absent in those from before it was stored: the market’s own. */
	language?: string | null;
	currency: string;
	buyer: InvoiceParty;
	/** What the invoice is for, such as the dates of a stay, by label. */
	facts: [label: string, value: string][];
	lines: InvoiceLine[];
	/** From the lines to the total: subtotal, discount, delivery. */
	sums: { label: string; amount: number }[];
	taxes: InvoiceTax[];
	/** Whether prices include the taxes. */
	isTaxInclusive: boolean;
	total: number;
	/** How it is paid, such as "Bank transfer". */
	paidBy: string;
	/** The amount paid before the invoice was issued, in minor units. */
	paid: number;
};

/** An invoice or a credit note as it was issued, whatever changes afterwards. */
export type InvoiceSnapshot = InvoiceContent & {
	seller: InvoiceParty;
	/** ISO 3166, two letters. */
	sellerCountry: string;
	/** The date of issue on the seller's calendar. */
	issuedOn: string;
	/** The invoice that a credit note is for. */
	credits?: { number: string; issuedOn: string };
};

export const INVOICE_KINDS: Record<InvoiceKind, { label: string }> = {
	invoice: {
		get label() {
			return t.invoices.kinds.invoice;
		},
	},
	credit_note: {
		get label() {
			return t.invoices.kinds.creditNote;
		},
	},
};

export type InvoiceNumber = { year: number; number: number };

/** `2026-00012`: a seller's invoices and credit notes of a year are counted together. */
export const formatInvoiceNumber = ({ year, number }: InvoiceNumber): string =>
	`${year}-${String(number).padStart(5, "0")}`;

/** Reads a number as it is in a URL or typed; null when it can't be one. */
export function readInvoiceNumber(typed: string): InvoiceNumber | null {
	const [, year, number] = /^\s*([12]\d{3})-0*([1-9]\d{0,8})\s*$/.exec(typed) ?? [];
	return year && number ? { year: Number(year), number: Number(number) } : null;
}

/** The page of an invoice or credit note, below the order, stay or move that it is for. */
export const invoicePath = (number: string, invoice: string): string =>
	`/track/${number}/invoices/${invoice}`;
