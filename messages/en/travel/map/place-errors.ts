export const placeErrors = {
	latitude: ({ bound, example }: { bound: number; example: string }) =>
		`Enter the latitude as a number from −${bound} to ${bound}, like ${example}.`,
	longitude: ({ bound, example }: { bound: number; example: string }) =>
		`Enter the longitude as a number from −${bound} to ${bound}, like ${example}.`,
	latitudeToo: "Enter the latitude too, or leave both fields empty.",
	longitudeToo: "Enter the longitude too, or leave both fields empty.",
	noClick: "Click the map where the hotel is, or enter its coordinates.",
};
