export const taxSettings = {
	included: "Included in prices",
	active: "Active",
	title: "Taxes",
	/** "rate": its name and percentage. */
	taken: ({ rate }: { rate: string }) =>
		`${rate} is already active for this location, class and date. Deactivate or edit that rate instead.`,
	otherTaken:
		"Another rate is already active for this location, class and date. Deactivate or edit that rate instead.",
	rateTitle: "Rate",
	taxRate: "Tax rate",
	rate: "Rate (%)",
	region: "Region",
	nameHint: "Shown on receipts, for example VAT.",
	example725: "For example, 7.25. Where taxes are added together, such as state and county, enter their sum.",
	regionHint: "A state or province, as its code or name, like CA. Leave empty for the whole country.",
	inclusiveHint: "If not, tax is added at checkout. The standard rate decides for all rates of a location.",
	tax: "Tax",
	calculation: "Calculation",
	addedCheckout: "Added at checkout",
	lead: "A region’s rate overrides its country’s rate, and a class without a rate has the standard rate. Locations without a rate aren’t taxed.",
	emptyText: "Orders aren’t taxed until you add a rate for their delivery location.",
	location: "Location",
	startsOn: "Valid from",
	startsOnHint:
		"Leave empty for a rate that is valid already. The newest one that is valid on the day of an order applies.",
	always: "Always",
};
