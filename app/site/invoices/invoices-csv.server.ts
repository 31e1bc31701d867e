import { INVOICE_KINDS } from "#app/common/invoices/invoice-snapshot.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { Database } from "#db/client.ts";
import { INVOICED, type InvoiceFilters } from "./invoice-filters.ts";
import { eachInvoice, type InvoiceScope, type ListedInvoice } from "./list-invoices.server.ts";

const COLUMNS: Record<string, (row: ListedInvoice) => string> = {
	Number: ({ number }) => number,
	Document: ({ kind }) => INVOICE_KINDS[kind].label,
	"Date of issue": ({ issuedOn }) => issuedOn,
	Seller: ({ seller }) => seller,
	Customer: ({ buyer }) => buyer,
	Email: ({ email }) => email,
	For: ({ subject }) => INVOICED[subject],
	"Order or booking": ({ subjectNumber }) => formatReferenceNumber(subjectNumber),
	"For invoice": ({ credits }) => credits ?? "",
	Currency: ({ currency }) => currency,
	Tax: ({ tax, currency }) => typedMoney(tax, currency),
	Total: ({ total, currency }) => typedMoney(total, currency),
};

/** The filtered invoices and credit notes as CSV, newest first: amounts in major units, negative for credits. */
export const invoicesAsCsv = (db: Database, listing: { filters: InvoiceFilters; scope: InvoiceScope }) =>
	csvFile(eachInvoice(db, listing), COLUMNS);
