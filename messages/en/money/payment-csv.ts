/** Headings of the columns of the CSV file of payments. No two may be the same. */
export const paymentCsv = {
	createdAt: "Created at",
	for: "For",
	number: "Number",
	name: "Name",
	email: "Email",
	status: "Status",
	currency: "Currency",
	amount: "Amount",
	charged: "Charged",
	refunded: "Refunded",
	fees: "Fees",
	feeCurrency: "Fee currency",
	provider: "Provider",
	providerId: "Provider ID",
};
