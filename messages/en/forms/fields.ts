export const fields = {
	checkDate: "Enter the date as year-month-day, like 2027-03-31.",
	checkTime: "Enter the time like 14:30 or 2:30 pm.",
	enterPeriod: "Enter a start and an end date.",
	startAfterEnd: "The start date must not be after the end date.",
	endInFuture: "The end date must not be in the future.",
	tooManyDays: ({ max }: { max: number }) => `Choose ${max} days or fewer.`,
	startTooEarly: "The start date must be 2000 or later.",
	enterPhone: "Enter your phone number.",
	checkPhone:
		"Enter a phone number in the correct format. For numbers abroad, include the country code, like +44 20 7946 0958.",
	/** After the label of a date or time, in browsers without a picker. */
	dateFormat: "year-month-day",
	timeFormat: "like 14:30",
};
