export const taxSettings = {
	included: "Included in prices",
	active: "Active",
	title: "Taxes",
	/** "rate": its name and percentage. */
	taken: ({ rate }: { rate: string }) =>
		`${rate} is already active for this location. Deactivate or edit that rate instead.`,
	otherTaken: "Another rate is already active for this location. Deactivate or edit that rate instead.",
	rateTitle: "Rate",
	taxRate: "Tax rate",
	rate: "Rate (%)",
	region: "Region",
	nameHint: "Shown on receipts, for example VAT.",
	example725: "For example, 7.25",
	regionHint: "A state or province, as its code or name, like CA. Leave empty for the whole country.",
	inclusiveHint: "If not, tax is added at checkout.",
	tax: "Tax",
	calculation: "Calculation",
	addedCheckout: "Added at checkout",
	lead: "A region’s rate overrides its country’s rate. Locations without a rate aren’t taxed.",
	emptyText: "Orders aren’t taxed until you add a rate for their delivery location.",
	location: "Location",
};
