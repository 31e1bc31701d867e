export const hotelChoice = {
	hotel: "Hotel",
	all: "All hotels",
	show: "Show",
};
