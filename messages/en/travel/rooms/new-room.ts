export const newRoom = {
	title: "Add a room",
	chooseHotel: "Choose one of your hotels.",
	again: ({ name }: { name: string }) => `${name} is already added.`,
	added: ({ name }: { name: string }) =>
		`${name} is added and open on all nights. Set prices and closures here.`,
	noHotelText: "Add a hotel first, then its rooms.",
	noHotelTitle: "No hotels yet",
	addHotel: "Add your hotel",
	theHotel: "The hotel",
	hotel: "Hotel",
	photoHint: "The first photo represents the room. You can add more later.",
	button: "Add room",
};
