import { t } from "#app/common/language/messages.ts";
import { dateBound, listFilters, namesOf, oneOf, textThat } from "#app/common/lists/list-filters.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { INVOICE_KINDS } from "./invoice-snapshot.ts";

/** What invoices are for, as the filter and the table name it. */
export const INVOICED = {
	get order() {
		return t.invoices.subjects.order;
	},
	get stay() {
		return t.invoices.subjects.stay;
	},
	get move() {
		return t.invoices.subjects.move;
	},
} as const;

/** The market, or a hotel by its masked id; "all" for no choice. */
const seller = textThat((text) => text === "market" || unmaskId(text) !== null);

/** `from` and `to` are the first and last date of issue, inclusive. */
const invoiceList = (path: string) =>
	listFilters({
		path,
		narrowing: {
			kind: oneOf(namesOf(INVOICE_KINDS)),
			seller,
			subject: oneOf(namesOf(INVOICED)),
			from: dateBound,
			to: dateBound,
		},
		sorts: { newest: "desc" },
		sizes: [10, 20, 50],
		usualSize: 20,
	});

/** The list of the market’s staff, with all sellers, and that of hotel owners. */
export const INVOICE_LIST = invoiceList("/dashboard/invoices");
export const HOTEL_INVOICE_LIST = invoiceList("/owner/invoices");

export type InvoiceList = ReturnType<typeof invoiceList>;
export type InvoiceFilters = ReturnType<InvoiceList["read"]>;
