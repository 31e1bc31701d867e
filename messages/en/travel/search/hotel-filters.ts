export const hotelFilters = {
	priceOfStay: "Price for the stay",
	pricePerNight: "Price per night",
	showOnly: "Show only",
	freeCancellation: "Free cancellation",
	instant: "Instant confirmation",
	stars: "Stars",
	rating: "Guest rating",
	ratingFrom: ({ rating }: { rating: number }) => `${rating} and up`,
	amenities: "Amenities",
};
