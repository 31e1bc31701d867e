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
	shownReceiptsExampleVat: "Shown on receipts, for example VAT.",
	example725: "For example, 7.25",
	stateProvinceCodeName:
		"A state or province, as its code or name, like CA. Leave empty for the whole country.",
	notTaxAddedCheckout: "If not, tax is added at checkout.",
	tax: "Tax",
	calculation: "Calculation",
	addedCheckout: "Added at checkout",
	regionsRateOverrides:
		"A region’s rate overrides its country’s rate. Locations without a rate aren’t taxed.",
	ordersArentTaxedUntil: "Orders aren’t taxed until you add a rate for their delivery location.",
	location: "Location",
};
