import type { InvoiceTotal } from "#app/invoices/invoice-rows.ts";

/** A document with parties, a table and totals, such as an invoice. Texts and amounts are formatted. */
export type PdfSheet = {
	/** What it is: `Invoice`. */
	heading: string;
	number: string;
	/** The name of the seller, at the top and on each page. */
	issuer: string;
	/** ISO 3166, two letters: decides the size of the paper. */
	country: string;
	/** ISO, UTC. */
	issuedAt: string;
	facts: readonly [label: string, value: string][];
	/** What is owed, in large letters below the facts. */
	summary?: string;
	/** Side by side; the first line of each is the name. */
	parties: readonly { title: string; lines: string[] }[];
	/** The first column, which takes the room that the others leave, and the others with their widths in points. */
	columns: readonly [first: string, ...others: { title: string; width: number }[]];
	rows: readonly { cells: string[]; detail: string }[];
	totals: readonly { label: string; amount: string; look: InvoiceTotal["look"] }[];
	/** At the end. */
	notes: readonly string[];
};
