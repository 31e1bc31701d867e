import type { CalendarDate, Fixed, Id, Instant, Money } from "./columns.ts";

export type InvoiceKind = "invoice" | "credit_note";
export type InvoiceSubject = "order" | "stay" | "move";
/** Who sells: the market, or a hotel by its id. */
export type SellerKey = "market" | `hotel ${number}`;

export interface InvoicesTables {
	sellers: SellersTable;
	invoice_counters: InvoiceCountersTable;
	invoices: InvoicesTable;
}

/** What invoices say about a seller. Without a row, or with an empty name, the seller issues none. */
interface SellersTable {
	id: Id;
	key: Fixed<SellerKey>;
	/** Null for the market. */
	hotel_id: Fixed<number | null>;
	name: string;
	/** Several lines. */
	address: string;
	tax_number: string;
	email: string;
	phone: string;
	/** IANA: decides the date and the year of an invoice. */
	time_zone: string;
	/** ISO 3166, two letters: decides the size of the paper. */
	country: string;
	version: number;
	updated_at: Instant;
}

/** The last number of a seller in a year. A transaction that takes the next one locks the row until it ends. */
interface InvoiceCountersTable {
	id: Id;
	/** `statements` counts those of commission. */
	seller: Fixed<SellerKey | "statements">;
	year: Fixed<number>;
	last_number: number;
}

/** Invoices and credit notes. Rows are only ever added. */
interface InvoicesTable {
	id: Id;
	seller: Fixed<SellerKey>;
	year: Fixed<number>;
	number: Fixed<number>;
	kind: Fixed<InvoiceKind>;
	subject: Fixed<InvoiceSubject>;
	subject_number: Fixed<string>;
	/** 1, and one more for an invoice that follows one that was credited in full. */
	issue: Fixed<number>;
	/** What was credited of the invoice so far, with this credit note; 0 for an invoice. */
	credited_total: Fixed<Money>;
	/** The invoice that a credit note is for. */
	invoice_id: Fixed<number | null>;
	/** Negative for a credit note. */
	total: Fixed<Money>;
	currency: Fixed<string>;
	/** JSON: `InvoiceSnapshot`. */
	snapshot: Fixed<string>;
	issued_at: Fixed<Instant>;
	/** The date of issue on the seller's calendar, as printed. */
	issued_on: Fixed<CalendarDate>;
}
