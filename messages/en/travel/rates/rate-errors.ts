export const rateErrors = {
	name: "Enter a name for the rate.",
	aName: "A name",
	rooms: "Choose at least one room.",
	direction: "Choose whether the rate is lower or higher.",
	by: "Enter by how much the price differs, such as 10.",
	aDifference: "The difference",
	percentRange: "Enter a percentage from 0 to 90 without decimals.",
	unit: "Choose percent or an amount.",
	board: "Choose the meals that are included.",
	cancellation: "Choose the terms of cancellation.",
	payment: "Choose how guests pay.",
	nightsRange: ({ min, max }: { min: string; max: string }) =>
		`Enter ${min} to ${max} nights, or leave it empty.`,
	daysRange: ({ min, max }: { min: string; max: string }) =>
		`Enter ${min} to ${max} days, or leave it empty.`,
	maxNights: "The maximum stay must not be shorter than the minimum stay.",
	maxDays: "This must not be below the first number of days.",
};
