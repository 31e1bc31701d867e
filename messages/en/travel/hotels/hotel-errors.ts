export const hotelErrors = {
	otherCountry: "Another country was chosen.",
	name: "Enter the hotel’s name.",
	/** This and the next three stand in a sentence: “A name must be 150 characters or fewer.” */
	aName: "A name",
	aDescription: "A description",
	description: "Describe the hotel in a few sentences.",
	stars: "Choose a star rating.",
	address: "Enter the street and house number.",
	anAddress: "An address",
	email: "Enter the hotel’s email address.",
	checkIn: "Enter the check-in time.",
	checkOut: "Enter the check-out time.",
	sameDay: "Enter the latest booking time for the same day.",
	freeUntil: "Enter a number of days. 0 means until the day of arrival.",
	confirmation: "Choose how bookings are confirmed.",
	requestHours: "Enter how many hours you need to respond.",
	unconfirmed: "Choose what happens to unconfirmed bookings.",
	houseRules: "The house rules",
	payment: "Choose when guests pay.",
	deposit: "Enter a percentage from 10 to 99.",
	percent: "Enter a percentage from 0 to 100.",
	starsRange: ({ min, max }: { min: string; max: string }) => `The number of stars is from ${min} to ${max}.`,
	daysRange: ({ min, max }: { min: string; max: string }) => `The number of days is from ${min} to ${max}.`,
	lateFeeRange: ({ min, max }: { min: string; max: string }) =>
		`The late cancellation fee is from ${min} to ${max} percent.`,
	noShowRange: ({ min, max }: { min: string; max: string }) =>
		`The no-show fee is from ${min} to ${max} percent.`,
	hoursRange: ({ min, max }: { min: string; max: string }) =>
		`The response time is from ${min} to ${max} hours.`,
	depositRange: ({ min, max }: { min: string; max: string }) =>
		`The deposit is from ${min} to ${max} percent.`,
};
