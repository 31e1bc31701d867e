import { ROLES, type Role } from "#app/people/roles.ts";

type Later = { title: string; text: string; roles?: readonly Role[] };

const hotelStaff: readonly Role[] = ["Hotel", "Admin"];
const hotels = "Hotel booking is not open yet.";

/** What the screens that are linked but not open yet say, and who may read it. */
export const NOT_OPEN_YET: Record<string, Later> = {
	"/gomeeha": {
		title: "Hotel booking opens soon",
		text: "We are still signing up hotels. Rooms can’t be searched or booked yet.",
	},
	"/bookings": { title: "Room bookings", text: hotels, roles: ROLES },
	"/owner/dashboard": { title: "Hotel dashboard", text: hotels, roles: hotelStaff },
	"/owner/manage-bookings": { title: "Manage bookings", text: hotels, roles: hotelStaff },
	"/list-new-hotel": { title: "Your hotels", text: "Hotels can’t be listed yet.", roles: hotelStaff },
	"/add-room": { title: "Add a room", text: "Rooms can’t be added yet.", roles: hotelStaff },
	"/hotels": { title: "All hotels", text: "Hotels can’t be listed yet.", roles: ["SuperAdmin"] },
};
