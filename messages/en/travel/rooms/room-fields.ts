/** The fields of a room’s form, in a message about changes by somebody else. */
export const roomFields = {
	name: "Room name",
	description: "Description",
	quantity: "Number of rooms",
	beds: "Beds",
	sizeSqm: "Size",
	sleeps: "Sleeps",
	maxAdults: "Maximum adults",
	guestsIncluded: "Guests included in the price",
	price: "Price per night",
	weekendPrice: "Friday and Saturday",
	extraGuestPrice: "Price per extra guest",
	minNights: "Minimum stay",
	maxNights: "Maximum stay",
};
