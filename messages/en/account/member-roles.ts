export const memberRoles = {
	owner: {
		label: "Owner",
		may: "Everything, including the team and deleting the hotel.",
	},
	manager: {
		label: "Manager",
		may: "Everything but deleting the hotel and the team.",
	},
	desk: {
		label: "Desk",
		may: "Today, bookings, walk-ins and the messages of guests.",
	},
};
