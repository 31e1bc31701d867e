export const travelHome = {
	/** For search engines. */
	descriptionOnline:
		"Hotel rooms with the total price of your stay. Each hotel says whether you pay online or at the hotel.",
	description: "Hotel rooms with the total price of your stay. You pay at the hotel.",
	title: "Hotels",
	heading: "Where would you like to stay?",
	search: "Search",
	popular: "Popular destinations",
	noHotelsText: "No hotels take bookings yet. Check back soon.",
	noHotels: "No hotels yet",
	home: "Home",
	recommended: "Recommended hotels",
	travel: "Travel",
};
