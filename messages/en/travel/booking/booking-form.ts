export const bookingForm = {
	/** The name of the field “Special requests” in a sentence about its length. */
	request: "A request",
};
