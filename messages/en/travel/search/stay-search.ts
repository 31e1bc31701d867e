export const staySearch = {
	destination: "Destination",
	placeholder: "City or hotel",
	checkIn: "Check-in",
	checkOut: "Check-out",
	adults: "Adults",
	children: "Children",
	rooms: "Rooms",
	ages: "Ages of the children in years",
	child: ({ number }: { number: number }) => `Child ${number}`,
	/** In place of an age that is not chosen yet. */
	age: "Age",
	agesMissing: "Enter the children’s ages for the exact price.",
	updatePrice: "Update the price",
};
