export const noRooms = {
	deskText: "Rooms appear here when a manager of your hotel adds them.",
	title: "No rooms yet",
	text: "Add a room to one of your hotels first.",
	hotels: "Your hotels",
};
