/** Headings of the columns of the CSV file of invoices and credit notes. No two may be the same. */
export const invoiceCsv = {
	number: "Number",
	document: "Document",
	dateOfIssue: "Date of issue",
	seller: "Seller",
	customer: "Customer",
	email: "Email",
	for: "For",
	orderOrBooking: "Order or booking",
	forInvoice: "For invoice",
	currency: "Currency",
	tax: "Tax",
	total: "Total",
};
