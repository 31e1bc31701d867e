export const hotelPage = {
	showOnMap: "Show on map",
	rooms: "Rooms",
	check: "Check availability",
	seePrices: "See prices",
	othersInCity: ({ city }: { city: string }) => `Available in ${city} on your dates`,
	noRoomsText: ({ city }: { city: string }) => `Check back later, or choose another hotel in ${city}.`,
	noRooms: "No rooms available at the moment",
};
