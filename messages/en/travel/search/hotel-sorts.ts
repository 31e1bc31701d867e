export const hotelSorts = {
	recommended: "Recommended",
	price: "Price, low to high",
	rating: "Guest rating",
	stars: "Stars",
};
