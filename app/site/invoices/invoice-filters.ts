import { INVOICE_KINDS } from "#app/common/invoices/invoice-snapshot.ts";
import { dateBound, listFilters, oneOf } from "#app/common/lists/list-filters.ts";
import { unmaskId } from "#app/common/masked-id.ts";

const names = <Labels extends object>(labels: Labels) => Object.keys(labels) as (keyof Labels & string)[];

/** What invoices are for, as the filter and the table name it. */
export const INVOICED = { order: "Order", stay: "Stay", move: "Move" } as const;

/** The market, or a hotel by its masked id; "all" for no choice. */
const seller = {
	usual: "all",
	read: (text: string) => (text === "market" || unmaskId(text) !== null ? text : "all"),
	write: (chosen: string) => chosen,
};

/** `from` and `to` are the first and last date of issue, inclusive. */
const invoiceList = (path: string) =>
	listFilters({
		path,
		narrowing: {
			kind: oneOf(names(INVOICE_KINDS)),
			seller,
			subject: oneOf(names(INVOICED)),
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
