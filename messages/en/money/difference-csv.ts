/** Headings of the columns of the CSV file of payment differences. No two may be the same. */
export const differenceCsv = {
	foundAt: "Found at",
	record: "Record",
	number: "Number",
	provider: "Provider",
	providerId: "Provider ID",
	difference: "Difference",
	currency: "Currency",
	ourAmount: "Our amount",
	ourStatus: "Our status",
	providerAmount: "Provider amount",
	providerStatus: "Provider status",
	closedAt: "Closed at",
	closedBy: "Closed by",
	note: "Note",
};
