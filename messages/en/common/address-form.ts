export const addressForm = {
	phoneHint:
		"For questions about your delivery. For a number from another country, start with + and the country code.",
	line1: "Street and house number",
	line2: "Apartment, floor, company",
	city: "Town or city",
	/** A button after another country was chosen. */
	showFields: "Show the fields of this country",
	choose: "Choose…",
};
