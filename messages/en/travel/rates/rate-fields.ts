/** The fields of a rate’s form, in a message about changes by somebody else. */
export const rateFields = {
	name: "Name",
	direction: "Compared with the standard rate",
	by: "By",
	unit: "Unit",
	board: "Meals included",
	cancellation: "Cancellation",
	freeUntilDays: "Free cancellation",
	lateFeePercent: "Late cancellation fee",
	noShowPercent: "No-show fee",
	payment: "Payment",
	depositPercent: "Deposit",
	minNights: "Minimum stay",
	maxNights: "Maximum stay",
	minDaysAhead: "Booked at least",
	maxDaysAhead: "Booked at most",
};
